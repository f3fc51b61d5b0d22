/** The table of the first screen: who waits, the board of the day, and the way from it into a game. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { texts } from '../i18n/texts.ts';
import { opponentName } from '../new-game/opponent-select.tsx';
import { playersOf } from '../new-game/places.ts';
import { laidTiles } from '../play/input/draft.ts';
import type { DraftStore } from '../play/input/draft-store.ts';
import { draftStore } from '../play/input/draft-store.ts';
import { openGame } from '../play/model/game-model.ts';
import { preferences } from '../preferences/preferences.ts';
import { BotFace } from '../ui/bot-face.tsx';
import { set } from '../ui/set.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { friendlyChoices } from './friendly-choices.ts';
import { goSoftly } from './go-softly.ts';
import { HomeBoard } from './home-board.tsx';
import { openPosition } from './home-session.ts';
import { OpponentDialog } from './opponent-dialog.tsx';
import { chosenBot } from './opponent-list.tsx';
import { readPosition } from './position.ts';
import { PERSON } from './position-text.ts';
import { StatusLine } from './status-line.tsx';
import css from './table.module.css';
import { countBegun } from './today.ts';

/** What is laid on the first screen is forgotten with it. */
const NO_DRAFTS: DraftStore = { read: () => null, write: () => {} };

export interface TableProps {
  readonly edition: string;
  /** Of the position; another one is another table. */
  readonly text: string;
}

export function Table({ edition, text }: TableProps) {
  const { t } = texts.value;
  const { route } = useLocation();
  const isChoosing = useSignal(false);
  const table = useMemo(
    () => setUpTable(edition, text, (id) => goSoftly(() => route(`/play/${id}`))),
    [edition, text],
  );
  useEffect(() => () => table.model.close(), [table]);
  useEffect(() => whenIdle(() => void import('../play/play.tsx')), []);
  const { model, position, play } = table;
  const game = model.game.value;
  const naming = model.naming.value;
  if (game === null || naming === null) return null;
  const bot = chosenBot();
  return (
    <div class={css.table}>
      <div class={css.waiting}>
        <button
          type="button"
          class={css.opponent}
          aria-label={`${t('home.opponents')} ${opponentName(bot)}`}
          aria-haspopup="dialog"
          onClick={set(isChoosing, true)}
        >
          <BotFace bot={bot} size={40} />
          <span class={css.others} />
        </button>
        <p class={css.turn}>{t('home.waiting', { player: opponentName(bot) })}</p>
        <StatusLine model={model} naming={naming} />
      </div>
      <HomeBoard model={model} position={position} game={game} naming={naming} onPlay={play} />
      {isChoosing.value ? <OpponentDialog onClose={set(isChoosing, false)} /> : null}
    </div>
  );
}

/** Players are called when the game begins, so that another opponent does not change the table. */
const players = () =>
  playersOf(
    [
      { kind: 'person', name: preferences.name.value.trim() || texts.value.t('home.player') },
      { kind: 'bot', bot: chosenBot() },
    ],
    opponentName,
  );

function setUpTable(edition: string, text: string, go: (game: string) => void) {
  const choices = friendlyChoices(edition);
  const position = readPosition(text, choices, players());
  const session = openPosition(position, {
    choices,
    players,
    begun: (id) => {
      // The rack stays in the order it has.
      draftStore(id, PERSON).write(model.draft.value);
      countBegun(Date.now());
      // Whoever begins to play has understood the page.
      preferences.hasChosenLanguage.value = true;
      go(id);
    },
  });
  const model = openGame(session, NO_DRAFTS);
  const play = (): void => {
    if (model.isBusy.value) return;
    if (laidTiles(model.draft.value).length === 0) void session.begin();
    else void model.play();
  };
  return { position, model, play };
}

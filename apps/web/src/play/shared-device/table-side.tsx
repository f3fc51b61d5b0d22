/** What belongs to the table and not to one seat: the referee's word, handing the device on, and another game. */
import { useSignal } from '@preact/signals';
import {
  type Action,
  type Author,
  type Game,
  promptsOf,
  refereePromptFor,
  type Verdict,
} from '@taht/rules';
import { botNamed } from '@taht/search';
import { useLocation } from 'preact-iso';
import { texts } from '../../i18n/texts.ts';
import { useParts } from '../../i18n/use-part.ts';
import { localGames } from '../../local-games/client.ts';
import { failureText } from '../../local-games/failure-text.ts';
import type { HostFailure } from '../../local-games/message.ts';
import { useAttempt } from '../../ui/use-attempt.ts';
import type { Session } from '../session/session.ts';
import { rotated } from './device.ts';
import css from './table-side.module.css';

export interface TableSideProps {
  readonly id: string;
  readonly session: Session;
  /** Where whoever has the device may still do something before the others are asked. */
  readonly onHandOn: (() => void) | undefined;
}

export function TableSide({ id, session, onHandOn }: TableSideProps) {
  const isReady = useParts('device');
  const game = session.seen.value?.game;
  if (!isReady || game === undefined) return null;
  return (
    <div class={css.side}>
      {onHandOn === undefined ? null : (
        <button type="button" onClick={onHandOn}>
          {texts.value.t('cover.go-on')}
        </button>
      )}
      <Referee id={id} game={game} session={session} />
      {game.phase.kind === 'over' ? <Rematch game={game} /> : null}
    </div>
  );
}

interface RefereeProps {
  readonly id: string;
  readonly game: Game;
  readonly session: Session;
}

/** On one device the referee is whoever the table says. */
function Referee({ id, game, session }: RefereeProps) {
  const { t } = texts.value;
  const { phase } = game;
  const prompt = refereePromptFor(game);
  const actAs = (by: Author, action: Action): void => {
    const command = crypto.getRandomValues(new Uint32Array(2)).join('-');
    void localGames.ask({ kind: 'act', game: id, by, command, action });
  };
  if (phase.kind === 'joining') {
    const words = phase.challenges[0]?.words ?? [];
    const free = promptsOf(game).flatMap(({ kind, seat }) => {
      const player = game.seats[seat]?.player;
      return kind === 'join' && player !== undefined && botNamed(player.id) === undefined
        ? [{ seat, player }]
        : [];
    });
    return (
      <fieldset class={css.panel}>
        <legend>{t('referee.title')}</legend>
        {free.map(({ seat, player }) => (
          <button
            key={seat}
            type="button"
            onClick={() => actAs({ kind: 'seat', seat }, { kind: 'challenge', words })}
          >
            {t('referee.joins', { player: player.name })}
          </button>
        ))}
        <button type="button" onClick={() => session.act({ kind: 'close-window' })}>
          {t('referee.enough')}
        </button>
      </fieldset>
    );
  }
  if (prompt?.kind === 'close-window')
    return (
      <fieldset class={css.panel}>
        <legend>{t('referee.title')}</legend>
        <button type="button" onClick={() => session.act({ kind: 'close-window' })}>
          {t('referee.stand')}
        </button>
      </fieldset>
    );
  if (prompt?.kind !== 'rule') return null;
  return <Verdicts key={game.version} game={game} words={prompt.words} session={session} />;
}

interface VerdictsProps {
  readonly game: Game;
  readonly words: readonly number[];
  readonly session: Session;
}

/** One word after the other; with the last the verdict is given. */
function Verdicts({ game: { phase }, words, session }: VerdictsProps) {
  const { t } = texts.value;
  const given = useSignal<readonly Verdict[]>([]);
  const number = words[given.value.length];
  const played = 'play' in phase ? phase.play.words : [];
  const word = number === undefined ? '' : (played[number]?.letters.join('') ?? '');
  const give = (verdict: Verdict): void => {
    const verdicts = [...given.value, verdict];
    given.value = verdicts;
    if (verdicts.length === words.length) void session.act({ kind: 'rule', verdicts, reason: '' });
  };
  return (
    <fieldset class={css.panel}>
      <legend>{t('play.referee-word', { word })}</legend>
      <button type="button" onClick={() => give('valid')}>
        {t('referee.good')}
      </button>
      <button type="button" onClick={() => give('invalid')}>
        {t('referee.bad')}
      </button>
    </fieldset>
  );
}

function Rematch({ game }: { readonly game: Game }) {
  const { t } = texts.value;
  const { route } = useLocation();
  const { isBusy, trouble, attempt } = useAttempt<HostFailure>();
  const again = async (): Promise<void> => {
    const { base, houseRules, tileset, lexicon, players } = game.setup;
    const setup = {
      ruleset: base.id,
      tileset: tileset.id,
      lexicon: lexicon?.id ?? null,
      houseRules,
      players: rotated(players),
    };
    const created = await attempt(localGames.ask({ kind: 'create', setup }));
    if (created.ok) route(`/play/${created.value}`);
  };
  return (
    <p class={css.panel}>
      <button type="button" class="main" disabled={isBusy.value} onClick={again}>
        {t('rematch.again')}
      </button>
      {trouble.value === null ? null : (
        <span class="warn" role="alert">
          {failureText(trouble.value, texts.value)}
        </span>
      )}
    </p>
  );
}

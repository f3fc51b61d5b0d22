/** Between two people who share the device: nothing of anybody's tiles is on the page, to the eye or to a screen reader. */
import { alphabetFor } from '@taht/editions';
import { makeNaming, pointsText, turnText } from '@taht/phrasing';
import { type Action, type Author, type Game, mayTakeBackFreely } from '@taht/rules';
import { botNamed } from '@taht/search';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { useParts } from '../../i18n/use-part.ts';
import { localGames } from '../../local-games/client.ts';
import { hush } from '../../ui/announcer.tsx';
import { Loading } from '../../ui/loading.tsx';
import type { Session } from '../session/session.ts';
import { turnsOfSteps } from '../session/steps.ts';
import css from './cover.module.css';

export interface CoverProps {
  /** What everybody may see. */
  readonly session: Session;
  readonly seat: number;
  readonly onOpen: () => void;
}

export function Cover({ session, seat, onOpen }: CoverProps) {
  const isReady = useParts('device');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    hush();
    if (isReady) heading.current?.focus();
  }, [isReady, seat]);
  const game = session.seen.value?.game;
  const { t } = texts.value;
  if (!isReady || game === undefined) return <Loading />;
  const player = game.seats[seat]?.player.name ?? '';
  const lines = recentLines(session, game, seat);
  return (
    <section class={`page ${css.cover}`}>
      <h1 ref={heading} tabIndex={-1}>
        {t('cover.title', { player })}
      </h1>
      <p>{t('cover.about')}</p>
      <button type="button" class="main" onClick={onOpen}>
        {t('cover.open', { player })}
      </button>
      <UndoLast game={game} />
      {lines.length === 0 ? null : (
        <>
          <h2>{t('cover.last')}</h2>
          <ul>
            {lines.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Whoever has just handed the device on may have it back, where that is free. */
function UndoLast({ game }: { readonly game: Game }) {
  const { t } = texts.value;
  const seat = game.seats.findIndex(
    ({ player }, i) => botNamed(player.id) === undefined && mayTakeBackFreely(game, i),
  );
  if (seat < 0) return null;
  const undo = (): void => {
    const command = crypto.getRandomValues(new Uint32Array(2)).join('-');
    const by: Author = { kind: 'seat', seat };
    const action: Action = { kind: 'ask-take-back' };
    void localGames.ask({ kind: 'act', game: game.setup.game, by, command, action });
  };
  return (
    <button type="button" onClick={undo}>
      {t('cover.undo', { player: game.seats[seat]?.player.name ?? '' })}
    </button>
  );
}

/** The turns of the others since this seat last moved. */
function recentLines(session: Session, game: Game, seat: number): readonly string[] {
  if (game.phase.kind === 'setup') return [];
  const naming = makeNaming(game, alphabetFor(game.setup.tileset), texts.value);
  const turns = turnsOfSteps(session.steps.value, game);
  const own = turns.findLastIndex((turn) => turn.seat === seat);
  return turns
    .slice(own + 1)
    .map(
      (turn) =>
        `${naming.player(turn.seat)}: ${turnText(turn, naming, texts.value)} ${pointsText(turn)}`,
    );
}

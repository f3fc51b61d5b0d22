/** A solitaire under way or over: the board, the rack, and what has been reached. */
import { solitaire } from '@taht/modes';
import { laidText } from '@taht/phrasing';
import type { Board, PlacedTile } from '@taht/rules';
import { useEffect, useMemo } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { type LocalSession, openLocalMode } from '../../local-games/other/session.ts';
import frame from '../../play/static/static.module.css';
import { namingOf, StaticBoard } from '../../play/static/static-board.tsx';
import { staticGameWith, withScene } from '../../play/static/static-game.ts';
import { Loading } from '../../ui/loading.tsx';
import { otherGamesFailureText } from '../failure-text.ts';
import { RulesLink } from '../links.tsx';
import css from '../other-games.module.css';
import { solitaireName } from './attempts.tsx';
import { Ending } from './ending.tsx';
import { Optimiser } from './optimiser.tsx';
import { SolitaireTable } from './solitaire-table.tsx';

export type SolitaireSession = LocalSession<solitaire.SolitaireEvent>;

export function SolitaireGame({ id }: { readonly id: string }) {
  const { t } = texts.value;
  const session = useMemo(() => openLocalMode<solitaire.SolitaireEvent>(id), [id]);
  useEffect(() => () => session.close(), [session]);
  const events = session.events.value;
  const failure = session.failure.value;
  if (events !== null) return <Shown session={session} events={events} />;
  if (failure === null) return <Loading />;
  return (
    <section class="page">
      <h1>{otherGamesFailureText(texts.value, failure)}</h1>
      <a class="button" href="/solitaire">
        {t('other.solitaire')}
      </a>
    </section>
  );
}

interface ShownProps {
  readonly session: SolitaireSession;
  readonly events: readonly solitaire.SolitaireEvent[];
}

function Shown({ session, events }: ShownProps) {
  const { t } = texts.value;
  const game = useMemo(() => events.reduce(solitaire.evolve, solitaire.START), [events]);
  const { setup, phase, scores } = game;
  const scene = sceneOf(game);
  return (
    <section class={`page ${frame.wide}`}>
      <h1>{solitaireName(setup, texts.value)}</h1>
      <div class={frame.stepper}>
        <div class={frame.view}>
          {phase.kind === 'over' ? (
            <StaticBoard game={scene} />
          ) : (
            <SolitaireTable session={session} game={game} scene={scene} />
          )}
        </div>
        <div class={frame.side}>
          {phase.kind === 'over' ? <Ending game={game} host={session.host} /> : null}
          <Scores scores={scores} onTurn={phase.kind === 'turn' ? phase.rack : null} />
          {phase.kind === 'over' ? null : (
            <p>
              {setup.variant === 'open'
                ? t('solitaire.left', { count: game.bag.length })
                : t('play.bag', { count: game.bag.length })}
            </p>
          )}
          <Plays events={events} scene={scene} />
          {setup.variant === 'open' ? <Optimiser id={setup.game} scene={scene} /> : null}
          <p class={css.buttons}>
            {setup.variant === 'open' ? (
              <a class="button" href="/words" target="_blank" rel="noopener">
                {t('solitaire.look-up')}
              </a>
            ) : null}
            <RulesLink game="solitaire" />
            <a class="button" href="/solitaire">
              {t('other.solitaire')}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

/** As the components of the standard game draw it. */
function sceneOf({ setup, board, racks, scores, phase }: solitaire.Game) {
  const players = racks.map((_, rack) => ({ id: String(rack), name: String(rack + 1) }));
  const base = { ...setup.base, blank: { reuse: 'none' } as const };
  const onTurn = phase.kind === 'turn' ? phase.rack : null;
  return withScene(staticGameWith({ ...setup, base }, players), { board, scores, racks, onTurn });
}

function Scores({
  scores,
  onTurn,
}: {
  readonly scores: readonly number[];
  readonly onTurn: number | null;
}) {
  const { t } = texts.value;
  const points = scores.map((count) => t('count.points', { count }));
  if (scores.length === 1) return <p class={css.total}>{points[0]}</p>;
  return (
    <ul class={frame.standing}>
      {points.map((tiles, rack) => (
        <li key={rack} aria-current={onTurn === rack ? 'true' : undefined}>
          {t('solitaire.rack', { number: rack + 1, tiles })}
        </li>
      ))}
    </ul>
  );
}

function Plays({
  events,
  scene,
}: {
  readonly events: ShownProps['events'];
  readonly scene: ReturnType<typeof sceneOf>;
}) {
  const { t } = texts.value;
  const plays = playsMade(events);
  if (plays.length === 0) return null;
  const naming = namingOf(scene);
  return (
    <section aria-label={t('game.moves')}>
      <ol class={css.log} reversed>
        {plays.toReversed().map(({ tiles, board, score }, i) => (
          <li key={plays.length - i}>
            {laidText(tiles, board, naming)} · {score}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface PlayMade {
  readonly rack: solitaire.RackNumber;
  readonly tiles: readonly PlacedTile[];
  readonly score: number;
  /** As it was before. */
  readonly board: Board;
}

/** What was taken back is gone. */
function playsMade(events: readonly solitaire.SolitaireEvent[]): readonly PlayMade[] {
  let game = solitaire.START;
  let plays: readonly PlayMade[] = [];
  for (const event of events) {
    const { board } = game;
    game = solitaire.evolve(game, event);
    if (event.kind === 'placed') {
      const { rack, tiles, score } = event;
      plays = [...plays, { rack, tiles, score, board }];
    } else if (event.kind === 'undone') plays = plays.slice(0, game.plays);
  }
  return plays;
}

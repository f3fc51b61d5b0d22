/** What of an event a viewer may see. Nobody is shown another's answer, points or warning; places and the top list are for all. */
import type { DuplicateEvent, FactOf, Stamp } from './event.ts';
import type { Game } from './state.ts';
import {
  type Leader,
  leadersOf,
  type OwnRound,
  type OwnStanding,
  ownRound,
  standingOf,
  type Viewer,
} from './view.ts';

/** How all stand after it, and how the viewer does, in all and in the round it is about. */
interface After {
  readonly leaders: readonly Leader[];
  readonly own: OwnStanding | null;
  readonly ownRound: OwnRound | null;
}

type Veiled =
  | ({ readonly kind: 'entered'; readonly players: number } & Stamp)
  | (Omit<FactOf<'rang'>, 'bests'> & Stamp)
  | (Omit<FactOf<'judged'>, 'rows'> & Stamp & After)
  | ({ readonly kind: 'corrected'; readonly call: number } & Stamp & After)
  | (FactOf<'warned'> & Stamp & After)
  | (FactOf<'undone'> & Stamp & After);

type Open = Exclude<
  DuplicateEvent,
  { kind: 'sealed' | 'entered' | 'rang' | 'judged' | 'corrected' | 'warned' | 'undone' }
>;

/** The referee sees all but the seed. */
export type EventView = Open | Veiled | Exclude<DuplicateEvent, { kind: 'sealed' }>;

/** Null for what this viewer may not know of; the game is the one after the event. */
export function eventFor(event: DuplicateEvent, game: Game, viewer: Viewer): EventView | null {
  if (event.kind === 'sealed') return null;
  if (viewer.kind === 'referee') return event;
  switch (event.kind) {
    case 'entered':
      return { ...stampOf(event), kind: 'entered', players: game.players.length };
    case 'rang':
      return { ...stampOf(event), kind: 'rang', call: event.call };
    case 'judged': {
      const { rows: _, ...rest } = event;
      return { ...rest, ...after(game, viewer, event.call) };
    }
    case 'corrected':
      return {
        ...stampOf(event),
        kind: 'corrected',
        call: event.call,
        ...after(game, viewer, event.call),
      };
    case 'warned':
      return isOwn(event.player, viewer) ? { ...event, ...after(game, viewer) } : null;
    case 'undone':
      return { ...event, ...after(game, viewer) };
    default:
      return event;
  }
}

const isOwn = (player: number, viewer: Viewer): boolean =>
  viewer.kind === 'player' && viewer.player === player;

function after(game: Game, viewer: Viewer, call?: number): After {
  const leaders = leadersOf(game);
  if (viewer.kind !== 'player') return { leaders, own: null, ownRound: null };
  const { player } = viewer;
  const round = game.rounds.findLast((each) => each.call === call);
  return {
    leaders,
    own: standingOf(game, player),
    ownRound: round === undefined ? null : ownRound(round, player),
  };
}

const stampOf = ({ at, by, command }: Stamp): Stamp => ({ at, by, command });

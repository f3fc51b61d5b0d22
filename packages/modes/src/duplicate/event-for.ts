/** What of an event a viewer may see. Nobody is shown another's answer, points or warning; places and the top list are for all. */
import type { PlayerNumber } from './command.ts';
import type { DuplicateEvent, FactOf, Stamp } from './event.ts';
import { type Find, findsOf } from './finds.ts';
import type { Game } from './state.ts';
import {
  isReferee,
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
  | (Omit<FactOf<'judged'>, 'rows'> & { readonly finds: readonly Find[] } & Stamp & After)
  | ({
      readonly kind: 'corrected';
      readonly call: number;
      /** Who now has the points on top. */
      readonly solo: PlayerNumber | null;
      readonly finds: readonly Find[];
    } & Stamp &
      After)
  | (FactOf<'warned'> & Stamp & After)
  | (FactOf<'undone'> & Stamp & After)
  | ({ readonly kind: 'forgotten' } & Stamp & After);

type Open = Exclude<
  DuplicateEvent,
  {
    kind:
      | 'sealed'
      | 'entered'
      | 'rang'
      | 'judged'
      | 'corrected'
      | 'warned'
      | 'undone'
      | 'forgotten';
  }
>;

/** Referees see all but the seed; what everybody got is on the sheet. */
export type EventView = Open | Veiled | Exclude<DuplicateEvent, { kind: 'sealed' | 'judged' }>;

/** Null for what this viewer may not know of; the game is the one after the event. */
export function eventFor(event: DuplicateEvent, viewer: Viewer, game: Game): EventView | null {
  if (event.kind === 'sealed') return null;
  if (event.kind === 'judged') {
    const { rows: _, ...rest } = event;
    return { ...rest, finds: findsIn(game, event.call), ...after(game, viewer, event.call) };
  }
  if (isReferee(game, viewer)) return event;
  switch (event.kind) {
    case 'entered':
      return { ...stampOf(event), kind: 'entered', players: game.players.length };
    case 'rang':
      return { ...stampOf(event), kind: 'rang', call: event.call };
    case 'corrected':
      return {
        ...stampOf(event),
        kind: 'corrected',
        call: event.call,
        solo: roundOf(game, event.call)?.solo?.player ?? null,
        finds: findsIn(game, event.call),
        ...after(game, viewer, event.call),
      };
    case 'warned':
      return isOwn(event.player, viewer) ? { ...event, ...after(game, viewer) } : null;
    case 'undone':
      return { ...event, ...after(game, viewer) };
    case 'forgotten':
      return { ...stampOf(event), kind: 'forgotten', ...after(game, viewer) };
    default:
      return event;
  }
}

const isOwn = (player: number, viewer: Viewer): boolean =>
  viewer.kind === 'player' && viewer.player === player;

const roundOf = ({ rounds }: Game, call: number | undefined) =>
  rounds.findLast((round) => round.call === call);

const findsIn = (game: Game, call: number): readonly Find[] =>
  findsOf(roundOf(game, call)?.points ?? []);

function after(game: Game, viewer: Viewer, call?: number): After {
  const leaders = leadersOf(game);
  if (viewer.kind !== 'player') return { leaders, own: null, ownRound: null };
  const { player } = viewer;
  const round = roundOf(game, call);
  return {
    leaders,
    own: standingOf(game, player),
    ownRound: round === undefined ? null : ownRound(round, player),
  };
}

const stampOf = ({ at, by, command }: Stamp): Stamp => ({ at, by, command });

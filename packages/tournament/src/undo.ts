/** Undoing one command whatever came after it, as long as nothing later stands on what it did. */
import type { Where } from './command.ts';
import type { Fact, TournamentEvent } from './event.ts';
import type { Logged, Tournament } from './state.ts';

/** Once the seed or the people are out of reach, or the tournament is made, there is no way back; nor from what happens to a game, nor from a call, which is ended and holds nothing up. */
const FINAL: readonly Fact['kind'][] = [
  'created',
  'sealed',
  'undone',
  'closed',
  'revealed',
  'forgotten',
  'taken-over',
  'person-forgotten',
  // It is printed.
  'recovery-made',
  'game-begun',
  'game-ended',
  'games-dropped',
  'referee-called',
  'call-ended',
];

export const isUndoable = ({ kind }: Fact): boolean => !FINAL.includes(kind);

/** The first one first. */
export function entriesOf(log: Logged | null): readonly Logged[] {
  const entries: Logged[] = [];
  for (let each = log; each !== null; each = each.before) entries.push(each);
  return entries.reverse();
}

const eventsIn = ({ log }: Tournament): readonly TournamentEvent[] =>
  entriesOf(log).map(({ event }) => event);

/** The events of one command that may be undone. */
export const eventsOf = (state: Tournament, command: string): readonly TournamentEvent[] =>
  eventsIn(state).filter((event) => event.command === command && isUndoable(event));

/** Later commands that touched or read what this one wrote; they have to be undone first. */
export function standingOn(state: Tournament, command: string): readonly string[] {
  const events = eventsIn(state);
  const own = events.filter((event) => event.command === command);
  const written = own.flatMap((event) => touched(event).writes);
  const later = events.slice(events.indexOf(own[0] as TournamentEvent)).filter((event) => {
    const { writes, reads = [] } = touched(event);
    return [...writes, ...reads].some((b) => written.some((a) => overlap(a, b)));
  });
  return [...new Set(later.map((event) => event.command))].filter((each) => each !== command);
}

/** Subjects are paths: a table lies in its round, and a round in its stage. */
const overlap = (a: string, b: string): boolean =>
  `${a}/`.startsWith(`${b}/`) || `${b}/`.startsWith(`${a}/`);

const roundPath = (stage: number, round: number): string => `stage/${stage}/${round}`;
const tablePath = ({ stage, round, table }: Where, part: string): string =>
  `${roundPath(stage, round)}/${table}/${part}`;

interface Touched {
  readonly writes: readonly string[];
  readonly reads?: readonly string[];
}

function touched(fact: Fact): Touched {
  switch (fact.kind) {
    case 'entered':
      return { writes: ['entries'] };
    case 'amended':
      return { writes: [`person/${fact.player}`], reads: ['entries'] };
    case 'marked':
      return { writes: fact.players.map((player) => `status/${player}`), reads: ['entries'] };
    case 'details-set':
      // Phones that came in since did so by keys and rules that this has brought.
      return { writes: ['details', 'device'] };
    case 'officials-set':
      return { writes: ['officials'] };
    case 'taken-over':
    case 'person-forgotten':
      return { writes: ['officials', 'asking', 'device'] };
    case 'asked-in':
      return { writes: [`asking/${fact.id}`] };
    case 'let-in': {
      const { id } = fact.official;
      return { writes: [`officials/${id}`, `asking/${id}`] };
    }
    case 'recovery-made':
      return { writes: ['recovery'] };
    case 'turned-away':
      return { writes: fact.ids.map((id) => `asking/${id}`) };
    case 'door-set':
      return { writes: ['door'] };
    case 'claimed':
    case 'released':
      return { writes: [`device/${fact.player}`], reads: ['entries'] };
    case 'stages-set':
      return { writes: ['plan'] };
    case 'prizes-set':
      return { writes: ['prizes'] };
    case 'hall-rules-set':
      return { writes: ['hall-rules'] };
    case 'lexicon-set':
      return { writes: ['lexicon'] };
    case 'stage-begun': {
      const { stage } = fact;
      return {
        writes: [`stage/${stage}`],
        reads: ['entries', 'plan', 'ties', `stage/${stage - 1}`],
      };
    }
    case 'field-set':
      return { writes: [`stage/${fact.stage}`], reads: [`stage/${fact.stage - 1}`] };
    case 'drawn': {
      const { stage, round } = fact;
      return {
        writes: [roundPath(stage, round)],
        reads: ['entries', 'plan', roundPath(stage, round - 1)],
      };
    }
    case 'reseated':
      return { writes: [roundPath(fact.stage, fact.round)], reads: ['entries'] };
    case 'games-opened':
      return {
        writes: fact.games.map(({ table }) => tablePath({ ...fact, table }, 'result')),
        reads: fact.games.flatMap(({ people }) => people.map(({ player }) => `device/${player}`)),
      };
    case 'letters-drawn':
    case 'result-entered':
    case 'corrected':
    case 'before-noted':
    case 'reported':
    case 'confirmed':
    case 'disputed':
    case 'settled':
      return { writes: [tablePath(fact.where, 'result')] };
    case 'challenged':
    case 'misdrawn':
      return { writes: [tablePath(fact.where, 'log')] };
    case 'tie-broken':
      return { writes: ['ties'] };
    case 'ruled':
      return { writes: [`ruling/${fact.word.join(' ')}`] };
    case 'clock-started':
    case 'clock-stopped':
    case 'clock-resumed':
    case 'extended':
    case 'clock-ran-out':
      return { writes: ['clock'] };
    default:
      return { writes: [] };
  }
}

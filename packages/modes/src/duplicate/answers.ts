/**
 * What one player answers in one duplicate game: a stream of its own, so that thousands can answer at once.
 * An answer may be replaced until the bell seals it; whoever seals reads afterwards, and so nothing that was taken is lost.
 */
import { assertNever, err, ok, type Result } from '@taht/base';
import { isSquare, type PlacedTile, type Square } from '@taht/rules';
import {
  type Command as AnyCommand,
  type Authors,
  refuseKind,
  type Stamp,
  timeOf,
} from '@taht/stream';

export type Author =
  | { readonly kind: 'player' }
  /** A referee or a helper who enters slips. */
  | { readonly kind: 'helper'; readonly name: string }
  | { readonly kind: 'system' };

export interface Answer {
  readonly tiles: readonly PlacedTile[];
  readonly claimed: number | null;
}

export type Action =
  | {
      readonly kind: 'open';
      readonly game: string;
      readonly person: string;
    }
  /** `closes` is when the bell rings, as the game has it; null where slips are still awaited. */
  | ({
      readonly kind: 'hand-in';
      readonly call: number;
      readonly closes: number | null;
    } & Answer)
  | { readonly kind: 'withdraw'; readonly call: number; readonly closes: number | null }
  | { readonly kind: 'seal'; readonly call: number }
  /** The game is over. */
  | { readonly kind: 'close' };

export type Command = AnyCommand<Author, Action>;

export type Fact =
  | {
      readonly kind: 'opened';
      readonly game: string;
      readonly person: string;
    }
  | ({ readonly kind: 'handed-in'; readonly call: number } & Answer)
  | { readonly kind: 'withdrawn'; readonly call: number }
  | { readonly kind: 'sealed'; readonly call: number }
  | { readonly kind: 'closed' };

export type AnswersEvent = Fact & Stamp<Author>;

export interface Answers {
  readonly version: number;
  readonly now: number;
  readonly game: string;
  readonly person: string;
  /** The last call that the bell has closed. */
  readonly sealed: number;
  /** By call. */
  readonly answers: Readonly<Record<number, Answer>>;
  /** Nothing is taken any more. */
  readonly isClosed: boolean;
}

export const START: Answers = {
  version: 0,
  now: 0,
  game: '',
  person: '',
  sealed: 0,
  answers: {},
  isClosed: false,
};

export type Refusal =
  | { readonly code: 'no-answers' }
  | { readonly code: 'already-open' }
  | { readonly code: 'not-for-you'; readonly needs: Author['kind'] }
  | { readonly code: 'too-late' }
  | { readonly code: 'nothing-handed-in' }
  | { readonly code: 'too-many-tiles'; readonly most: number }
  | { readonly code: 'off-board' }
  | { readonly code: 'square-twice'; readonly square: Square }
  | { readonly code: 'points-out-of-range'; readonly most: number };

export type RefusalCode = Refusal['code'];

const MOST_TILES = 8;
const MOST_POINTS = 2000;

const AUTHORS: Readonly<Record<Action['kind'], Authors<Author>>> = {
  open: ['system'],
  'hand-in': ['player', 'helper'],
  withdraw: ['player', 'helper'],
  seal: ['system'],
  close: ['system'],
};

export function decide(state: Answers, command: Command): Result<readonly AnswersEvent[], Refusal> {
  const { id, by, action } = command;
  const refusal = refuseKind(by, AUTHORS[action.kind]);
  if (refusal !== undefined) return err(refusal);
  const facts = factsOf(state, action, command.at);
  if (!facts.ok) return facts;
  const at = timeOf(command, state.now);
  return ok(facts.value.map((fact) => ({ ...fact, at, by, command: id })));
}

function factsOf(state: Answers, action: Action, at: number): Result<readonly Fact[], Refusal> {
  const isOpen = state.version > 0;
  if (action.kind === 'open') {
    const { game, person } = action;
    return isOpen ? err({ code: 'already-open' }) : ok([{ kind: 'opened', game, person }]);
  }
  if (!isOpen) return err({ code: 'no-answers' });
  if (action.kind === 'close') return ok(state.isClosed ? [] : [{ kind: 'closed' }]);
  const { call } = action;
  const isSealed = state.isClosed || call <= state.sealed;
  if (action.kind === 'seal') return ok(isSealed ? [] : [{ kind: 'sealed', call }]);
  const isLate = isSealed || (action.closes !== null && at > action.closes);
  if (isLate) return err({ code: 'too-late' });
  if (action.kind === 'withdraw')
    return state.answers[call] === undefined
      ? err({ code: 'nothing-handed-in' })
      : ok([{ kind: 'withdrawn', call }]);
  const { tiles, claimed } = action;
  const refusal = refuseAnswer(action);
  return refusal === undefined ? ok([{ kind: 'handed-in', call, tiles, claimed }]) : err(refusal);
}

/** Only what no board and no rack could bear; whether it is worth something is found out at the bell. */
export function refuseAnswer({ tiles, claimed }: Answer): Refusal | undefined {
  if (tiles.length > MOST_TILES) return { code: 'too-many-tiles', most: MOST_TILES };
  if (!tiles.every(({ square }) => isSquare(square))) return { code: 'off-board' };
  const squares = tiles.map(({ square }) => square);
  const twice = squares.find((square, i) => squares.indexOf(square) < i);
  if (twice !== undefined) return { code: 'square-twice', square: twice };
  const isPoints = claimed === null || (Number.isInteger(claimed) && claimed >= 0);
  return isPoints && (claimed ?? 0) <= MOST_POINTS
    ? undefined
    : { code: 'points-out-of-range', most: MOST_POINTS };
}

export const evolve = (state: Answers, event: AnswersEvent): Answers => ({
  ...apply(state, event),
  version: state.version + 1,
  now: event.at,
});

function apply(state: Answers, fact: Fact): Answers {
  if (state.version > 0 === (fact.kind === 'opened')) throw new Error('not open, or open twice');
  switch (fact.kind) {
    case 'opened': {
      const { game, person } = fact;
      return { ...state, game, person };
    }
    case 'handed-in': {
      const { call, tiles, claimed } = fact;
      if (state.isClosed || call <= state.sealed) throw new Error(`call ${call} is sealed`);
      return { ...state, answers: { ...state.answers, [call]: { tiles, claimed } } };
    }
    case 'withdrawn': {
      const { [fact.call]: _, ...answers } = state.answers;
      return { ...state, answers };
    }
    case 'sealed':
      return { ...state, sealed: fact.call };
    case 'closed':
      return { ...state, isClosed: true };
    default:
      return assertNever(fact);
  }
}

export type Viewer = 'own' | 'stranger';

/** Nothing of it is anybody else's business, before the bell or after. */
export interface AnswersView {
  readonly game: string;
  readonly sealed: number;
  readonly answers: Readonly<Record<number, Answer>>;
}

export const viewFor = (state: Answers, viewer: Viewer): AnswersView | null => {
  const { game, sealed, answers } = state;
  return viewer === 'own' ? { game, sealed, answers } : null;
};

export const eventFor = (event: AnswersEvent, viewer: Viewer): AnswersEvent | null =>
  viewer === 'own' ? event : null;

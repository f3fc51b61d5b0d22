/** How what a viewer is told of adds up: the view after an event, or null where the event does not say enough. */
import { allTiles, removeTiles, tileOf, tileTables } from '@taht/rules';
import type { AnswersEvent, AnswersView } from './answers.ts';
import type { EventView } from './event-for.ts';
import { afterBest, collecting } from './evolve.ts';
import { topOf } from './state.ts';
import type { DuplicateView, OwnRound, PhaseView } from './view.ts';

export function followView(
  view: DuplicateView,
  event: EventView,
  version: number,
): DuplicateView | null {
  const next = change(view, event);
  return next === null ? null : { ...view, ...next, version, now: event.at };
}

function change(view: DuplicateView, event: EventView): Partial<DuplicateView> | null {
  const { phase } = view;
  switch (event.kind) {
    case 'entered':
      return entered(view, event);
    case 'started':
      return { phase: { kind: 'calling', due: null } };
    case 'called': {
      const { call, round, rack, deadline } = event;
      const bag = view.bag + view.rack.length - rack.length;
      return { call, round, rack, bag, phase: { kind: 'answering', deadline, stopped: null } };
    }
    case 'clock-stopped':
      return answering(phase, { stopped: event.at });
    case 'clock-resumed':
      return answering(phase, { deadline: event.deadline, stopped: null });
    case 'extended':
      return answering(phase, { deadline: event.deadline });
    case 'rang':
      return { phase: rang(view, event) };
    case 'slips-closed':
      return 'bests' in phase ? { phase: { ...phase, isClosed: true } } : {};
    case 'chosen':
      return 'bests' in phase ? { phase: { ...phase, choice: event.play } } : {};
    case 'judged':
      return judged(view, event);
    case 'corrected':
      return 'leaders' in event ? corrected(view, event) : null;
    case 'warned':
    case 'forgotten':
      return 'leaders' in event ? standing(view, event) : null;
    case 'ended':
      return { phase: { kind: 'over', reason: event.reason } };
    case 'revealed':
      return { seed: event.seed };
    case 'answers-filed':
      return {};
    default:
      return null;
  }
}

type EventOf<Kind> = Extract<EventView, { readonly kind: Kind }>;
type After = Extract<EventView, { readonly ownRound: unknown }>;

/** Nobody new has a point; who leads is told with the next verdicts. */
const entered = (
  { entrants }: DuplicateView,
  { players }: EventOf<'entered'>,
): Partial<DuplicateView> | null => {
  if (typeof players === 'number') return { players };
  if (entrants === null) return null;
  const all = [...entrants, ...players];
  return { entrants: all, players: all.length };
};

const answering = (
  phase: PhaseView,
  clock: { readonly deadline?: number; readonly stopped?: number | null },
): Partial<DuplicateView> | null =>
  phase.kind === 'answering' ? { phase: { ...phase, ...clock } } : null;

const rang = ({ duplicate, entrants }: DuplicateView, event: EventOf<'rang'>): PhaseView =>
  'bests' in event ? collecting(event.bests, duplicate, entrants ?? []) : { kind: 'collecting' };

function judged(view: DuplicateView, event: EventOf<'judged'>): Partial<DuplicateView> {
  const { call, best, from, top, equals, solo, finds, at } = event;
  const { caller, pauseSeconds, joker } = view.duplicate;
  const { board, bag, rack } = afterBest(tilesOf(view), joker, best);
  const round = { call, round: view.round, rack: view.rack, best, from, top, equals };
  const rounds = [...view.rounds, { ...round, solo: solo?.player ?? null, finds }];
  return {
    ...standing(view, event),
    board,
    rack,
    bag: bag.length,
    rounds,
    undone: null,
    top: topOf({ rounds }),
    phase: { kind: 'calling', due: caller === 'automatic' ? at + pauseSeconds * 1000 : null },
  };
}

const corrected = (
  view: DuplicateView,
  event: Extract<EventOf<'corrected'>, After>,
): Partial<DuplicateView> => ({
  ...standing(view, event),
  rounds: view.rounds.map((round) =>
    round.call === event.call ? { ...round, solo: event.solo, finds: event.finds } : round,
  ),
});

/** The bag is what lies neither on the board nor on the rack. */
function tilesOf({ tileset, board, rack }: DuplicateView) {
  const lying = board.flatMap((cell) => (cell === null ? [] : [tileOf(cell)]));
  const bag = removeTiles(allTiles(tileset), [...rack, ...lying]);
  return { board, rack, bag, tables: tileTables(tileset) };
}

const standing = (
  { own }: DuplicateView,
  { leaders, own: stands, ownRound }: After,
): Partial<DuplicateView> => ({
  leaders,
  own: stands === null ? null : { ...stands, rounds: roundsWith(own?.rounds ?? [], ownRound) },
});

const roundsWith = (rounds: readonly OwnRound[], round: OwnRound | null): readonly OwnRound[] => {
  if (round === null) return rounds;
  const at = rounds.findIndex(({ call }) => call === round.call);
  return at < 0 ? [...rounds, round] : rounds.with(at, round);
};

/** The same for a player's own answers. */
export function followAnswers(view: AnswersView, event: AnswersEvent): AnswersView | null {
  switch (event.kind) {
    case 'handed-in': {
      const { call, tiles, claimed } = event;
      return { ...view, answers: { ...view.answers, [call]: { tiles, claimed } } };
    }
    case 'withdrawn': {
      const { [event.call]: _, ...answers } = view.answers;
      return { ...view, answers };
    }
    case 'sealed':
      return { ...view, sealed: event.call };
    default:
      return null;
  }
}

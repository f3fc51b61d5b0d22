/** Bingo as a kind of stream. */
import { bingo } from '@taht/modes';
import { bingoCodec, drawStream } from '@taht/record';
import { listOf, NO_FACTS, standStill, streamState, tick } from '../kind/common.ts';
import { type Facts, type Kind, type KindTypes, SYSTEM } from '../kind/kind.ts';
import type { LexiconRefusal } from '../lexicons/lexicons.ts';
import type { WordsEnv } from '../lexicons/words-env.ts';

export interface BingoTypes extends KindTypes {
  readonly env: WordsEnv;
  readonly state: bingo.Game;
  readonly author: bingo.Author;
  readonly action: bingo.Action;
  readonly event: bingo.BingoEvent;
  readonly viewer: bingo.Viewer;
  readonly view: bingo.BingoView;
  readonly eventView: bingo.EventView;
  readonly refusal: bingo.Refusal | LexiconRefusal;
}

export const bingoKind: Kind<BingoTypes> = {
  name: 'bingo',
  ...bingoCodec,
  start: bingo.START,
  decide: (game, command, { judgeFor }) =>
    bingo.decide(game, command, { judge: judgeFor(listOf(game, command)), draw: drawStream }),
  evolve: bingo.evolve,
  authorFor: ({ phase, setup }, who) => {
    if (who.kind !== 'person') return who.kind === 'system' ? SYSTEM : null;
    const isCaller = phase.kind !== 'new' && setup.caller?.id === who.id;
    return isCaller ? { kind: 'caller' } : { kind: 'player', id: who.id };
  },
  viewerFor: (_, who) =>
    who.kind === 'person' ? { kind: 'player', id: who.id } : { kind: 'spectator' },
  viewFor: bingo.viewFor,
  eventFor: bingo.eventFor,
  factsOf,
  timeOf: ({ now }) => now,
  dueOf: bingo.nextDue,
  seals: ({ kind }) => kind === 'forgotten',
  owes: ({ phase, now }) =>
    phase.kind === 'new' ? null : now + (phase.kind === 'over' ? STORED_MS : ABANDONED_MS),
  tick,
  absent: (game, absence) =>
    bingo.nextDue(game) === null ? [] : standStill('hold', 'resume', absence, game.now),
};

/** How long a bingo is stored after its end, or after the last event: its cards hold names and words of people. */
const DAY_MS = 86_400_000;
const STORED_MS = DAY_MS;
const ABANDONED_MS = 30 * DAY_MS;

function factsOf({ phase, setup, players, calls }: bingo.Game): Facts {
  if (phase.kind === 'new') return NO_FACTS;
  const callers = setup.caller === null ? [] : [setup.caller.id];
  return {
    state: streamState(phase),
    players: [...callers, ...players.map(({ id }) => id)],
    labels: [`edition:${setup.tileset.language}`],
    summary: JSON.stringify({ players: players.length, calls: calls.length }),
  };
}

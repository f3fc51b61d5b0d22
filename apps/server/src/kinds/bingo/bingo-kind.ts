/** Bingo as a kind of stream. */
import { bingo } from '@taht/modes';
import { bingoCodec, drawStream } from '@taht/record';
import { refusingLists } from '../../env/lexicon-unavailable.ts';
import type { LexiconRefusal } from '../../env/lexicons.ts';
import type { WordsEnv } from '../../env/words-env.ts';
import type { Facts, Kind, KindTypes } from '../../kind.ts';

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

const SYSTEM: bingo.Author = { kind: 'system' };

export const bingoKind: Kind<BingoTypes> = {
  name: 'bingo',
  version: bingoCodec.version,
  start: bingo.START,
  decide: (game, command, { judgeFor }) =>
    refusingLists(() => {
      const judge = judgeFor(game.phase.kind === 'new' ? null : game.setup.lexicon);
      return bingo.decide(game, command, { judge, draw: drawStream });
    }),
  evolve: bingo.evolve,
  authorFor: ({ phase, setup }, who) => {
    if (who.kind !== 'person') return who.kind === 'system' ? SYSTEM : null;
    const isCaller = phase.kind !== 'new' && setup.caller?.id === who.id;
    return isCaller ? { kind: 'caller' } : { kind: 'player', id: who.id };
  },
  viewerFor: (_, who) =>
    who.kind === 'person' ? { kind: 'player', id: who.id } : { kind: 'spectator' },
  viewFor: bingo.viewFor,
  eventFor: (event, _, viewer) => bingo.eventFor(event, viewer),
  parseAction: bingoCodec.parseAction,
  encode: bingoCodec.encode,
  decode: bingoCodec.decode,
  factsOf,
  timeOf: ({ now }) => now,
  dueOf: bingo.nextDue,
  owes: () => null,
  tick: (id, at) => ({ id, by: SYSTEM, at, action: { kind: 'tick' } }),
  // Calls that fell due while nobody was there come one after the other; nobody loses by it.
  absent: () => [],
};

function factsOf({ phase, setup, players, calls }: bingo.Game): Facts {
  if (phase.kind === 'new') return { state: 'open', players: [], labels: [], summary: '' };
  const callers = setup.caller === null ? [] : [setup.caller.id];
  return {
    state: phase.kind === 'over' ? 'over' : phase.kind === 'entering' ? 'open' : 'live',
    players: [...callers, ...players.map(({ id }) => id)],
    labels: [`edition:${setup.tileset.language}`],
    summary: JSON.stringify({ players: players.length, calls: calls.length }),
  };
}

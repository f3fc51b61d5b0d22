/** Replays what takes a turn: a placement, an exchange, a pass. */
import { assertNever } from '@taht/base';
import { makeRack, type Tile } from '@taht/letters';
import { tileOf } from '@taht/rules';
import type { GcgEvent } from '../file.ts';
import { checkTiles } from './check-tiles.ts';
import { afterMove, isOnTurn } from './order.ts';
import { boardAfter, type RecordedPlay, readRecordedPlay, wordText } from './recorded-play.ts';
import { type Found, type Outcome, readTiles, type State, type Table } from './state.ts';
import { afterPlay, isOut, uncounted } from './stock.ts';

type EventOf<Kind extends GcgEvent['kind']> = Extract<GcgEvent, { kind: Kind }>;
export type MoveEvent = EventOf<'place' | 'exchange' | 'exchange-count' | 'pass'>;

/** What takes a turn; everything else follows a turn or the game. */
export const isMove = (event: GcgEvent): event is MoveEvent =>
  event.kind === 'place' ||
  event.kind === 'exchange' ||
  event.kind === 'exchange-count' ||
  event.kind === 'pass';

export function replayMove(
  table: Table,
  state: State,
  event: MoveEvent,
  player: number,
  following: GcgEvent | undefined,
): Outcome {
  const outcome = moveOutcome(table, state, event, player, following);
  return {
    ...outcome,
    state: { ...outcome.state, order: afterMove(state.order, player) },
    found: [...orderFaults(table, state, event, player), ...outcome.found],
  };
}

function moveOutcome(
  table: Table,
  state: State,
  event: MoveEvent,
  player: number,
  following: GcgEvent | undefined,
): Outcome {
  switch (event.kind) {
    case 'place':
      return replayPlacement(table, state, event, player, following);
    case 'exchange':
    case 'exchange-count':
      return replayExchange(table, state, event, player);
    case 'pass':
      return replayPass(table, state, event, player);
    default:
      return assertNever(event);
  }
}

/** Nobody moves after the game; only a pass is often written there, for a challenge that was lost. */
function orderFaults(
  { nicks }: Table,
  { order, out }: State,
  { kind, player: nick }: MoveEvent,
  player: number,
): readonly Found[] {
  if (out !== null)
    return kind === 'pass' ? [] : [{ kind: 'end', expected: 'game-over', recorded: nick }];
  if (isOnTurn(order, player)) return [];
  return [{ kind: 'turn-order', expected: nicks[order.next[0] ?? 0] ?? '', recorded: nick }];
}

function replayPlacement(
  table: Table,
  state: State,
  event: EventOf<'place'>,
  player: number,
  following: GcgEvent | undefined,
): Outcome {
  const play = readRecordedPlay(table.alphabet, state.ground, table.rules, event);
  const used = play.tiles.map(tileOf);
  const rack = readTiles(table, event.rack);
  const laid = { ...state, ground: boardAfter(state.ground, play.tiles) };
  const checked = checkTiles(table, laid, player, { rack, rackText: event.rack, used });
  const drawn = afterPlay(checked.state.stock, player, used.length);
  const stock = play.fault === undefined ? drawn : uncounted(drawn);
  // A play that breaks a rule has no score of its own; its points are taken as they stand.
  const score = play.score ?? event.score ?? 0;
  const last = {
    player,
    before: { ...state, last: null },
    score,
    recordedScore: event.score,
    rack: rack ?? [],
  };
  const isPhony = following?.kind === 'withdraw' && following.player === event.player;
  return {
    state: {
      ...checked.state,
      stock,
      last,
      quiet: { passes: 0, scoreless: score === 0 ? state.quiet.scoreless + 1 : 0 },
      out: state.out ?? (isOut(stock, player) ? player : null),
    },
    play: play.text,
    words: play.words.map(wordText),
    score,
    found: [
      ...playFaults(play, event),
      ...rackFaults(rack, event),
      ...checked.found,
      ...(isPhony ? [] : wordFaults(table, play)),
      ...scoreFaults(event, play.score ?? event.score),
    ],
  };
}

function replayExchange(
  table: Table,
  state: State,
  event: EventOf<'exchange' | 'exchange-count'>,
  player: number,
): Outcome {
  const rack = readTiles(table, event.rack);
  const named = event.kind === 'exchange' ? readTiles(table, event.tiles) : undefined;
  const count = event.kind === 'exchange' ? (named?.length ?? 0) : event.count;
  const use = { rack, rackText: event.rack, used: named ?? [] };
  const checked = checkTiles(table, state, player, use);
  // Which tiles were kept is known only where those given away are.
  const kept = named === undefined ? state.stock.known.with(player, []) : checked.state.stock.known;
  const text = event.kind === 'exchange' ? event.tiles : String(event.count);
  const quiet = {
    passes: table.rules.exchange.countsAsPass ? state.quiet.passes + 1 : 0,
    scoreless: state.quiet.scoreless + 1,
  };
  return {
    state: {
      ...checked.state,
      stock: { ...checked.state.stock, known: kept },
      last: restingMove(player),
      quiet,
    },
    play: `-${named === undefined ? text : makeRack(named)}`,
    words: [],
    score: 0,
    found: [
      ...rackFaults(rack, event),
      ...(event.kind === 'exchange' ? rackFaults(named, { rack: event.tiles }) : []),
      ...(checked.found.length > 0 ? checked.found : bagFaults(table, state, count)),
      ...scoreFaults(event, 0),
    ],
  };
}

function replayPass(table: Table, state: State, event: EventOf<'pass'>, player: number): Outcome {
  const rack = readTiles(table, event.rack);
  const checked = checkTiles(table, state, player, { rack, rackText: event.rack, used: [] });
  const { passes, scoreless } = state.quiet;
  return {
    state: {
      ...checked.state,
      last: restingMove(player),
      quiet: { passes: passes + 1, scoreless: scoreless + 1 },
    },
    play: '-',
    words: [],
    score: 0,
    found: [...rackFaults(rack, event), ...checked.found, ...scoreFaults(event, 0)],
  };
}

const restingMove = (player: number): State['last'] => ({
  player,
  before: null,
  score: 0,
  recordedScore: 0,
  rack: [],
});

const playFaults = ({ fault }: RecordedPlay, { position, word }: EventOf<'place'>): Found[] =>
  fault === undefined
    ? []
    : [{ kind: fault.kind, expected: fault.code, recorded: `${position} ${word}` }];

const rackFaults = (tiles: readonly Tile[] | undefined, { rack }: { rack: string }): Found[] =>
  tiles === undefined ? [{ kind: 'syntax', expected: 'tiles', recorded: rack }] : [];

const wordFaults = ({ isWord }: Table, { words }: RecordedPlay): Found[] =>
  words
    .filter(({ letters }) => isWord !== undefined && !isWord(letters))
    .map((word) => ({ kind: 'word', expected: 'valid', recorded: wordText(word) }));

const scoreFaults = ({ score }: Pick<GcgEvent, 'score'>, expected: number | null): Found[] =>
  score === null || expected === null || score === expected
    ? []
    : [{ kind: 'score', expected, recorded: score }];

/** No more tiles can be exchanged than the bag holds, and none below the limit of the rules. */
function bagFaults({ rules }: Table, { stock }: State, count: number): Found[] {
  const least = Math.max(rules.exchange.minBag, count);
  return stock.isCounted && stock.bag < least
    ? [{ kind: 'tiles', expected: least, recorded: stock.bag }]
    : [];
}

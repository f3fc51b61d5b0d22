/** Lines such as `A 8E HORN`, `B challenge 0`, `ref rule valid` as commands. */
import { parseRack, parseWord } from '@taht/letters';
import {
  type Action,
  type Author,
  type Game,
  parseSquare,
  type Square,
  type Verdict,
  type Vote,
} from '@taht/rules';
import { alphabetOf } from './alphabets.ts';
import { placementOf, tilesAt } from './ground.ts';

export function readLine(game: Game, line: string): { by: Author; action: Action } {
  const [who = '', verb = '', ...rest] = line.split(/\s+/);
  const reader = READERS[verb];
  const action = reader === undefined ? readPlay(game, verb, rest) : reader(rest, game);
  return { by: readAuthor(who), action };
}

/** Seats are called A to D. */
export const seatNamed = (name: string): number => 'ABCD'.indexOf(name);

function readAuthor(who: string): Author {
  if (who === 'host') return { kind: 'system' };
  if (who === 'ref') return { kind: 'referee', name: 'Referee' };
  return { kind: 'seat', seat: seatNamed(who) };
}

const plain = (kind: string) => (): Action => ({ kind }) as Action;
const numbers = (words: readonly string[]): number[] => words.map(Number);
const textOf = (words: readonly string[]): string => words.join(' ');

const READERS: Readonly<Record<string, (rest: readonly string[], game: Game) => Action>> = {
  agree: ([contribution]) =>
    contribution === undefined ? { kind: 'agree' } : { kind: 'agree', contribution },
  refuse: (rest) => ({ kind: 'refuse-rule', name: textOf(rest) }),
  lay: (rest) => ({ kind: 'place', tiles: tilesAt(textOf(rest)) }),
  pass: plain('pass'),
  exchange: ([tiles = ''], game) => ({ kind: 'exchange', tiles: must(rackOf(game, tiles)) }),
  bags: (rest) => ({ kind: 'choose-bags', counts: numbers(rest) }),
  accept: plain('accept'),
  challenge: (rest) =>
    rest.length === 0 ? { kind: 'challenge' } : { kind: 'challenge', words: numbers(rest) },
  vote: ([vote]) => ({ kind: 'vote-verdict', vote: vote as Vote }),
  claim: (rest) => ({ kind: 'claim-theme', words: numbers(rest) }),
  theme: ([vote]) => ({ kind: 'vote-theme', vote: vote as Vote }),
  look: ([word = ''], game) => ({
    kind: 'look-up',
    word: must(parseWord(alphabetOf(game.setup.tileset.id), word)),
  }),
  resign: plain('resign'),
  leave: plain('leave'),
  end: plain('agree-end'),
  ask: plain('ask-take-back'),
  answer: ([vote]) => ({ kind: 'answer-take-back', vote: vote as Vote }),
  close: plain('close-window'),
  rule: (rest) => ({ kind: 'rule', verdicts: rest as readonly Verdict[], reason: 'looked up' }),
  misdraw: ([seat = '', count]) => ({
    kind: 'find-misdraw',
    seat: seatNamed(seat),
    count: Number(count),
    reason: 'counted',
  }),
  undo: (rest) => ({ kind: 'undo', reason: textOf(rest) }),
  replace: ([seat = '', name = '']) => ({
    kind: 'replace',
    seat: seatNamed(seat),
    player: { id: name.toLowerCase(), name },
  }),
  give: ([seat = '', seconds]) => ({
    kind: 'give-time',
    seat: seatNamed(seat),
    seconds: Number(seconds),
  }),
  abort: plain('abort'),
  vacation: ([seat = '', until]) => ({
    kind: 'begin-vacation',
    seat: seatNamed(seat),
    until: Number(until) * 1000,
  }),
  back: ([seat = '']) => ({ kind: 'end-vacation', seat: seatNamed(seat) }),
  pause: plain('pause'),
  resume: plain('resume'),
  tick: plain('tick'),
};

/** `8E HORN`, and `8E HORN swap H7` where a blank on H7 is replaced first. */
function readPlay({ setup, board }: Game, place: string, rest: readonly string[]): Action {
  const [text = '', swap, ...squares] = rest;
  const tiles = placementOf(setup.tileset.id, board, `${place} ${text}`);
  if (swap !== 'swap') return { kind: 'place', tiles };
  return { kind: 'place', tiles, swaps: squares.map((name) => parseSquare(name) as Square) };
}

const rackOf = (game: Game, tiles: string) => parseRack(alphabetOf(game.setup.tileset.id), tiles);

function must<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/**
 * The `.t` file of tsh: a line for each player with name, rating and opponents, then after semicolons the scores, and
 * further fields with a key each. `p12` says who began: 1 this player, 2 the opponent, 0 nobody, more not known.
 */
import { err, ok, type Result } from '@taht/base';
import { type DuelGame, type DuelPlayer, nameInFile } from './division.ts';

export type TshFailure = {
  /** From 1. */
  readonly line: number;
  readonly expected: 'name-and-rating' | 'numbers' | 'opponent';
};

export function parseTsh(text: string): Result<DuelPlayer[], TshFailure> {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((content, i) => ({ line: i + 1, said: content.replace(/#.*$/, '').trim() }))
    .filter(({ said }) => said !== '');
  const players: DuelPlayer[] = [];
  for (const { line, said } of lines) {
    const player = parsePlayer(said);
    if (!player.ok) return err({ line, expected: player.error });
    if (player.value.games.some(({ opponent }) => opponent > lines.length))
      return err({ line, expected: 'opponent' });
    players.push(player.value);
  }
  return ok(players);
}

function parsePlayer(line: string): Result<DuelPlayer, TshFailure['expected']> {
  const [start = '', scores = '', ...fields] = line.split(';').map((field) => field.trim());
  const [, name, rating, paired = ''] = /^(.*[^\s\d])\s+(\d+)((?:\s+\d+)*)$/.exec(start) ?? [];
  if (name === undefined) return err('name-and-rating');
  const more = new Map(fields.filter((field) => field !== '').map(keyed));
  const [opponents, points, starts] = [paired, scores, more.get('p12') ?? ''].map(numbersIn);
  if (opponents === undefined || points === undefined || starts === undefined)
    return err('numbers');
  more.delete('p12');
  const games = opponents.map(
    (opponent, round): DuelGame => ({
      opponent,
      score: points[round] ?? null,
      begins: BEGINS.get(starts[round]) ?? null,
    }),
  );
  return ok({ name, rating: Number(rating), games, more });
}

const BEGINS: ReadonlyMap<number | undefined, boolean> = new Map([
  [1, true],
  [2, false],
]);

function keyed(field: string): [string, string] {
  const [key = '', ...values] = field.split(/\s+/);
  return [key, values.join(' ')];
}

/** Undefined where something else is among them. */
function numbersIn(text: string): number[] | undefined {
  const numbers = text.split(/\s+/).filter((word) => word !== '');
  return numbers.every((word) => /^-?\d{1,6}$/.test(word)) ? numbers.map(Number) : undefined;
}

export const makeTsh = (players: readonly DuelPlayer[]): string =>
  players.map((player) => `${makePlayer(player)}\n`).join('');

function makePlayer({ name, rating, games, more }: DuelPlayer): string {
  const played = games.slice(0, games.findIndex(({ score }) => score === null) >>> 0);
  const fields = [
    [nameInFile(name).padEnd(22), rating, ...games.map(({ opponent }) => opponent)],
    ['', ...played.map(({ score }) => score)],
    ['', 'p12', ...games.map(startOf)],
    ...[...more].map(([key, value]) => ['', key, value]),
  ];
  return fields.map((words) => words.join(' ').trimEnd()).join(';');
}

function startOf({ opponent, begins }: DuelGame): number {
  if (opponent === 0) return 0;
  if (begins === null) return 3;
  return begins ? 1 : 2;
}

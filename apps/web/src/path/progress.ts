/** How far somebody has come on the path of each edition, as this device remembers it, and as an account carries it. */
import { botNamed } from '@taht/search';
import type { SavedGame } from '../local-games/message.ts';
import { remembered } from '../preferences/preferences.ts';
import { BOT_OF, POSITIONS, RUNGS, type Rung, WINS } from './rungs.ts';

export interface RungState {
  /** The positions that were solved, a bit for each. */
  readonly solved: number;
  /** When the last of them was; games before that do not count. */
  readonly since: number;
  /** The games that were won. */
  readonly wins: readonly string[];
}

export type PathState = Readonly<Partial<Record<Rung, RungState>>>;

const NOTHING: RungState = { solved: 0, since: 0, wins: [] };
const ALL_SOLVED = (1 << POSITIONS) - 1;

type Paths = Readonly<Record<string, PathState>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRungState = (value: unknown): value is RungState =>
  isRecord(value) &&
  Number.isInteger(value.solved) &&
  Number.isFinite(value.since) &&
  Array.isArray(value.wins);

const isPaths = (value: unknown): value is Paths =>
  isRecord(value) &&
  Object.values(value).every((path) => isRecord(path) && Object.values(path).every(isRungState));

export const paths = remembered<Paths>('path', {}, isPaths);

export const stateOf = (path: PathState | undefined, rung: Rung): RungState =>
  path?.[rung] ?? NOTHING;

export const isSolved = ({ solved }: RungState, position: number): boolean =>
  (solved & (1 << position)) !== 0;

export const solvedIn = ({ solved }: RungState): number =>
  Array.from({ length: POSITIONS }, (_, at) => at).filter((at) => (solved & (1 << at)) !== 0)
    .length;

export const isPractised = ({ solved }: RungState): boolean => solved === ALL_SOLVED;

export const isPassed = (state: RungState): boolean =>
  isPractised(state) && state.wins.length >= WINS;

export function withSolved(path: PathState, rung: Rung, position: number, now: number): PathState {
  const state = stateOf(path, rung);
  const solved = state.solved | (1 << position);
  const isNow = solved === ALL_SOLVED && state.solved !== ALL_SOLVED;
  return { ...path, [rung]: { ...state, solved, since: isNow ? now : state.since } };
}

/** Each game that was won counts for the first rung that waits for one against that bot. */
export function withGames(
  path: PathState,
  games: readonly SavedGame[],
  edition: string,
): PathState {
  let next = path;
  for (const game of games.toSorted((a, b) => a.at - b.at)) {
    const bot = beatenBot(game);
    if (bot === undefined || game.edition !== edition) continue;
    if (RUNGS.some((rung) => stateOf(next, rung).wins.includes(game.id))) continue;
    const rung = RUNGS.find((each) => {
      const state = stateOf(next, each);
      const isOpen = isPractised(state) && !isPassed(state) && BOT_OF[each] === bot;
      return isOpen && game.at > state.since;
    });
    if (rung === undefined) continue;
    const state = stateOf(next, rung);
    next = { ...next, [rung]: { ...state, wins: [...state.wins, game.id] } };
  }
  return next;
}

/** The bot that one person has beaten alone. */
function beatenBot({ players, scores, isOver }: SavedGame): string | undefined {
  if (!isOver || players.length !== 2) return undefined;
  const bots = players.map(({ id }) => botNamed(id));
  const seat = bots.findIndex((bot) => bot !== undefined);
  const person = 1 - seat;
  if (seat < 0 || bots[person] !== undefined) return undefined;
  return (scores[person] ?? 0) > (scores[seat] ?? 0) ? bots[seat] : undefined;
}

/** Two figures for each rung: what was solved, and how many games were won. */
export const encodePath = (path: PathState): string =>
  RUNGS.map((rung) => {
    const state = stateOf(path, rung);
    return `${state.solved}${Math.min(WINS, state.wins.length)}`;
  }).join('');

/** With what an account knows from other devices; neither side loses anything. */
export function mergePath(path: PathState, carried: string): PathState {
  if (!new RegExp(`^([0-${ALL_SOLVED}][0-${WINS}]){${RUNGS.length}}$`, 'u').test(carried))
    return path;
  let merged = path;
  for (const [i, rung] of RUNGS.entries()) {
    const state = stateOf(merged, rung);
    const solved = state.solved | Number(carried[2 * i]);
    const won = Number(carried[2 * i + 1]);
    const others = Array.from({ length: won - state.wins.length }, (_, at) => `account-${at}`);
    if (solved !== state.solved || others.length > 0)
      merged = { ...merged, [rung]: { ...state, solved, wins: [...state.wins, ...others] } };
  }
  return merged;
}

/** Standard games as scripts: who sends what, command by command, and what must come of it, whatever else happens. */
import type { Game, GameEvent, Judge } from '@taht/rules';
import { hashJudge, noJudge, type PlayedGame, playRandomGame, randomEnv } from '@taht/testkit';
import { type GameEnv, gameKind } from '../../src/game/game-kind.ts';
import type { Who } from '../../src/kind/kind.ts';

export interface GameScript {
  readonly env: GameEnv;
  readonly judge: 'hash' | 'none';
  readonly lines: readonly Line[];
}

export interface Line {
  readonly id: string;
  readonly who: Who;
  readonly action: unknown;
  /** What it leads to. */
  readonly outcome: string;
}

const silent = { event: () => {}, refusal: () => {}, reloaded: () => {} };

/** Random games in which no clock runs, so that they come out the same however long they take. */
export function gameScripts(seed: number, howMany: number): readonly GameScript[] {
  const scripts: GameScript[] = [];
  for (let i = 0; scripts.length < howMany; i++) {
    const played = playRandomGame(seed + i, silent);
    const script = [hashJudge, noJudge].map((judge) => scriptOf(played, judge)).find(Boolean);
    if (script) scripts.push(script);
  }
  return scripts;
}

/** Undefined where somebody is timed, or where this was not the judge. */
function scriptOf({ entries }: PlayedGame, judge: Judge): GameScript | undefined {
  const env: GameEnv = { wordsFor: () => randomEnv(judge) };
  let game: Game = gameKind.start;
  const lines: Line[] = [];
  for (const { command, events } of entries) {
    const { id, by, action } = command;
    const decided = gameKind.decide(game, command, env);
    if (!decided.ok || decided.value.length !== events.length) return undefined;
    const player = by.kind === 'seat' ? game.seats[by.seat]?.player.id : undefined;
    const who: Who = by.kind === 'seat' ? { kind: 'person', id: player ?? '' } : by;
    lines.push({ id, who, action, outcome: outcomeOf(events) });
    for (const event of events) game = gameKind.evolve(game, event);
    const isTimed = gameKind.dueOf?.(game) !== null || game.clock.running !== null;
    if (isTimed || action.kind === 'tick') return undefined;
  }
  return { env, judge: judge === hashJudge ? 'hash' : 'none', lines };
}

/** Times and the names of commands are the server's own, and keys have no order; all else is to be the same. */
export const outcomeOf = (events: readonly GameEvent[]): string =>
  JSON.stringify(events, (key, part) => {
    if (key === 'at' || key === 'command') return undefined;
    const isRecord = typeof part === 'object' && part !== null && !Array.isArray(part);
    return isRecord ? Object.fromEntries(Object.entries(part).sort()) : part;
  });

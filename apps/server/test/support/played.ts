/** Random games that were played before, to be played again over the wire: the same commands at the same times. */
import type { Command, Judge, Setup } from '@taht/rules';
import { hashJudge, noJudge, type PlayedGame, playRandomGame, randomEnv } from '@taht/testkit';
import { type GameEnv, gameKind } from '../../src/game/game-kind.ts';
import type { Who } from '../../src/kind/kind.ts';

export interface Replay {
  readonly played: PlayedGame;
  readonly setup: Setup;
  readonly env: GameEnv;
}

const silent = { event: () => {}, refusal: () => {}, reloaded: () => {} };

/** Undefined for a game that changed its mind about words on the way. */
export function replayOf(seed: number): Replay | undefined {
  const played = playRandomGame(seed, silent);
  const judge = judgeOf(played);
  const action = played.entries[0]?.command.action;
  if (judge === undefined || action?.kind !== 'create') return undefined;
  return { played, setup: action.setup, env: envWith(judge) };
}

/** With the judge that was used every decision comes out the same. */
export const judgeOf = ({ entries }: PlayedGame): Judge | undefined =>
  [hashJudge, noJudge].find((judge) => {
    let game = gameKind.start;
    return entries.every(({ command, events }) => {
      const decided = gameKind.decide(game, command, envWith(judge));
      if (!decided.ok || decided.value.length !== events.length) return false;
      for (const event of events) game = gameKind.evolve(game, event);
      return true;
    });
  });

export function envWith(judge: Judge): GameEnv {
  const { hasPlay } = randomEnv(judge);
  return { wordsFor: () => ({ judge, ...(hasPlay === undefined ? {} : { hasPlay }) }) };
}

/** The person at the seat, or whoever else it was. */
export const whoOf = ({ by }: Command, players: readonly string[]): Who =>
  by.kind === 'seat' ? { kind: 'person', id: players[by.seat] ?? '' } : by;

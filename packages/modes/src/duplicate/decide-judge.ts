/** The verdicts on a round: all answers at once, in one event. */
import type { PlayerNumber, SealedAnswer } from './command.ts';
import { settle } from './decide-round.ts';
import { answerReader, judgePlay, standingPlay } from './judge.ts';
import { laidOf } from './laid.ts';
import type { Refusal } from './refusal.ts';
import { resultsOf, soloOf } from './results.ts';
import type { Run } from './run.ts';
import { type Game, hasNumber, isReady } from './state.ts';

export function decideJudge(
  run: Run,
  call: number,
  answers: readonly SealedAnswer[],
): Refusal | undefined {
  const { state: game, env } = run;
  const { phase, tables } = game;
  const { duplicate } = game.setup;
  if (phase.kind !== 'collecting') return { code: 'wrong-phase', phase: phase.kind };
  if (call !== game.calls) return { code: 'no-such-round', call };
  if (!isReady(game)) return { code: 'not-ready' };
  const refusal = refuseAnswers(game, answers);
  if (refusal !== undefined) return refusal;
  const read = answerReader(game, env.judge);
  const plays = answers.map((answer) => standingPlay(read(answer.tiles), answer, duplicate));
  const handedIn = plays.flatMap((play) => (play.ok ? [play.value] : []));
  const top = phase.bests[phase.choice ?? 0] ?? null;
  const laid = laidOf(duplicate, phase.bests, top, handedIn, tables);
  const rows = answers.map((answer, i) => ({
    player: answer.player,
    ...judgePlay(plays[i] as (typeof plays)[number], laid.best, duplicate),
    digest: env.digest(answer),
  }));
  const solo = soloOf(duplicate, laid.best, resultsOf(game.players, rows));
  run.emit({ kind: 'judged', call, ...laid, rows, solo });
  settle(run);
  return undefined;
}

export function decideFileAnswers(run: Run): Refusal | undefined {
  const { phase, isFiled } = run.state;
  if (phase.kind !== 'over') return { code: 'wrong-phase', phase: phase.kind };
  if (!isFiled) run.emit({ kind: 'answers-filed' });
  return undefined;
}

function refuseAnswers(game: Game, answers: readonly SealedAnswer[]): Refusal | undefined {
  const seen = new Set<PlayerNumber>();
  for (const { player } of answers) {
    if (!hasNumber(game, player)) return { code: 'no-such-player', player };
    if (seen.has(player)) return { code: 'player-twice', player };
    seen.add(player);
  }
  return undefined;
}

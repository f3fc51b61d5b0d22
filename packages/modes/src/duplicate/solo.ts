/** A finished game played again by one person, without a clock, against the field that played it. */
import type { Judge, Play } from '@taht/rules';
import type { Answer } from './answers.ts';
import type { Entrant, Setup } from './command.ts';
import type { Fact, JudgedRow } from './event.ts';
import { evolve } from './evolve.ts';
import { judgePlay, readAnswer, standingPlay } from './judge.ts';
import { resultsOf, soloOf } from './results.ts';
import type { DuplicateRules } from './ruleset.ts';
import { type Game, type Round, START } from './state.ts';

/** What of a finished game is open to all. */
export interface Archive {
  readonly setup: Setup;
  readonly field: readonly (Pick<Entrant, 'name' | 'hall'> & { readonly penalty: number })[];
  readonly rounds: readonly ArchivedRound[];
}

export type ArchivedRound = Omit<Round, 'verdicts' | 'solo'>;

export const archiveOf = ({ setup, players, penalties, rounds }: Game): Archive => ({
  setup: { ...setup, referees: [] },
  field: players.map(({ name, hall }, i) => ({ name, hall, penalty: penalties[i] ?? 0 })),
  rounds: rounds.map(({ verdicts: _, solo: __, ...round }) => round),
});

/** The number of the person who plays: after all the others. */
export const soloNumber = ({ field }: Archive): number => field.length + 1;

/** The game after these answers, one for each rack and null for none: at the next rack, or over. */
export function soloGame(
  archive: Archive,
  name: string,
  answers: readonly (Answer | null)[],
  judge: Judge,
): Game {
  let game = opening(archive, name).reduce(fold, START);
  for (const [i, round] of archive.rounds.entries()) {
    game = fold(game, called(round));
    const answer = answers[i];
    if (answer === undefined) return game;
    const { call, best, from, top, equals } = round;
    const rows = rowsOf(archive, round, game, answer, judge);
    const solo = soloOf(game.setup.duplicate, best, resultsOf(game.players, rows));
    game = fold(game, { kind: 'rang', call, bests: best === null ? [] : [best] });
    game = fold(game, { kind: 'judged', call, best, from, top, equals, rows, solo });
  }
  return fold(game, { kind: 'ended', reason: 'played-out' });
}

const fold = (game: Game, fact: Fact): Game =>
  evolve(game, { ...fact, at: 0, by: { kind: 'system' }, command: 'solo' });

function opening({ setup, field }: Archive, name: string): readonly Fact[] {
  const players = [...field, { name, hall: '' }].map((player, i) => ({
    ...{ id: `${i + 1}`, name: player.name, hall: player.hall },
    hands: 'device' as const,
  }));
  return [
    { kind: 'created', ...setup },
    { kind: 'entered', players },
    ...field.flatMap(({ penalty }, i): Fact[] =>
      penalty === 0 ? [] : [{ kind: 'warned', player: i + 1, points: penalty, reason: '' }],
    ),
    { kind: 'started' },
  ];
}

const called = ({ call, round, rack }: ArchivedRound): Fact => ({
  ...{ kind: 'called', call, round, rack, draws: 0, source: 'referee' },
  deadline: Number.MAX_SAFE_INTEGER,
});

function rowsOf(
  archive: Archive,
  round: ArchivedRound,
  game: Game,
  answer: Answer | null,
  judge: Judge,
): readonly JudgedRow[] {
  const field = round.points.flatMap((each, i): JudgedRow[] =>
    each === 0 ? [] : [{ player: i + 1, points: each, verdict: 'good', digest: '' }],
  );
  if (answer === null) return field;
  const { duplicate } = archive.setup;
  const play = standingPlay(readAnswer(game, answer.tiles, judge), answer, duplicate);
  const counted = play.ok && isBetter(play.value, round, duplicate) ? play.value : round.best;
  const judgement = judgePlay(play, counted, duplicate);
  return [...field, { player: soloNumber(archive), ...judgement, digest: '' }];
}

/** Better than all that were handed in: it would have been laid, and so it counts; what was laid stays. */
const isBetter = (
  { score }: Play,
  { points }: ArchivedRound,
  { laid }: Pick<DuplicateRules, 'laid'>,
): boolean => laid === 'best-slip' && points.every((each) => each < score);

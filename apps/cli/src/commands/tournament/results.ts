/** `taht tournament enter`: enters the result of one table, or of many from a list. */
import { resolve } from 'node:path';
import { err, ok, type Result } from '@taht/base';
import { readInput } from '@taht/host/files';
import { plain, type Texts } from '@taht/phrasing';
import {
  type NotedBefore,
  parseCsv,
  type Round,
  readResults,
  type SeatScore,
  type TableScores,
  typedScores,
  type Where,
} from '@taht/tournament';
import type { Commands } from '../../shell/command.ts';
import { failed, type Outcome, type Problem, wrongUse } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { explainFile } from '../../text/explain-file.ts';
import { textOf } from './import.ts';
import { wholeNumber } from './numbers.ts';
import { type OpenTournament, type Step, withTournament } from './open-tournament.ts';
import { sayResultFault } from './result-fault.ts';
import { withFile } from './with-file.ts';

export const commands: Commands = {
  enter: (command, { world, texts, action }) => {
    const { t } = texts;
    withFile(command, texts)
      .argument('[scores...]', t('cli.tournament-scores'))
      .option('--from <file>', t('cli.tournament-from'))
      .option('--sum <number>', t('cli.tournament-sum'))
      .option('--reason <text>', t('cli.tournament-reason'))
      .option('--round <number>', t('cli.tournament-round'))
      .action(
        action((file: string, scores: readonly string[], options: EnterOptions) =>
          enterResults(file, scores, options, world, texts),
        ),
      );
  },
};

interface EnterOptions {
  readonly from?: string;
  readonly sum?: string;
  readonly reason?: string;
  readonly round?: string;
}

interface Place {
  readonly stage: number;
  readonly round: number;
  readonly drawn: Round;
}

const enterResults = (
  file: string,
  typed: readonly string[],
  options: EnterOptions,
  world: World,
  texts: Texts,
): Promise<Outcome> =>
  withTournament(file, world, texts, async (open) => {
    const { t } = texts;
    const place = placeOf(open, options.round);
    if (place === undefined) return failed(t('tournament-cli.no-round'));
    const sum = options.sum === undefined ? null : sumOf(options.sum);
    if (sum === undefined || (options.from === undefined) === (typed.length === 0))
      return wrongUse(t('tournament-cli.enter-how', { option: '--from' }));
    const results =
      options.from === undefined
        ? typedResult(typed, place, texts)
        : await listedResults(options.from, place, open, world, texts);
    if (!results.ok) return results.error;
    const there = results.value.filter((each) => isThere(place, each));
    const left = results.value.filter((each) => isLeft(place, each, options));
    const news = results.value.filter((each) => ![...there, ...left].includes(each));
    const sent = await open.send(...news.map((each) => stepFor(place, each, sum, options.reason)));
    if (!sent.ok) return sent.error;
    const [tables = [], skipped = [], differing = []] = [news, there, left].map(numbersOf);
    const isMended = options.reason !== undefined && news.every((each) => !isAdding(place, each));
    const said = t(isMended ? 'tournament-cli.results-corrected' : 'tournament-cli.results-in', {
      count: tables.length,
      tables: texts.list(tables.map(String)),
    });
    const about = (id: 'skipped' | 'differing', those: readonly number[]): readonly string[] =>
      those.length === 0
        ? []
        : [
            t(`tournament-cli.results-${id}`, {
              count: those.length,
              tables: texts.list(those.map(String)),
              option: '--reason',
            }),
          ];
    return open.done({ tables, skipped, differing }, [
      tables.length === 0 ? t('tournament-cli.nothing-new') : said,
      ...about('skipped', skipped),
      ...about('differing', differing),
    ]);
  });

const numbersOf = (results: readonly TableScores[]): readonly number[] =>
  results.map(({ table }) => table);

/** A list goes on with the tables that are open; one that is done otherwise is changed only with a reason. */
const isLeft = (place: Place, result: TableScores, { from, reason }: EnterOptions): boolean =>
  from !== undefined &&
  reason === undefined &&
  standsAt(place, result) !== undefined &&
  lackingIn(place, result) === undefined;

/** The last round, or another one of the present stage, which can still be corrected. */
function placeOf({ state }: OpenTournament, wanted: string | undefined): Place | undefined {
  const rounds = state.stages.at(-1)?.rounds ?? [];
  const round = wanted === undefined ? rounds.length : (wholeNumber(wanted) ?? 0);
  const drawn = rounds[round - 1];
  return drawn && { stage: state.stages.length, round, drawn };
}

const sumOf = (text: string): number | undefined =>
  /^[+-]?\d{1,6}$/.test(text) ? Number(text) : undefined;

type Results = Result<readonly TableScores[], Problem>;

function typedResult(
  [table = '', ...scores]: readonly string[],
  { drawn }: Place,
  { t }: Texts,
): Results {
  const number = wholeNumber(table);
  const seated = drawn.tables.find((each) => each.table === number);
  if (seated === undefined)
    return err(failed(t('tournament-cli.no-such-table', { table: plain(table) })));
  const { length } = seated.seats;
  if (scores.length !== length)
    return err(wrongUse(t('tournament-cli.scores-for', { table: seated.table, count: length })));
  const read = typedScores(seated, scores);
  return read.ok
    ? ok([{ table: seated.table, scores: read.value }])
    : err(
        wrongUse(t('tournament-cli.bad-score', { text: plain(scores[read.error.at - 1] ?? '') })),
      );
}

async function listedResults(
  from: string,
  { drawn }: Place,
  { state }: OpenTournament,
  world: World,
  texts: Texts,
): Promise<Results> {
  const bytes = await readInput(from === '-' ? from : resolve(world.cwd, from));
  if (!bytes.ok) return err(failed(explainFile(texts, bytes.error)));
  const read = readResults(parseCsv(textOf(bytes.value, state)), drawn);
  if (read.ok) return read;
  const faults = read.error.map((fault) => sayResultFault(texts, fault));
  return err(failed(...faults, texts.t('tournament-cli.nothing-entered')));
}

/** The scores of a table that is done. */
const standsAt = ({ drawn }: Place, { table }: TableScores): readonly SeatScore[] | undefined =>
  drawn.tables.find((each) => each.table === table)?.result?.scores;

/** A list that is read a second time also holds the results that came in before. */
const isThere = (place: Place, result: TableScores): boolean =>
  standsAt(place, result) !== undefined &&
  result.scores.every(({ player, score, before }) =>
    standsAt(place, result)?.some(
      (each) => each.player === player && each.score === score && each.before === before,
    ),
  );

/** The scores before deductions that a stored result lacks; undefined if anything else differs. */
function lackingIn(place: Place, result: TableScores): readonly NotedBefore[] | undefined {
  const stands = standsAt(place, result);
  const added = result.scores.map(({ player, score, before }) => {
    const own = stands?.find((each) => each.player === player);
    if (own?.score !== score) return undefined;
    if (own.before === before) return [];
    return own.before === null && before !== null ? [{ player, before }] : undefined;
  });
  return added.every((each) => each !== undefined) ? added.flat() : undefined;
}

/** Whether it changes nothing that stands. */
const isAdding = (place: Place, result: TableScores): boolean =>
  lackingIn(place, result) !== undefined;

function stepFor(
  place: Place,
  result: TableScores,
  sum: number | null,
  reason: string | undefined,
): Step {
  const { stage, round } = place;
  const { table, scores } = result;
  const where: Where = { stage, round, table };
  const noted = lackingIn(place, result);
  if (noted !== undefined)
    return ({ version }) => ({ kind: 'note-before', where, seen: version, noted });
  return ({ version }) => {
    const sheet = { where, seen: version, scores, sum };
    return reason === undefined
      ? { kind: 'enter-result', source: 'slip', ...sheet }
      : { kind: 'correct', reason, ...sheet };
  };
}

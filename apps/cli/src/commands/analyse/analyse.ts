/** `taht analyse`: compares every turn of recorded games with the best play, and tells luck from skill. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { plain, type Texts } from '@taht/phrasing';
import { editionOption, withRules } from '../../setup/options.ts';
import type { Commands } from '../../shell/command.ts';
import { answer, failed, type Outcome, wrongUse } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { gameLines, playerLine, summaryLines, summaryOf } from './report.ts';
import { type ReviewedGame, Reviewer, type ReviewOptions } from './review-game.ts';

export const commands: Commands = {
  analyse: (command, { world, texts, action }) =>
    withRules(
      command.argument('<files...>', texts.t('cli.records')).option(...editionOption(texts)),
      texts,
    )
      .option('--move-ms <number>', texts.t('cli.move-ms'))
      .option('--data <folder>', texts.t('cli.data'))
      .action(
        action((paths: readonly string[], options: ReviewOptions) =>
          analyse(paths, options, world, texts),
        ),
      ),
};

const STOPPED = 130;

async function analyse(
  paths: readonly string[],
  options: ReviewOptions,
  world: World,
  texts: Texts,
): Promise<Outcome> {
  const { moveMs } = options;
  if (moveMs !== undefined && !/^\d{1,9}$/.test(moveMs))
    return wrongUse(texts.t('selfplay.no-number', { text: plain(moveMs) }));
  const isStopped = world.catchStop();
  const reviewer = new Reviewer(options, world, texts, isStopped);
  const [only, ...others] = paths;
  if (only !== undefined && others.length === 0 && !isFolder(only))
    return analyseOne(only, reviewer, texts);
  return analyseMany(paths.flatMap(recordsIn), reviewer, isStopped, texts);
}

async function analyseOne(path: string, reviewer: Reviewer, texts: Texts): Promise<Outcome> {
  const game = await reviewer.review(path);
  if (!game.ok) return game.error;
  const { turns, players, isPart } = game.value;
  return answer(
    { turns, players, ...(isPart && { stopped: true }) },
    [...(isPart ? [texts.t('cli.stopped')] : []), ...gameLines(game.value, texts)],
    isPart ? STOPPED : 0,
  );
}

interface FoundGame extends ReviewedGame {
  readonly file: string;
}

/** A file that cannot be read is told, and the others are analysed all the same. */
async function analyseMany(
  files: readonly string[],
  reviewer: Reviewer,
  isStopped: () => Promise<boolean>,
  texts: Texts,
): Promise<Outcome> {
  const games: FoundGame[] = [];
  const unread: { readonly file: string; readonly message: string }[] = [];
  let isPart = false;
  for (const file of files) {
    if (isPart || (await isStopped())) {
      isPart = true;
      break;
    }
    const game = await reviewer.review(file);
    if (game.ok) {
      games.push({ file, ...game.value });
      isPart = game.value.isPart;
    } else unread.push({ file, message: game.error.lines.join(' ') });
  }
  const told = unread.map(({ file, message }) => `${plain(file)}: ${message}`);
  if (games.length === 0 && !isPart)
    return failed(...(told.length === 0 ? [texts.t('analyse.no-records')] : told));
  const players = summaryOf(games);
  return answer(
    {
      games: games.map(({ file, turns, players: own }) => ({ file, turns, players: own })),
      players,
      unread,
      ...(isPart && { stopped: true }),
    },
    [
      ...(isPart ? [texts.t('cli.stopped')] : []),
      ...games.flatMap(({ file, players: own }) => [
        plain(file),
        ...own.map((each) => `  ${playerLine(each, texts)}`),
      ]),
      '',
      ...summaryLines(players, texts),
      ...(told.length === 0 ? [] : ['', ...told]),
    ],
    isPart ? STOPPED : 0,
  );
}

const isFolder = (path: string): boolean =>
  path !== '-' && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** A folder stands for the GCG files in it and in its folders. */
const recordsIn = (path: string): readonly string[] =>
  isFolder(path)
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.gcg$/iu.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .toSorted()
    : [path];

/** `taht match`: two engines against each other, every bag played from both sides, with the error of what comes out. */
import { resolve } from 'node:path';
import { err, ok, type Result } from '@taht/base';
import { plain, type Texts } from '@taht/phrasing';
import { PLAYER_NAMES, playerNamed, useWordMap } from '@taht/search';
import { type EngineOptions, type Equipped, equip } from '../../engine/equip.ts';
import { withEngine } from '../../setup/options.ts';
import type { Commands } from '../../shell/command.ts';
import { answer, failed, type Outcome, type Problem, wrongUse } from '../../shell/outcome.ts';
import { tellProgress } from '../../shell/progress.ts';
import type { World } from '../../shell/world.ts';
import { explainFile } from '../../text/explain-file.ts';
import { botSide } from './bot-side.ts';
import {
  type MatchFolder,
  type MatchTerms,
  openMatchFolder,
  type StoredGame,
} from './match-folder.ts';
import { playGame, type Seated } from './play-game.ts';
import { ProgramSide } from './program-side.ts';
import { matchLines } from './report.ts';
import { scoreOf } from './score.ts';
import type { Side } from './side.ts';

export const commands: Commands = {
  match: (command, { world, texts, action }) => {
    const { t } = texts;
    withEngine(command.arguments('<a> <b>'), texts)
      .requiredOption('--pairs <number>', t('cli.pairs'))
      .requiredOption('--seed <number>', t('cli.number-seed'))
      .option('--move-ms <number>', t('cli.move-ms'))
      .option('--patience-ms <number>', t('cli.patience-ms'))
      .option('--null', t('cli.null'))
      .option('--out <folder>', t('cli.match-out'))
      .action(
        action((a: string, b: string, options: MatchOptions) =>
          runMatch([a, b], options, world, texts),
        ),
      );
  },
};

interface MatchOptions extends EngineOptions {
  readonly pairs: string;
  readonly seed: string;
  readonly moveMs?: string;
  readonly patienceMs?: string;
  readonly null?: boolean;
  readonly out?: string;
}

/** In milliseconds. */
const PATIENCE = '30000';
/** From so many pairs on it pays to look words up by their letters. */
const MANY = 50;

interface Match {
  readonly equipped: Equipped;
  /** As they were called. */
  readonly names: readonly [string, string];
  readonly pairs: number;
  readonly seed: number;
  readonly time: number | undefined;
  readonly patience: number;
  readonly withNull: boolean;
  readonly folder: MatchFolder | undefined;
  /** Asked between two moves; the signal is for whoever waits in the middle of one. */
  readonly isStopped: () => Promise<boolean>;
  readonly interrupted: AbortSignal;
}

async function runMatch(
  names: readonly [string, string],
  options: MatchOptions,
  world: World,
  texts: Texts,
): Promise<Outcome> {
  const { pairs, seed, moveMs, patienceMs = PATIENCE } = options;
  for (const text of [pairs, seed, moveMs ?? '0', patienceMs])
    if (!/^\d{1,9}$/u.test(text))
      return wrongUse(texts.t('selfplay.no-number', { text: plain(text) }));
  const equipped = equip(options, world, texts);
  if (!equipped.ok) return equipped.error;
  const folder = openFolder(names, options, equipped.value, world, texts);
  if (!folder.ok) return folder.error;
  const interrupt = new AbortController();
  const isStopped = world.catchStop(() => interrupt.abort());
  const match: Match = {
    equipped: equipped.value,
    names,
    pairs: Number(pairs),
    seed: Number(seed),
    time: moveMs === undefined ? undefined : Number(moveMs),
    patience: Number(patienceMs),
    withNull: options.null === true,
    folder: folder.value,
    isStopped,
    interrupted: interrupt.signal,
  };
  if (match.pairs >= MANY) useWordMap(equipped.value.kit.engine);
  return playMatch(match, world, texts);
}

function openFolder(
  [a, b]: readonly [string, string],
  { out, seed, moveMs }: MatchOptions,
  { edition, rules, lexicon }: Equipped,
  world: World,
  texts: Texts,
): Result<MatchFolder | undefined, Problem> {
  if (out === undefined) return ok(undefined);
  const terms: MatchTerms = {
    a,
    b,
    edition: edition.id,
    ruleset: rules.id,
    list: lexicon.info.hash,
    seed: Number(seed),
    moveMs: moveMs === undefined ? null : Number(moveMs),
  };
  const folder = openMatchFolder(resolve(world.cwd, out), terms);
  if (folder.ok) return folder;
  const { error } = folder;
  return err(
    error.code === 'file'
      ? failed(explainFile(texts, error))
      : failed(texts.t(`match.${error.code}`, { path: plain(error.path) })),
  );
}

async function playMatch(match: Match, world: World, texts: Texts): Promise<Outcome> {
  const [a, b] = match.names;
  const sides = [sideFor(match, a, 1, world), sideFor(match, b, 2, world)] as const;
  const control = match.withNull ? sideFor(match, a, 3, world) : undefined;
  const all = control === undefined ? sides : [...sides, control];
  try {
    for (const [i, side] of all.entries()) {
      const begun = await side.begin();
      if (begun.ok) continue;
      const name = plain(i === 1 ? b : a);
      const { text } = begun.error;
      const told = texts.t(`match.fault.${begun.error.kind}`, { name, text: plain(text) });
      return failed(told, texts.t('match.no-such-side', { names: PLAYER_NAMES.join(', ') }));
    }
    return await playPairs(match, sides, control, world, texts);
  } finally {
    await Promise.all(all.map((side) => side.end()));
  }
}

/** A bot by its name, else a program with its arguments, as in a shell. */
function sideFor(match: Match, name: string, seed: number, world: World): Side {
  const { equipped, time, patience, interrupted } = match;
  const profile = playerNamed(name);
  if (profile !== undefined) return botSide(equipped, profile, seed, time, world);
  const [program = '', ...args] = [...name.matchAll(/"([^"]*)"|(\S+)/gu)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  );
  return new ProgramSide({ program, args, cwd: world.cwd, equipped, time, patience, interrupted });
}

async function playPairs(
  match: Match,
  [a, b]: readonly [Side, Side],
  control: Side | undefined,
  world: World,
  texts: Texts,
): Promise<Outcome> {
  const { names, pairs, folder } = match;
  const games: StoredGame[] = [...(folder?.games ?? [])];
  const done = new Set(games.map(keyOf));
  let isStopped = false;
  const tables = [
    { of: 'match', sides: [a, b], names },
    ...(control ? [{ of: 'null', sides: [a, control], names: [names[0], names[0]] } as const] : []),
  ] as const;
  for (let pair = 1; pair <= pairs && !isStopped; pair++) {
    for (const { of, sides, names: shown } of tables)
      for (const began of [0, 1] as const) {
        const key = keyOf({ of, pair, began });
        if (isStopped || done.has(key)) continue;
        const players = [0, 1].map((i) => ({
          name: `${i === 0 ? 'A' : 'B'} ${shown[i]}`,
          side: sides[i] as Side,
        })) as [Seated, Seated];
        const played = await playOne(match, players, pair, began);
        if (played === undefined) {
          isStopped = true;
          continue;
        }
        const game: StoredGame = { of, pair, began, ...played.result };
        games.push(game);
        const stored = folder?.add(game, played.gcg);
        if (stored?.ok === false) return failed(explainFile(texts, stored.error));
      }
    if (!isStopped) tellProgress(world, 'match', pair, pairs);
  }
  const score = scoreOf(games.filter(({ of }) => of === 'match'));
  const nullScore = control && scoreOf(games.filter(({ of }) => of === 'null'));
  const json = { a: names[0], b: names[1], ...score, null: nullScore ?? null };
  return answer(
    { ...json, ...(isStopped ? { stopped: true } : {}) },
    matchLines({ names, score, nullScore, isStopped, isStored: folder !== undefined }, texts),
    isStopped ? 130 : 0,
  );
}

async function playOne(
  { equipped, seed, isStopped }: Match,
  players: readonly [Seated, Seated],
  pair: number,
  began: 0 | 1,
) {
  const [first, second] = players;
  const order = began === 0 ? players : ([second, first] as const);
  const bag = pairSeed(seed, pair);
  const played = await playGame(equipped, `${seed}-${pair}`, order, bag, isStopped);
  if (played === undefined) return undefined;
  const [one = 0, other = 0] = played.scores;
  const fault = played.fault && {
    player: (played.fault.seat === began ? 0 : 1) as 0 | 1,
    fault: played.fault.fault,
  };
  const scores = (began === 0 ? [one, other] : [other, one]) as [number, number];
  return { result: { scores, fault }, gcg: played.gcg };
}

/** Keeps the bags of neighbouring pairs far apart. */
const pairSeed = (seed: number, pair: number): number => (seed + Math.imul(pair, 0x9e3779b1)) | 0;

const keyOf = ({ of, pair, began }: Pick<StoredGame, 'of' | 'pair' | 'began'>): string =>
  `${of} ${pair} ${began}`;

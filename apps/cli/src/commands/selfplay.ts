/** `taht selfplay`: lets bots play each other, each of them beginning equally often. */
import { plain, type Texts } from '@taht/phrasing';
import {
  type Bot,
  type BotProfile,
  type Deadline,
  greedyPolicy,
  isPlain,
  makeRandom,
  PLAYER_NAMES,
  type Played,
  playBots,
  playerNamed,
  playGame,
  type Random,
  staticPolicy,
  useWordMap,
} from '@taht/search';
import { deadlineIn } from '../engine/deadline-in.ts';
import { type EngineOptions, type Equipped, equip } from '../engine/equip.ts';
import { quietTable } from '../engine/quiet-table.ts';
import { withEngine } from '../setup/options.ts';
import type { Commands } from '../shell/command.ts';
import { answer, type Outcome, wrongUse } from '../shell/outcome.ts';
import { tellProgress } from '../shell/progress.ts';
import type { World } from '../shell/world.ts';
import { countText, decimalText } from '../words/texts.ts';

export const commands: Commands = {
  selfplay: (command, { world, texts, action }) =>
    withEngine(command, texts)
      .requiredOption('--players <names>', texts.t('cli.bots'))
      .requiredOption('--games <number>', texts.t('cli.games'))
      .requiredOption('--seed <number>', texts.t('cli.number-seed'))
      .option('--move-ms <number>', texts.t('cli.move-ms'))
      .action(action((options: SelfplayOptions) => playSelf(options, world, texts))),
};

interface SelfplayOptions extends EngineOptions {
  readonly players: string;
  readonly games: string;
  readonly seed: string;
  readonly moveMs?: string;
}

async function playSelf(options: SelfplayOptions, world: World, texts: Texts): Promise<Outcome> {
  const { t } = texts;
  const names = options.players.split(',').map((name) => name.trim());
  const stranger = names.find((name) => playerNamed(name) === undefined);
  if (stranger !== undefined)
    return wrongUse(
      t('selfplay.unknown-player', { name: plain(stranger), names: PLAYER_NAMES.join(', ') }),
    );
  if (names.length < 2 || names.length > 4)
    return wrongUse(t('refusal.wrong-number-of-players', { min: 2, max: 4 }));
  for (const text of [options.games, options.seed, options.moveMs ?? '0'])
    if (!/^\d{1,9}$/.test(text)) return wrongUse(t('selfplay.no-number', { text: plain(text) }));
  const equipped = equip(options, world, texts);
  if (!equipped.ok) return equipped.error;
  const begun = world.now();
  const tally = await playAll(equipped.value, names, options, world);
  const seconds = Math.max(0.001, (world.now() - begun) / 1000);
  const isStopped = tally.games < Number(options.games);
  const result = {
    ...tally,
    gamesPerSecond: rounded(tally.games / seconds),
    ...(isStopped && { stopped: true }),
  };
  const lines = [
    ...(isStopped ? [t('cli.stopped')] : []),
    ...names.map((name, i) =>
      t('selfplay.player', {
        name,
        wins: countText(texts, tally.wins[i] ?? 0),
        score: decimalText(texts, tally.scores[i] ?? 0),
      }),
    ),
    t('selfplay.total', {
      games: countText(texts, tally.games),
      draws: countText(texts, tally.draws),
      spread: decimalText(texts, tally.spread),
      speed: decimalText(texts, result.gamesPerSecond),
    }),
  ];
  return answer(result, lines, isStopped ? 130 : 0);
}

interface Tally {
  readonly games: number;
  /** By player; a game that several share is a draw. */
  readonly wins: readonly number[];
  readonly draws: number;
  /** Mean of each player. */
  readonly scores: readonly number[];
  /** By how much the first player was ahead of the best other, on average. */
  readonly spread: number;
}

/** From so many games on it pays to look words up by their letters. */
const MANY = 100;

async function playAll(
  equipped: Equipped,
  names: readonly string[],
  { games: text, seed, moveMs }: SelfplayOptions,
  world: World,
): Promise<Tally> {
  const wanted = Number(text);
  const { engine } = equipped.kit;
  if (wanted >= MANY) useWordMap(names.every(isPlain) ? equipped.kit.wholeEngine() : engine);
  const random = makeRandom(Number(seed));
  const time = moveMs === undefined ? undefined : Number(moveMs);
  const play = names.every(isPlain)
    ? plainGame(equipped, names, random)
    : botGame(equipped, names, random, () => deadlineIn(time, world));
  const wins = names.map(() => 0);
  const sums = names.map(() => 0);
  let draws = 0;
  let spread = 0;
  let games = 0;
  const isStopped = world.catchStop();
  for (; games < wanted && !(await isStopped()); games++) {
    // Whoever begins moves on by one each game.
    const order = names.map((_, i) => (games + i) % names.length);
    const played = play(order);
    const scores = names.map((_, player) => played[order.indexOf(player)] as number);
    const best = Math.max(...scores);
    const winners = scores.flatMap((score, player) => (score === best ? [player] : []));
    if (winners.length > 1) draws++;
    else wins[winners[0] as number] = (wins[winners[0] as number] as number) + 1;
    for (const [player, score] of scores.entries()) sums[player] = (sums[player] as number) + score;
    spread += (scores[0] as number) - Math.max(...scores.slice(1));
    tellProgress(world, 'selfplay', games + 1, wanted);
  }
  const mean = (sum: number): number => rounded(sum / Math.max(1, games));
  return { games, wins, draws, scores: sums.map(mean), spread: mean(spread) };
}

/** The players by number in the order of play; their scores in that order. */
type PlayOne = (order: readonly number[]) => Played['scores'];

function plainGame({ kit, rules }: Equipped, names: readonly string[], random: Random): PlayOne {
  const { evaluator } = kit;
  const engine = kit.wholeEngine();
  const policies = names.map((name) =>
    name === 'greedy' ? greedyPolicy : staticPolicy(engine, rules.final, evaluator),
  );
  return (order) =>
    playGame(
      engine,
      rules,
      order.map((player) => policies[player] as (typeof policies)[number]),
      random,
    ).scores;
}

function botGame(
  equipped: Equipped,
  names: readonly string[],
  random: Random,
  deadline: () => Deadline,
): PlayOne {
  return (order) => {
    const bots: Bot[] = order.map((player) => ({
      profile: playerNamed(names[player] as string) as BotProfile,
      seed: random.below(1 << 30),
    }));
    const { seats } = playBots(
      equipped.kit,
      quietTable(
        equipped,
        'selfplay',
        order.map((player) => `p${player}`),
      ),
      bots,
      random,
      deadline,
    );
    return seats.map(({ score }) => score);
  };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

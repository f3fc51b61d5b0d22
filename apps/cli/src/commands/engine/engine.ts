/** `taht engine`: thinks for other programs, line by line on standard input and output. */
import { availableParallelism } from 'node:os';
import { EnginePool } from '@taht/host';
import { plain, type Texts } from '@taht/phrasing';
import { PLAYER_NAMES, playerNamed } from '@taht/search';
import type { Commands } from '../../shell/command.ts';
import { answer, type Outcome, wrongUse } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { Session } from './session.ts';

export const commands: Commands = {
  engine: (command, { world, texts, action }) =>
    command
      .option('--level <name>', texts.t('cli.engine-level'))
      .option('--threads <number>', texts.t('cli.threads'))
      .option('--data <folder>', texts.t('cli.data'))
      .action(action((options: EngineCommandOptions) => runEngine(options, world, texts))),
};

interface EngineCommandOptions {
  readonly level?: string;
  readonly threads?: string;
  readonly data?: string;
}

async function runEngine(
  { level, threads, data }: EngineCommandOptions,
  world: World,
  texts: Texts,
): Promise<Outcome> {
  const bot = level === undefined ? undefined : playerNamed(level);
  if (level !== undefined && bot === undefined)
    return wrongUse(
      texts.t('selfplay.unknown-player', { name: plain(level), names: PLAYER_NAMES.join(', ') }),
    );
  if (threads !== undefined && !/^[1-9]\d{0,2}$/u.test(threads))
    return wrongUse(texts.t('selfplay.no-number', { text: plain(threads) }));
  const engine = new EnginePool(threads === undefined ? availableParallelism() : Number(threads));
  const bots = new EnginePool(1);
  const write = (line: string): void => world.out(`${line}\n`);
  const session = new Session({ world, texts, pools: { engine, bots }, data, bot, write });
  try {
    for await (const line of world.lines()) {
      session.receive(line);
      if (session.isOver) break;
    }
    await session.answered;
  } finally {
    await Promise.all([engine.close(), bots.close()]);
  }
  return answer(null, []);
}

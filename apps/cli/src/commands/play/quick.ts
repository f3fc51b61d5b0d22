/** `taht quick`: a friendly game against the computer that begins at once, with nothing asked. */
import { editionOf, editions, friendlyIn } from '@taht/editions';
import { dataFolder } from '@taht/host';
import { LANGUAGES } from '@taht/messages';
import { plain, type Texts } from '@taht/phrasing';
import { BOT_NAMES } from '@taht/search';
import { isBotName } from '../../setup/bot-seat.ts';
import { named } from '../../setup/by-name.ts';
import { editionOption } from '../../setup/options.ts';
import type { Commands } from '../../shell/command.ts';
import { type Outcome, wrongUse } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { readName } from '../../terminal/questions.ts';
import { textsIn } from '../../text/i18n.ts';
import { lastLanguage } from './last-language.ts';
import { play } from './play.ts';

/** For somebody who plays now and then. */
const USUAL_BOT = 'level-6';

export const commands: Commands = {
  quick: (command, { world, texts, action }) => {
    const { t } = texts;
    command
      .option(...editionOption(texts))
      .option('--bot <name>', t('cli.quick-bot', { names: BOT_NAMES.join(', ') }), USUAL_BOT)
      .option('--name <name>', t('cli.quick-name'))
      .option('--data <folder>', t('cli.data'))
      .option('--seed <hex>', t('cli.seed'))
      .action(action((options: QuickOptions) => playQuick(options, world, texts)));
  },
};

interface QuickOptions {
  readonly edition?: string;
  readonly bot: string;
  readonly name?: string;
  readonly data?: string;
  readonly seed?: string;
  readonly language?: string;
  readonly json?: boolean;
  readonly color: boolean;
}

async function playQuick(options: QuickOptions, world: World, given: Texts): Promise<Outcome> {
  const last = lastLanguage(dataFolder(options.data, world.env, world.cwd));
  const texts = options.language === undefined && last !== undefined ? await textsIn(last) : given;
  if (!isBotName(options.bot))
    return wrongUse(
      texts.t('selfplay.unknown-player', { name: plain(options.bot), names: BOT_NAMES.join(', ') }),
    );
  const wanted = options.edition ?? editionOf(texts.language)?.id ?? editions[0]?.id ?? '';
  const edition = named('edition', editions, wanted, texts);
  if (!edition.ok) return wrongUse(edition.error);
  const { env } = world;
  const anybody = texts.t('play.column-player');
  const person = readName(options.name ?? env.USER ?? env.USERNAME ?? '') ?? anybody;
  const { bot, ...rest } = options;
  return play(
    {
      ...rest,
      edition: edition.value.id,
      ruleset: friendlyIn(edition.value).id,
      // A comma divides players, and nobody is called like a bot.
      players: `${isBotName(person) ? anybody : person.replaceAll(',', ' ')},${bot}`,
      language: LANGUAGES.find((each) => each === texts.language) ?? 'en',
      atOnce: true,
    },
    world,
    texts,
  );
}

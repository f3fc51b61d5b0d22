/** Options that several commands share, with one name and one text each. */
import { editions } from '@taht/editions';
import type { Texts } from '@taht/phrasing';
import type { Command } from 'commander';

/** The name and the explanation of `--edition`. */
export const editionOption = ({ t }: Texts): [flags: string, about: string] => [
  '--edition <id>',
  t('cli.edition', { names: editions.map(({ id }) => id).join(', ') }),
];

/** By whose rules and words a record or a position is read. */
export const withRules = (command: Command, { t }: Texts): Command =>
  command
    .option('--ruleset <id>', t('cli.ruleset'))
    .option('--lexicon <id>', t('cli.lexicon'))
    .option('--patch <file>', t('cli.patch'));

/** What the engine has to know. */
export const withEngine = (command: Command, texts: Texts): Command =>
  withEngineFor(command.requiredOption(...editionOption(texts)), texts);

/** For a command that knows the edition, or has asked for it itself. */
export const withEngineFor = (command: Command, texts: Texts): Command =>
  withRules(command, texts).option('--data <folder>', texts.t('cli.data'));

/** What a game between people can be begun with. */
export const withGame = (command: Command, texts: Texts, noLexicon: string): Command =>
  command
    .option(...editionOption(texts))
    .option('--ruleset <id>', texts.t('cli.game-ruleset', { example: 'et-friendly' }))
    .option('--tileset <id>', texts.t('cli.tileset'))
    .option('--lexicon <id>', texts.t('cli.play-lexicon', { none: noLexicon }))
    .option('--players <names>', texts.t('cli.players'));

/** Explains how the program was called wrongly. Loaded only when it was. */
import { LANGUAGES } from '@taht/messages';
import { plain, type Texts } from '@taht/phrasing/text';
import type { CommanderError } from 'commander';

export const unknownLanguage = ({ t }: Texts, name: string): string =>
  t('play.unknown-language', { name: plain(name), names: LANGUAGES.join(', ') });

/** What is wrong, and what was meant perhaps: Commander knows which names are near. */
export function explainMisuse(
  texts: Texts,
  error: CommanderError,
  names: readonly string[],
): readonly string[] {
  const near = /\(Did you mean (?:one of )?(.+)\?\)/.exec(error.message)?.[1];
  return [
    whatIsWrong(texts, error, names),
    ...(near === undefined ? [] : [texts.t('cli.did-you-mean', { names: plain(near) })]),
  ];
}

/** Commander quotes the name in its own sentence; we put it into ours. */
function whatIsWrong(
  { t }: Texts,
  { code, message }: CommanderError,
  names: readonly string[],
): string {
  const name = plain(/'([^']*)'/.exec(message)?.[1] ?? '');
  const command = 'taht --help';
  switch (code) {
    case 'commander.unknownOption':
      return t('play.unknown-option', { name, command });
    case 'commander.optionMissingArgument':
      return t('play.option-needs-value', { name });
    case 'commander.missingMandatoryOptionValue':
      return t('cli.missing-option', { name });
    case 'commander.unknownCommand':
      return t('cli.unknown-command', { name, names: names.join(', ') });
    case 'commander.missingArgument':
      return t('cli.missing-argument', { name });
    case 'commander.excessArguments':
      return t('cli.too-many-arguments', { command });
    default:
      return t('cli.not-understood', { command });
  }
}

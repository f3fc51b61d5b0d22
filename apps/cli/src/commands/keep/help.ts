/** What can be typed at the score keeper. */
import type { Naming, Texts } from '@taht/phrasing';
import { KEEP_COMMANDS, type KeepWords } from './words.ts';

const HELPED = KEEP_COMMANDS.filter((command) => command !== 'help');

export function keepHelp(naming: Naming, texts: Texts, words: KeepWords): string[] {
  const { example } = naming;
  return [
    texts.t('keep-typed.about', { example }),
    ...HELPED.map((name) =>
      texts.t(`keep-typed.help.${name}`, { command: words.shown(name), example }),
    ),
  ];
}

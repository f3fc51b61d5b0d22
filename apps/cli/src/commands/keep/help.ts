/** What can be typed at the score keeper. */
import type { Naming, Texts } from '@taht/phrasing';
import { SHEET_COMMANDS, type SheetWords } from './words.ts';

const HELPED = SHEET_COMMANDS.filter((command) => command !== 'help');

export function sheetHelp(naming: Naming, texts: Texts, words: SheetWords): string[] {
  const { example } = naming;
  return [
    texts.t('score-keeper-typed.about', { example }),
    ...HELPED.map((name) =>
      texts.t(`score-keeper-typed.help.${name}`, { command: words.shown(name), example }),
    ),
  ];
}

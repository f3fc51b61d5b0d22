/** Why something may not be done in one of the smaller games: a text of its own, or the standard game's. */
import { makeSquare, type Square } from '@taht/rules';
import type { Names } from './explain.ts';
import { plain } from './plain.ts';
import type { Texts } from './texts.ts';

export interface ModeRefusal {
  readonly code: string;
}

export function explainMode(
  texts: Texts,
  refusal: ModeRefusal,
  names: Pick<Names, 'player' | 'columns'>,
): string {
  const facts: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(refusal)) {
    if (key === 'onTurn' || key === 'seat') facts[key] = names.player(value as number);
    else if (key === 'square') facts[key] = makeSquare(value as Square, names.columns);
    else if (key === 'tile') facts[key] = value === '?' ? texts.t('tile.blank') : plain(`${value}`);
    else if (key === 'word') facts.words = wordText(value as readonly string[]);
    else if (key === 'words')
      facts.words = texts.list((value as readonly (readonly string[])[]).map(wordText));
    else if (typeof value === 'number') facts[key] = value;
    else if (typeof value === 'string') facts[key] = plain(value);
  }
  const { code } = refusal;
  return texts.find(`mode-refusal.${code}`, facts) ?? texts.find(`refusal.${code}`, facts) ?? code;
}

const wordText = (word: readonly string[]): string => plain(word.join(''));

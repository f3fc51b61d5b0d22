/** Makes an asker of a terminal and a language: somebody who can be asked. */
import type { Texts } from '@taht/phrasing';
import { makePaint } from '../screen/paint.ts';
import { commandWords } from './input.ts';
import type { Asker } from './questions.ts';
import type { Terminal } from './terminal.ts';

export async function makeAsker(terminal: Terminal, texts: Texts): Promise<Asker> {
  const paint = makePaint(terminal.colour);
  return {
    terminal,
    words: await commandWords(texts),
    style: () => ({ texts, paint, columns: terminal.columns, rows: terminal.rows }),
  };
}

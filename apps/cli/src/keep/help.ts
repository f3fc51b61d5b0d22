/** What can be typed at the score keeper. */
import type { Naming, Texts } from '@taht/wording';
import { keepWords } from './words.ts';

const HELPED = [
  'exchange',
  'pass',
  'challenge',
  'undo',
  'redo',
  'mend',
  'strike',
  'adjust',
  'log',
  'bag',
  'clock',
  'end',
  'quit',
] as const;

export function keepHelp(naming: Naming, texts: Texts): string[] {
  const words = keepWords(texts);
  const { example } = naming;
  return [
    texts.t('keep-typed.about', { example }),
    ...HELPED.map((name) =>
      texts.t(`keep-typed.help.${name}`, { command: words.shown(name), example }),
    ),
  ];
}

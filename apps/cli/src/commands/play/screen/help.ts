/** What can be typed, with examples in this edition's own notation and only what this game's rules allow. */

import type { Naming, Script, Texts } from '@taht/phrasing';
import { type Game, makePosition, type Square } from '@taht/rules';
import type { Style } from '../../../screen/style.ts';
import type { CommandName, CommandWords } from '../../../terminal/input.ts';

export function helpLines(
  game: Game,
  naming: Naming,
  words: CommandWords,
  { texts, paint }: Style,
): string[] {
  const { t } = texts;
  const { script } = naming;
  const sample = t('play.sample-word');
  const down = makePosition(
    { square: game.star, direction: 'down' },
    script.notation,
    script.columns,
  );
  const square = `${script.columns[7]}8`;
  const command = (name: CommandName): { command: string } => ({ command: words.shown(name) });
  const { rules } = game;
  return [
    paint.heading(t('play.help')),
    ...layingLines(script, game.star, texts),
    ...(rules.blank.reuse === 'none'
      ? []
      : [t('play.help.swap', { ...command('swap'), example: `${square} ${down} ${sample}` })]),
    t('play.help.exchange', { ...command('exchange'), example: tilesExample(script) }),
    ...SIMPLE.filter((name) => isOffered(name, game)).map((name) =>
      t(`play.help.${name}`, { ...command(name), example: sample }),
    ),
  ];
}

/** How a word is laid, from the star on. */
export function layingLines(
  { notation, columns }: Script,
  star: Square,
  { t, language }: Texts,
): string[] {
  const at = (direction: 'across' | 'down'): string =>
    makePosition({ square: star, direction }, notation, columns);
  const sample = t('play.sample-word');
  const [first = '', second = '', ...rest] = sample;
  const small = [first, second.toLocaleLowerCase(language), ...rest].join('');
  const dotted = [first, '.', ...rest].join('');
  return [
    t('play.help.place-across', { example: `${at('across')} ${sample}` }),
    t('play.help.place-down', { example: `${at('down')} ${sample}` }),
    t('play.help.blank', { example: `${at('across')} ${small}` }),
    t('play.help.through', { example: `${at('across')} ${dotted}` }),
  ];
}

/** Some tiles of this alphabet, as they are typed. */
export const tilesExample = ({ alphabet }: Script): string =>
  `${alphabet.letters.slice(0, 2).join('')}?`;

const SIMPLE = [
  'pass',
  'challenge',
  'accept',
  'undo',
  'shuffle',
  'sort',
  'board',
  'log',
  'hint',
  'bag',
  'rules',
  'end',
  'resign',
  'leave',
  'pause',
  'quit',
  'help',
] as const;

function isOffered(name: (typeof SIMPLE)[number], { rules, seats }: Game): boolean {
  if (name === 'leave') return seats.length > 2;
  if (name === 'pause') return rules.clock.kind !== 'none';
  if (name === 'undo') return rules.takeBack !== 'never';
  if (name === 'challenge' || name === 'accept') return rules.challenge.mode !== 'off-auto-reject';
  return true;
}

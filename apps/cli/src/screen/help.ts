/** What can be typed, with examples in this edition's own notation and only what this game's rules allow. */
import { type Game, makePosition } from '@taht/rules';
import type { Naming } from '@taht/wording';
import type { CommandName, CommandWords } from '../play/input.ts';
import type { Style } from './style.ts';

export function helpLines(
  game: Game,
  naming: Naming,
  words: CommandWords,
  { texts: { t, language }, paint }: Style,
): string[] {
  const { notation, columns, alphabet } = naming.script;
  const at = (direction: 'across' | 'down'): string =>
    makePosition({ square: game.star, direction }, notation, columns);
  const sample = t('play.sample-word');
  const small = (i: number): string =>
    sample.slice(0, i) + sample.slice(i, i + 1).toLocaleLowerCase(language) + sample.slice(i + 1);
  const dotted = `${sample.slice(0, 1)}.${sample.slice(2)}`;
  const tiles = alphabet.letters.slice(0, 2).join('');
  const square = `${columns[7]}8`;
  const command = (name: CommandName): { command: string } => ({ command: words.shown(name) });
  const { rules } = game;
  return [
    paint.heading(t('play.help')),
    t('play.help.place-across', { example: `${at('across')} ${sample}` }),
    t('play.help.place-down', { example: `${at('down')} ${sample}` }),
    t('play.help.blank', { example: `${at('across')} ${small(1)}` }),
    t('play.help.through', { example: `${at('across')} ${dotted}` }),
    ...(rules.blank.reuse === 'none'
      ? []
      : [
          t('play.help.swap', { ...command('swap'), example: `${square} ${at('down')} ${sample}` }),
        ]),
    t('play.help.exchange', { ...command('exchange'), example: `${tiles}?` }),
    ...SIMPLE.filter((name) => isOffered(name, game)).map((name) =>
      t(`play.help.${name}`, { ...command(name), example: sample }),
    ),
  ];
}

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
  if (name === 'challenge' || name === 'accept') return rules.challenge.mode !== 'off-auto-reject';
  return true;
}

/** The first argument of every command of `taht tournament`: the file of the tournament. */
import type { Texts } from '@taht/phrasing';
import type { Command } from 'commander';

export const withFile = (command: Command, { t }: Texts): Command =>
  command.argument('<file>', t('cli.tournament-file', { example: 'cup.jsonl' }));

import { botId } from '@taht/search';
import { Table } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { awaitedOthers, isBeginning, pagePromptFor } from '../../src/play/model/prompts.ts';

const theme = { name: 'theme', patch: { theme: { name: 'sea', bonus: 5 } } } as const;

/** What each seat is asked, in order. */
const asked = ({ game }: Table): string =>
  game.seats.map((_, seat) => pagePromptFor(game, seat)?.kind ?? '-').join(' ');

describe('what a seat is asked', () => {
  test('to agree, each for itself', () => {
    const table = Table.offered();
    expect(asked(table)).toBe('agree agree');
    table.play('A agree');
    expect(asked(table)).toBe('- agree');
    expect(awaitedOthers(table.game, 0)).toEqual([1]);
    expect(awaitedOthers(table.game, 1)).toEqual([]);
  });

  test('a spectator and whoever is out of the game is asked nothing', () => {
    const table = Table.dealt({ racks: ['HORNEEE', 'FARMIII', 'PASTEOO'] });
    expect(pagePromptFor(table.game, null)).toBeNull();
    table.play('B resign; A 8E HORN');
    expect(asked(table)).toBe('- - accept');
  });

  test('to accept or challenge, until it has answered', () => {
    const table = Table.dealt({ racks: ['HORNEEE', 'FARMIII', 'PASTEOO'] });
    table.play('A 8E HORN');
    expect(asked(table)).toBe('- accept accept');
    table.play('B accept');
    expect(asked(table)).toBe('- - accept');
  });

  test('to join a challenge of somebody else', () => {
    const rules = { challenge: { window: { joinSeconds: 10 } } } as const;
    const table = Table.dealt({ racks: ['HORNEEE', 'FARMIII', 'PASTEOO'], rules });
    table.play('A 8E HORN; B challenge');
    expect(asked(table)).toBe('- - join');
    table.play('C accept');
    expect(asked(table)).not.toContain('join');
  });

  test('to vote where no list decides', () => {
    const table = Table.dealt({ racks: ['HORNAAA'], judge: () => 'unknown' });
    table.play('A 8E HORN; B challenge');
    expect(asked(table)).toBe('vote-verdict vote-verdict');
  });

  test('a claim of the theme first from the mover, then votes from the others', () => {
    const table = Table.dealt({ racks: ['HORNAAA'], houseRules: [theme] });
    table.play('A 8E HORN');
    expect(asked(table)).toBe('claim-theme accept');
    table.send({ kind: 'seat', seat: 0 }, { kind: 'claim-theme', words: [0] });
    expect(asked(table)).toBe('- vote-theme');
  });

  test('to answer before anything else when a move is asked back', () => {
    const table = Table.dealt({ racks: ['HORNAAA'], houseRules: ['take-back'] });
    table.play('A pass');
    table.send({ kind: 'seat', seat: 0 }, { kind: 'ask-take-back' });
    expect(asked(table)).toBe('- answer-take-back');
  });

  test('from which bags to draw, and nothing once the game is over', () => {
    const table = Table.offered({ houseRules: ['two-bags'] });
    table.play('A agree; B agree');
    expect(asked(table)).toContain('choose-bags');
    const over = Table.dealt();
    over.play('A resign');
    expect(asked(over)).toBe('- -');
  });
});

test('whoever sits before a paused game is asked to go on', () => {
  const table = Table.dealt();
  expect(pagePromptFor(table.game, 0)).toBeNull();
  table.send({ kind: 'system' }, { kind: 'pause' });
  expect(pagePromptFor(table.game, 0)).toEqual({ kind: 'resume' });
  expect(pagePromptFor(table.game, null)).toBeNull();
});

test('a game begins while nobody but bots has to agree', () => {
  const table = Table.offered();
  expect(isBeginning(table.game, 0)).toBe(false);
  table.play('A agree');
  expect(isBeginning(table.game, 0)).toBe(false);
  const bot = { id: botId('level-5', 1), name: 'Bot' };
  const seats = table.game.seats.map((state, seat) =>
    seat === 1 ? { ...state, player: bot } : state,
  );
  expect(isBeginning({ ...table.game, seats }, 0)).toBe(true);
  expect(isBeginning({ ...table.game, seats }, null)).toBe(false);
});

import { Table } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import {
  askOf,
  awaited,
  chancesOf,
  mayCheckWords,
  mayMove,
  passEnds,
} from '../../src/play/model/prompts.ts';

const theme = { name: 'theme', patch: { theme: { name: 'sea', bonus: 5 } } } as const;

/** What each seat is asked, in order. */
const asked = ({ game }: Table): string =>
  game.seats.map((_, seat) => askOf(game, seat)?.kind ?? '-').join(' ');

describe('what a seat is asked', () => {
  test('to agree, each for itself', () => {
    const table = Table.offered();
    expect(asked(table)).toBe('agree agree');
    table.play('A agree');
    expect(asked(table)).toBe('- agree');
    expect(awaited(table.game, 0)).toEqual([1]);
    expect(awaited(table.game, 1)).toEqual([]);
  });

  test('a spectator and whoever is out of the game is asked nothing', () => {
    const table = Table.dealt({ racks: ['HORNEEE', 'FARMIII', 'PASTEOO'] });
    expect(askOf(table.game, null)).toBeNull();
    table.play('B resign; A 8E HORN');
    expect(asked(table)).toBe('- - window');
  });

  test('to accept or challenge, until it has answered', () => {
    const table = Table.dealt({ racks: ['HORNEEE', 'FARMIII', 'PASTEOO'] });
    table.play('A 8E HORN');
    expect(asked(table)).toBe('- window window');
    table.play('B accept');
    expect(asked(table)).toBe('- - window');
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
    expect(asked(table)).toBe('vote-word vote-word');
  });

  test('a claim of the theme first from the mover, then votes from the others', () => {
    const table = Table.dealt({ racks: ['HORNAAA'], houseRules: [theme] });
    table.play('A 8E HORN');
    expect(asked(table)).toBe('claim-theme window');
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

describe('moving', () => {
  test('the seat on turn, and the next one while a play may be challenged', () => {
    const table = Table.dealt({ racks: ['HORNEEE', 'FARMIII', 'PASTEOO'] });
    expect([0, 1, 2].map((seat) => mayMove(table.game, seat))).toEqual([true, false, false]);
    table.play('A 8E HORN');
    expect([0, 1, 2].map((seat) => mayMove(table.game, seat))).toEqual([false, true, false]);
    expect(mayMove(table.game, null)).toBe(false);
  });

  test('nobody while a referee has to close the window', () => {
    const rules = { challenge: { mode: 'referee', window: { until: 'referee' } } } as const;
    const table = Table.dealt({ racks: ['HORNAAA'], rules });
    table.play('A 8E HORN');
    expect(mayMove(table.game, 1)).toBe(false);
  });

  test('nobody after the last play of the game', () => {
    const table = Table.dealt({ racks: ['HO', 'FARM'], bag: '' });
    table.play('A 8G HO');
    expect(mayMove(table.game, 1)).toBe(false);
  });

  test('nobody while the clocks stand still', () => {
    const table = Table.dealt();
    table.send({ kind: 'system' }, { kind: 'pause' });
    expect(mayMove(table.game, 0)).toBe(false);
    expect(askOf(table.game, 0)).toEqual({ kind: 'resume' });
  });
});

test('a pass that ends the game is known before it is made', () => {
  const rules = { end: { passRounds: 2, scorelessTurns: 'none' } } as const;
  const table = Table.dealt({ rules });
  expect(passEnds(table.game, 0)).toBe(false);
  table.play('A pass; B pass; A pass');
  expect(passEnds(table.game, 1)).toBe(true);
  table.play('B pass');
  expect(table.game.phase.kind).toBe('over');
});

describe('what else may be done', () => {
  test('nothing but calling it off before the tiles are dealt', () => {
    const { game } = Table.offered();
    expect(chancesOf(game, 0)).toMatchObject({ resign: false, leave: false, abort: true });
  });

  test('leaving makes sense where others play on', () => {
    expect(chancesOf(Table.dealt().game, 0)).toMatchObject({ resign: true, leave: false });
    expect(chancesOf(Table.dealt({ players: 3 }).game, 0).leave).toBe(true);
  });

  test('no move is asked back where the table has not said so', () => {
    const table = Table.dealt();
    table.play('A pass');
    expect(chancesOf(table.game, 0).takeBack).toBe(false);
  });

  test('a move is asked back by whoever made it', () => {
    const table = Table.dealt({ houseRules: ['take-back'] });
    expect(chancesOf(table.game, 0).takeBack).toBe(false);
    table.play('A pass');
    expect(chancesOf(table.game, 0).takeBack).toBe(true);
    expect(chancesOf(table.game, 1).takeBack).toBe(false);
  });

  test('time is given to others, where there is a clock', () => {
    expect(chancesOf(Table.dealt().game, 0).giveTime).toEqual([]);
    const timed = Table.dealt({ players: 3, houseRules: ['championship-clock'] });
    expect(chancesOf(timed.game, 0).giveTime).toEqual([1, 2]);
  });

  test('words are checked as they are laid only where that gives nothing away', () => {
    const lexicon = { id: 'en', hash: 'x' };
    const check = (...houseRules: ('open-dictionary' | 'challenge-void')[]): boolean => {
      const { game } = Table.dealt({ houseRules });
      return mayCheckWords({ ...game, setup: { ...game.setup, lexicon } });
    };
    expect(check()).toBe(false);
    expect(check('open-dictionary')).toBe(true);
    expect(check('challenge-void')).toBe(true);
    const { game } = Table.dealt({ houseRules: ['open-dictionary'] });
    expect(mayCheckWords({ ...game, setup: { ...game.setup, lexicon: null } })).toBe(false);
  });
});

/** When the dictionary may be opened, and the smaller house rules (RULES 8.11, 11.2, 11.6). */
import { allBut, noJudge, Table, type TableSpec } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { eventFor } from '../src/index.ts';

const RACKS = ['HORNSAT', 'FARMEST', 'PLAYINO'];

describe('looking up', () => {
  const closed: TableSpec = { racks: RACKS };
  const after: TableSpec = { racks: RACKS, rules: { lookup: 'after-play' } };
  const open: TableSpec = { racks: RACKS, houseRules: ['open-dictionary'] };
  const doubt: TableSpec['rules'] = { challenge: { window: { joinSeconds: 15 } } };

  test.each<[string, TableSpec, string]>([
    ['on a challenge', { ...closed, rules: doubt }, 'A 8E HORN; B challenge; C look HORN'],
    ['once a word lies there', after, 'A 8E HORN; C look HORN'],
    ['at any time, on turn or not', open, 'A look HORN; B look HORN'],
    ['at any time, while a word lies there', open, 'A 8E HORN; B look HORN'],
  ])('%s', (_name, spec, script) => {
    expect(Table.dealt(spec).play(script).at(-1)).toMatch(/^looked-up [ABC] HORN valid$/);
  });

  test.each<[string, TableSpec, string, string]>([
    ['before a challenge', closed, 'A look HORN', 'look-up-closed'],
    ['in the window', closed, 'A 8E HORN; B look HORN', 'look-up-closed'],
    ['before the play', after, 'A look HORN', 'look-up-closed'],
    ['where no list is at hand', { ...open, judge: noJudge }, 'A look HORN', 'no-dictionary'],
  ])('refused %s', (_name, spec, script, code) => {
    expect(Table.dealt(spec).refusal(script).code).toBe(code);
  });

  test('before the game even the open dictionary is closed', () => {
    const table = Table.offered({ houseRules: ['open-dictionary'] });
    expect(table.refusal('A look HORN').code).toBe('look-up-closed');
  });

  test('a letter of another alphabet is refused by its name', () => {
    const action = { kind: 'look-up', word: ['H', 'Õ'] } as const;
    expect(Table.dealt(open).refusalOf({ kind: 'seat', seat: 0 }, action)).toEqual({
      code: 'letter-not-in-alphabet',
      letter: 'Õ',
    });
  });

  test('what a seat looks up is for that seat and the referee only', () => {
    const table = Table.dealt({ ...open, judge: allBut('HORN') });
    table.play('A look HORN');
    const event = table.events.at(-1);
    if (event === undefined) throw new Error('no event');
    expect(eventFor(event, { kind: 'seat', seat: 0 })).toMatchObject({ verdict: 'invalid' });
    expect(eventFor(event, { kind: 'referee' })).toMatchObject({ verdict: 'invalid' });
    expect(eventFor(event, { kind: 'seat', seat: 1 })).toBeNull();
    expect(eventFor(event, { kind: 'spectator' })).toBeNull();
  });
});

describe('restricted exchange', () => {
  test.each<[bag: string, answer: string]>([
    ['EEEEEEE', 'turn B'],
    ['EEEEEE', 'bag-too-small'],
  ])('with %s in the bag: %s', (bag, answer) => {
    const spec: TableSpec = { racks: ['HO', 'F'], bag, houseRules: ['restricted-exchange'] };
    const table = Table.dealt(spec);
    if (answer === 'bag-too-small') expect(table.refusal('A exchange H').code).toBe(answer);
    else {
      table.play('A exchange H');
      expect(table.phase).toBe(answer);
    }
  });
});

describe('passing only when stuck', () => {
  const stuck: TableSpec = { racks: RACKS, rules: { pass: { when: 'when-stuck' } } };

  test('who can play may not pass, who cannot may', () => {
    const table = Table.dealt({ ...stuck, hasPlay: (_, seat) => seat === 0 });
    expect(table.refusal('A pass').code).toBe('pass-only-when-stuck');
    table.play('A exchange H; B pass');
    expect(table.phase).toBe('turn C');
  });

  test('in the school tournament the stricter reading can be chosen', () => {
    const table = Table.dealt({
      ...{ ruleset: 'tr-school', racks: RACKS, houseRules: ['pass-when-stuck'] },
      hasPlay: (_, seat) => seat === 0,
    });
    expect(table.refusal('A pass').code).toBe('pass-only-when-stuck');
    table.play('A exchange H; B pass');
    expect(table.phase).toBe('turn C');
    expect(Table.dealt({ ruleset: 'tr-school' }).play('A pass')).toEqual(['passed A chosen']);
  });

  test('when the time is up the turn is passed all the same', () => {
    const clock = { kind: 'per-move', seconds: 60 } as const;
    const table = Table.dealt({
      racks: RACKS,
      rules: { ...stuck.rules, clock },
      hasPlay: () => true,
    });
    expect(table.play('+60; host tick')).toEqual(['passed A time']);
  });
});

describe('exchanging', () => {
  test('the new tiles are drawn before the old ones go back', () => {
    const table = Table.dealt({ racks: ['HO', 'F'], bag: 'YZ' });
    expect(table.play('A exchange HO')).toEqual([
      'exchanged A 2',
      'drew A 2',
      'returned A 2 exchange',
    ]);
    expect([table.rack('A'), table.bags]).toEqual(['YZ', ['HO']]);
  });

  test.each<[string, string]>([
    ['A exchange', 'exchange-nothing'],
    ['A exchange Z', 'tile-not-on-rack'],
    ['A exchange HH', 'tile-not-on-rack'],
    ['A exchange HORN', 'bag-too-small'],
    ['B exchange F', 'not-your-turn'],
  ])('%s: %s', (line, code) => {
    expect(Table.dealt({ racks: ['HORN', 'F'], bag: 'YZE' }).refusal(line).code).toBe(code);
  });
});

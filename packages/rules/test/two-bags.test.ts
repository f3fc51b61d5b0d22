/** Vowels and consonants in bags of their own (RULES 11.5). */
import { Table, type TableSpec } from '@taht/testkit';
import { describe, expect, test } from 'vitest';

const two: TableSpec = { racks: ['HORNSAT', 'FARMEST'], houseRules: ['two-bags'] };
const VOWELS = /^[?AEIOU]*$/;

describe('filling', () => {
  test.each<[ruleset: string | undefined, rule: 'two-bags' | 'two-bags-third', sizes: number[]]>([
    ['et-base', 'two-bags', [47, 55]],
    ['et-base', 'two-bags-third', [46, 54, 2]],
    ['fi-base', 'two-bags', [46, 55]],
    ['is-base', 'two-bags', [43, 61]],
    ['uk-base', 'two-bags', [44, 60]], // signs are with the consonants
    ['uk-base', 'two-bags-third', [43, 59, 2]],
    ['en-club', 'two-bags', [43, 57]],
  ])('%s %s', (ruleset, rule, sizes) => {
    const spec = ruleset === undefined ? {} : { ruleset };
    const { bags } = Table.offered({ ...spec, houseRules: [rule] }).game;
    expect(bags.map((bag) => bag.length)).toEqual(sizes);
  });
});

describe('choosing', () => {
  test('at the deal each seat names its bags in the order of play', () => {
    const table = Table.offered({ houseRules: ['two-bags'] });
    table.play('A agree; B agree');
    const [first = 0, second = 0] = table.game.order;
    const [a, b] = [first, second].map((seat) => 'AB'[seat]);
    expect(table.phase).toBe(`choosing ${a} 7`);
    expect(table.refusal(`${b} bags 3 4`)).toEqual({ code: 'not-your-turn', onTurn: first });
    table.play(`${a} bags 3 4`);
    expect(table.phase).toBe(`choosing ${b} 7`);
    table.play(`${b} bags 7 0`);
    expect([table.phase, table.rack(b ?? '').match(VOWELS) !== null]).toEqual([`turn ${a}`, true]);
  });

  test('after a play that stands, before the next turn', () => {
    const table = Table.dealt(two);
    table.play('A 8E HORN; B accept');
    expect(table.phase).toBe('choosing A 4');
    expect(table.refusal('B pass')).toEqual({ code: 'wrong-phase', phase: 'choosing' });
    expect(table.play('A bags 0 4')).toEqual(['drew A 4']);
    expect([table.phase, table.rack('A')]).toEqual(['turn B', '?ABBCST']);
  });

  test('a next seat that moves in the window is refused: there is a choice to wait for', () => {
    const table = Table.dealt(two);
    expect(table.refusal('A 8E HORN; B pass').code).toBe('wrong-phase');
    expect(table.phase).toBe('window A');
  });

  test('after an exchange; the old tiles go back to their own bags once the new ones are drawn', () => {
    const table = Table.dealt(two);
    const before = table.bags.map((bag) => bag.length);
    table.play('A exchange HOA');
    expect([table.phase, table.rack('A')]).toEqual(['choosing A 3', 'NRST']);
    expect(table.play('A bags 0 3')).toEqual(['drew A 3', 'returned A 3 exchange']);
    expect(table.bags.map((bag) => bag.length)).toEqual([
      (before[0] ?? 0) + 2,
      (before[1] ?? 0) - 2,
    ]);
    expect(table.phase).toBe('turn B');
  });

  test('not where one bag is empty or all that is left is drawn', () => {
    const oneBag = Table.dealt({ ...two, bag: 'AEIOU' });
    expect(oneBag.play('A 8E HORN; B accept')).toContain('drew A 4');
    const all = Table.dealt({ ...two, bag: 'AB' });
    expect(all.play('A 8E HORN; B accept')).toContain('drew A 2');
  });

  test.each<[string, string, object]>([
    ['too few', 'A bags 1 2', { code: 'wrong-count', needs: 4 }],
    ['too many', 'A bags 3 2', { code: 'wrong-count', needs: 4 }],
    ['no bag', 'A bags', { code: 'wrong-count', needs: 4 }],
    ['three bags', 'A bags 2 1 1', { code: 'wrong-count', needs: 4 }],
    ['less than none', 'A bags -1 5', { code: 'not-in-that-bag', bag: 0 }],
    ['halves', 'A bags 1.5 2.5', { code: 'not-in-that-bag', bag: 0 }],
    ['no numbers', 'A bags NaN 4', { code: 'wrong-count', needs: 4 }],
    ['more than a bag holds', 'A bags 4 0', { code: 'not-in-that-bag', bag: 0 }],
  ])('refused: %s', (_name, line, refusal) => {
    const table = Table.dealt({ ...two, bag: 'AAABBBBB' });
    table.play('A 8E HORN; B accept');
    expect(table.refusal(line)).toEqual(refusal);
    expect(table.phase).toBe('choosing A 4');
  });

  test('refused when nothing is to be chosen', () => {
    expect(Table.dealt(two).refusal('A bags 1 0')).toEqual({ code: 'wrong-phase', phase: 'turn' });
  });
});

describe('the deadline', () => {
  const timed: TableSpec = { ...two, rules: { bags: { seconds: 30 } } };

  test('each tile comes from the bag that then holds most', () => {
    const table = Table.dealt({ ...timed, bag: 'AAABBBB' });
    table.play('A 8E HORN; B accept');
    expect(table.play('+30; host tick')).toEqual(['drew A 4']);
    expect(table.bags).toEqual(['A', 'BB']);
  });

  test('at the deal too', () => {
    const table = Table.offered({ houseRules: ['two-bags'], rules: { bags: { seconds: 30 } } });
    table.play('A agree; B agree; +60; host tick');
    expect(table.phase).toMatch(/^turn/);
    expect(table.rack('A').length + table.rack('B').length).toBe(14);
  });
});

test('at the deal without a deadline the clock of a move draws for the silent', () => {
  const table = Table.offered({ houseRules: ['two-bags', 'timer-2-minutes'] });
  table.play('A agree; B agree; +119; host tick');
  expect(table.phase).toMatch(/^choosing/);
  table.play('+122; host tick');
  expect(table.phase).toMatch(/^turn/);
});

describe('returning', () => {
  test('a blank goes to the bag with fewer blanks, the vowels first', () => {
    const table = Table.dealt({ ...two, racks: ['??AB', 'E'], bag: 'AAABBB' });
    table.play('A exchange ??; A bags 1 1');
    expect(table.bags).toEqual(['?AA', '?BB']);
  });

  test('or to the third bag', () => {
    const spec: TableSpec = { houseRules: ['two-bags-third'], racks: ['??AB', 'E'], bag: 'AAABBB' };
    const table = Table.dealt(spec);
    table.play('A exchange ?AB; A bags 2 1 0');
    expect(table.bags).toEqual(['AA', 'BBB', '?']);
  });

  test('the limit for an exchange counts all bags together', () => {
    const rules = { exchange: { minBag: 7 } };
    const full = Table.dealt({ ...two, rules, bag: 'AAABBBB' });
    expect(full.play('A exchange H; A bags 1 0')).toContain('returned A 1 exchange');
    const low = Table.dealt({ ...two, rules, bag: 'AAABBB' });
    expect(low.refusal('A exchange H')).toEqual({ code: 'bag-too-small', bag: 6, needs: 7 });
  });
});

test('reloaded while a seat chooses, the choice goes on', () => {
  const table = Table.dealt(two);
  table.play('A exchange HOA');
  expect(table.reload().phase).toBe('choosing A 3');
  table.play('A bags 3 0');
  expect(table.phase).toBe('turn B');
});

test('taking back an exchange puts every tile where it was', () => {
  const table = Table.dealt(two);
  const before = table.bags;
  table.play('A exchange HOA; ref undo');
  expect([table.phase, table.bags, table.rack('A')]).toEqual(['turn A', before, 'AHNORST']);
});

test('at the deal nobody pays for choosing with the time of the game', () => {
  const table = Table.offered({
    houseRules: ['two-bags', 'championship-clock'],
    players: 2,
  });
  table.play('A agree; B agree; +60; host tick');
  expect(table.phase).toMatch(/^choosing/);
  expect(table.game.clock.running).toBeNull();
});

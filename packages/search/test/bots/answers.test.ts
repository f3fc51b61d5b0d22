/** What bots say to the table beside their moves. */
import { buildLexicon, encodeLetters, type Lexicon, WordPool } from '@taht/lexicon';
import { type Action, type Ruleset, viewFor } from '@taht/rules';
import { alphabetOf, rulesetOf, Table, type TableSpec } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { botAction, levelProfile, STATIC_LEVEL } from '../../src/index.ts';
import { kitFor } from './kit.ts';

function lexiconOf(...texts: string[]): Lexicon {
  const alphabet = alphabetOf('en-100');
  const pool = new WordPool();
  for (const text of texts) pool.add(encodeLetters(alphabet, [...text] as never));
  const spec = { id: 'few', edition: 'en', policy: '', sources: [], licence: '', version: '' };
  const built = buildLexicon(spec, alphabet, pool.sorted());
  if (!built.ok) throw new Error(built.error.code);
  return built.value;
}

const kit = kitFor(rulesetOf('en-club') as Ruleset, [], lexiconOf('HORN', 'FARM', 'AT', 'TA'));

const asked = (table: Table, seat: number, level = STATIC_LEVEL, seed = 1): Action | undefined =>
  botAction(
    kit,
    { profile: levelProfile(level), seed },
    viewFor(table.game, { kind: 'seat', seat }),
  );

const racks = ['HORNSAT', 'FARMEST', 'AEIOUBC'];
const dealt = (spec: TableSpec = {}): Table => Table.dealt({ racks, ...spec });

describe('before the game', () => {
  test('it agrees, and its id is its contribution', () => {
    const table = Table.offered();
    expect(asked(table, 1)).toEqual({ kind: 'agree', contribution: 'p1' });
  });

  test('once', () => {
    const table = Table.offered();
    table.play('B agree');
    expect(asked(table, 1)).toBeUndefined();
  });
});

describe('after a play', () => {
  test.each([7, 10, STATIC_LEVEL])('level %i accepts every word of the list', (level) => {
    const table = dealt();
    table.play('A 8E HORN');
    for (let seed = 0; seed < 50; seed++)
      expect(asked(table, 1, level, seed)).toEqual({ kind: 'accept' });
  });

  test('the weakest doubt good words wrongly, now and then, but none that they know', () => {
    const table = dealt();
    table.play('A 8E HORN');
    const profile = { ...levelProfile(1), misdoubt: 0.1 };
    const view = viewFor(table.game, { kind: 'seat', seat: 1 });
    const doubts = (words: number): number =>
      Array.from({ length: 400 }, (_, seed) =>
        botAction(kit, { profile: { ...profile, words }, seed }, view),
      ).filter((action) => action?.kind === 'challenge').length;
    expect(doubts(1)).toBe(0);
    expect(doubts(0)).toBeGreaterThan(20);
    expect(doubts(0)).toBeLessThan(60);
  });

  test('the strongest challenges every phony, and names the word', () => {
    const table = dealt();
    table.play('A 8E NORH');
    for (let seed = 0; seed < 50; seed++)
      expect(asked(table, 1, STATIC_LEVEL, seed)).toEqual({ kind: 'challenge', words: [0] });
  });

  test('the stronger, the more phonies are challenged', () => {
    const table = dealt();
    table.play('A 8E NORH');
    const challenged = [1, 4, 8, STATIC_LEVEL].map(
      (level) =>
        Array.from({ length: 200 }, (_, seed) => asked(table, 1, level, seed)?.kind).filter(
          (kind) => kind === 'challenge',
        ).length,
    );
    expect(challenged).toEqual(challenged.toSorted((a, b) => a - b));
    expect(new Set(challenged).size).toBe(4);
    expect(challenged[0]).toBeGreaterThan(0);
  });

  test('nothing is asked of the mover, nor of who has answered', () => {
    const table = dealt();
    table.play('A 8E HORN; B accept');
    expect([asked(table, 0), asked(table, 1)]).toEqual([undefined, undefined]);
    expect(asked(table, 2)).toEqual({ kind: 'accept' });
  });

  test('it joins a challenge of a phony only, and accepts other plays', () => {
    const rules = { challenge: { window: { joinSeconds: 15 } } };
    const phony = dealt({ rules });
    phony.play('A 8E NORH; B challenge');
    expect([asked(phony, 1), asked(phony, 2)]).toEqual([
      undefined,
      { kind: 'challenge', words: [0] },
    ]);
    const good = dealt({ rules });
    good.play('A 8E HORN; B challenge');
    expect(asked(good, 2)).toEqual({ kind: 'accept' });
  });

  test.each([
    ['NORH', 'no'],
    ['HORN', 'yes'],
  ])('where the table decides on %s it votes %s, by the list', (word, vote) => {
    const table = dealt({ judge: () => 'unknown' });
    table.play(`A 8E ${word}; B challenge`);
    for (const seat of [0, 1, 2])
      expect(asked(table, seat)).toEqual({ kind: 'vote-verdict', vote });
  });

  test('a referee is not helped', () => {
    const table = dealt({ rules: { challenge: { mode: 'referee' } } });
    table.play('A 8E NORH; B challenge');
    expect(asked(table, 2)).toBeUndefined();
  });

  test('a claim to the theme is granted before the play is accepted', () => {
    const table = dealt({ rules: { theme: { name: 'music', bonus: 5 } } });
    table.play('A 8E HORN; A claim 0');
    expect(asked(table, 1)).toEqual({ kind: 'vote-theme', vote: 'yes' });
  });
});

describe('offers', () => {
  test('a take-back is granted', () => {
    const table = dealt({ rules: { takeBack: 'consent' } });
    table.play('A 8E HORN; A ask');
    expect([asked(table, 0), asked(table, 1)]).toEqual([
      undefined,
      { kind: 'answer-take-back', vote: 'yes' },
    ]);
  });

  test('the end is agreed to when somebody else offers it', () => {
    const table = dealt();
    expect(asked(table, 1)).toBeUndefined();
    table.play('A end');
    expect([asked(table, 1), asked(table, 2)]).toEqual([
      { kind: 'agree-end' },
      { kind: 'agree-end' },
    ]);
  });
});

describe('bags', () => {
  const bags = (spec: TableSpec, script: string): Action | undefined => {
    const table = Table.dealt({ houseRules: ['two-bags'], ...spec });
    table.play(script);
    return asked(table, 0);
  };

  test.each<[name: string, rack: string, exchanged: string, counts: number[]]>([
    // Of seven letters three should be vowels, as in the whole set.
    ['vowels to consonants', 'BCDFGHJ', 'BCD', [3, 0]],
    ['consonants to vowels', 'AEIOUAE', 'AEI', [0, 3]],
    ['both', 'AEBCDFG', 'DFG', [1, 2]],
  ])('%s', (_, rack, exchanged, counts) =>
    expect(bags({ racks: [rack, 'EEEE'] }, `A exchange ${exchanged}`)).toEqual({
      kind: 'choose-bags',
      counts,
    }),
  );

  test('what one bag does not hold comes from the other', () => {
    const spec = { racks: ['BCDFGHJ', 'EEEE'], bag: 'ABBBBB' };
    expect(bags(spec, 'A exchange BCD')).toEqual({ kind: 'choose-bags', counts: [1, 2] });
  });

  test('blanks first, where they have a bag of their own', () => {
    const spec: TableSpec = { racks: ['AEBCDFG', 'EEEE'], houseRules: ['two-bags-third'] };
    expect(bags(spec, 'A exchange DFG')).toEqual({ kind: 'choose-bags', counts: [0, 1, 2] });
  });
});

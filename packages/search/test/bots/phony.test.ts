/** Words that are none: where bots lay them, which of them, and where never. */
import { parseRack } from '@taht/letters';
import {
  buildLexicon,
  encodeLetters,
  judgeOf,
  judgeWord,
  type Lexicon,
  WordPool,
} from '@taht/lexicon';
import {
  type Board,
  type Ruleset,
  type RulesetPatch,
  readLayout,
  readPlacement,
  type TileSet,
  tileTables,
  viewFor,
} from '@taht/rules';
import { alphabetOf, rulesetOf, std15, Table, tilesetOf } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { phoniesFor } from '../../src/bots/phonies.ts';
import { placesFor } from '../../src/bots/places-for.ts';
import {
  type BotProfile,
  botAction,
  botProfile,
  LEVELS,
  levelProfile,
  makeBotKit,
} from '../../src/index.ts';

const alphabet = alphabetOf('en-100');
const tileset = tilesetOf('en-100') as TileSet;
const rulebook = rulesetOf('en-club') as Ruleset;

function lexiconOf(...texts: string[]): Lexicon {
  const pool = new WordPool();
  for (const text of texts) pool.add(encodeLetters(alphabet, [...text] as never));
  const spec = { id: 'few', edition: 'en', policy: '', sources: [], licence: '', version: '' };
  const built = buildLexicon(spec, alphabet, pool.sorted());
  if (!built.ok) throw new Error(built.error.code);
  return built.value;
}

const few = lexiconOf('AT', 'TA', 'ET', 'HA', 'NA', 'EE', 'AE', 'EA');
/** One that always thinks of words that are none, and knows all others. */
const certain: BotProfile = { ...levelProfile(1), phonies: 1, words: 1, attention: 99 };

interface Asked {
  readonly rules?: RulesetPatch;
  readonly profile?: BotProfile;
  readonly phonies?: string;
  readonly lexicon?: Lexicon;
  readonly seed?: number;
}

/** What is laid first by one who holds HORNSAT; undefined for anything but a play. */
function laidBy({
  rules,
  profile = certain,
  phonies = 'SHORN\nZZZ\n',
  lexicon = few,
  seed = 1,
}: Asked = {}) {
  const racks = ['HORNSAT', 'EEEEEEE'];
  const judge = judgeOf(lexicon);
  const { game } = Table.dealt({ ruleset: 'en-club', racks, judge, ...(rules && { rules }) });
  const equipment = { lexicon, tileset, layout: std15, rules: game.rules, edition: 'en' };
  const view = viewFor(game, { kind: 'seat', seat: 0 });
  const move = botAction(makeBotKit({ ...equipment, phonies }), { profile, seed }, view);
  return move?.kind === 'place' ? move.tiles.map(({ letter }) => letter).join('') : undefined;
}

describe('a word that is none', () => {
  test('is laid by the rulebook, and by the same seed each time', () => {
    expect(laidBy()).toBe('SHORN');
    const profile = { ...certain, phonies: levelProfile(1).phonies };
    const all = Array.from({ length: 300 }, (_, seed) => laidBy({ profile, seed }));
    expect(Array.from({ length: 300 }, (_, seed) => laidBy({ profile, seed }))).toEqual(all);
    const share = all.filter((laid) => laid === 'SHORN').length / all.length;
    expect(share).toBeGreaterThan(profile.phonies / 2);
    expect(share).toBeLessThan(profile.phonies * 2);
  });

  test.each<[string, Asked]>([
    ['where every word is judged', { rules: { challenge: { mode: 'off-auto-reject' } } }],
    ['where everybody may look words up', { rules: { lookup: 'open' } }],
    ['where it would cost the game', { rules: { challenge: { onBad: { mover: 'lose-game' } } } }],
    ['by those who are never wrong', { profile: { ...certain, phonies: 0 } }],
    ['without tiles for it', { phonies: 'ZZZ\n' }],
    ['that brings less than the best word seen', { phonies: 'HO\n', lexicon: lexiconOf('HORNS') }],
    ['of an empty file', { phonies: '' }],
  ])('is not laid %s', (_, asked) => {
    const laid = laidBy(asked);
    expect(laid).toBeDefined();
    expect(judgeWord(asked.lexicon ?? few, laid ?? '').valid).toBe(true);
  });

  test('is not one that the list has after all', () =>
    expect(phoniesFor(lexiconOf('SHORN'), 'SHORN\nZZZ\n')).toEqual([['Z', 'Z', 'Z']]));

  test('comes to the mind of levels 1 to 6 alone', () => {
    const levels = Array.from({ length: LEVELS }, (_, i) => levelProfile(i + 1));
    for (const [i, { phonies, misdoubt }] of levels.entries())
      expect([phonies > 0, misdoubt > 0]).toEqual([i < 6, i < 6]);
    for (const style of ['teacher', 'quick', 'champion', 'adaptive', 'long-words'])
      expect(botProfile(style)).toMatchObject({ phonies: 0, misdoubt: 0 });
  });

  test('makes no other word that is none beside it', () => {
    // Beside AT the tiles of SHORN touch it only where they make TA, NA or HA.
    for (let seed = 0; seed < 60; seed++) {
      const table = Table.dealt({ ruleset: 'en-club', racks: ['HORNSAT', 'TEAEEEE'] });
      table.play('A 8H AT; B accept');
      const view = viewFor(table.game, { kind: 'seat', seat: 1 });
      const equipment = { lexicon: few, tileset, layout: std15, rules: view.rules, edition: 'en' };
      const kit = makeBotKit({ ...equipment, phonies: 'TEE\nEEEE\nAEEA\n' });
      const move = botAction(kit, { profile: certain, seed }, view);
      if (move?.kind !== 'place') throw new Error('no play');
      const ground = { board: view.board, tables: tileTables(tileset), ...readLayout(std15) };
      const play = readPlacement(ground, move.tiles, view.rules);
      if (!play.ok) throw new Error(play.error.code);
      const bad = play.value.words.filter(({ letters }) => !judgeWord(few, letters).valid);
      expect(bad.length).toBe(1);
      expect(['TEE', 'EEEE', 'AEEA']).toContain(bad[0]?.letters.join(''));
    }
  });
});

describe('where the tiles of a rack lay a word', () => {
  const { board } = Table.dealt({}).game;
  const star = { tables: tileTables(tileset), ...readLayout(std15) };
  const placesOf = (word: string, rack: string, on: Board = board) => {
    const tiles = parseRack(alphabet, rack);
    if (!tiles.ok) throw new Error(tiles.error.code);
    return [...placesFor([...word] as never, tiles.value, { ...star, board: on })];
  };

  test('on an empty board it lies on the star, across and down', () =>
    expect(placesOf('HAT', 'HATXXXX').length).toBe(6));

  test('a blank stands for a letter that is missing, and for one only', () => {
    const [first = []] = placesOf('HATA', 'HAT?XXX');
    expect(first.map(({ letter, blank }) => (blank ? letter.toLowerCase() : letter)).join('')).toBe(
      'HATa',
    );
    expect(placesOf('HATAA', 'HAT?XXX')).toEqual([]);
  });

  test('all of them are plays by the rules, and none where the word would go on', () => {
    const table = Table.dealt({ racks: ['HORNSAT', 'EEEEEEE'] });
    table.play('A 8E HORN');
    const { board: after } = table.game;
    const places = placesOf('RAT', 'RATHORE', after);
    expect(places.length).toBeGreaterThan(0);
    for (const tiles of places) {
      const play = readPlacement({ ...star, board: after }, tiles, rulebook);
      expect(play.ok && play.value.words.map(({ letters }) => letters.join(''))).toContain('RAT');
    }
  });
});

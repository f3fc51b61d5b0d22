/** The family lists: what they catch of each language, and that nothing that the program lays by itself is caught. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { type Edition, editions, friendlyIn, std15, tilesetOf } from '@taht/editions';
import { engineFilesFor, familyOf, loadLexicon } from '@taht/host';
import {
  FAMILY_KINDS,
  type FamilyList,
  type FamilyWord,
  familyWords,
  type Lexicon,
  makeWord,
} from '@taht/lexicon';
import type { Setup, TileSet } from '@taht/rules';
import { botProfile, makeBotKit, makePuzzle, makeRandom, playBots } from '@taht/search';
import { count, seed, wordsOn } from '@taht/testkit';
import { describe, expect, test } from 'vitest';

/** `TAHT_GOLDEN=1` writes the files anew; they are to be read before they are committed. */
const isWriting = process.env.TAHT_GOLDEN === '1';

const goldenOf = (language: string): string =>
  join(import.meta.dirname, `golden/family-${language}.txt`);

function listOf(id: string): Lexicon {
  const lexicon = loadLexicon(id, '');
  if (!lexicon.ok) throw new Error(lexicon.error.code);
  return lexicon.value;
}

const textsOf = ({ alphabet }: Lexicon, found: readonly FamilyWord[]): readonly string[] =>
  found.map(({ word }) => makeWord(alphabet, word));

function goldenText(lexicon: Lexicon, family: FamilyList): string {
  const found = familyWords(lexicon, family);
  return FAMILY_KINDS.map((kind) => {
    const words = textsOf(
      lexicon,
      found.filter((each) => each.kind === kind),
    );
    return `=== ${kind}: ${words.length}\n${words.join('\n')}\n`;
  }).join('\n');
}

function kitOf(edition: Edition) {
  const lexicon = listOf(edition.lexicons[0] ?? '');
  const rules = friendlyIn(edition);
  const tileset = tilesetOf(rules.tileset) as TileSet;
  const equipment = { edition: edition.id, lexicon, tileset, layout: std15, rules };
  return makeBotKit({ ...equipment, ...engineFilesFor(edition.id, lexicon) });
}

describe.each(editions.map((edition) => [edition.id, edition] as const))('%s', (id, edition) => {
  const family = familyOf(id) as FamilyList;
  const kit = kitOf(edition);
  const { lexicon } = kit;
  const caught = new Set(textsOf(lexicon, familyWords(lexicon, family)));
  const expectNoneOn = (words: readonly string[]): void =>
    expect(words.filter((word) => caught.has(word))).toEqual([]);

  test('what is caught of its list is what the golden file has', () => {
    const text = goldenText(lexicon, family);
    if (isWriting) writeFileSync(goldenOf(id), text);
    expect(text).toBe(readFileSync(goldenOf(id), 'utf8'));
  });

  test('no puzzle has such a word', () => {
    for (let n = 0; n < count(20); n++) {
      const puzzle = makePuzzle(kit, 7, seed() + n);
      if (puzzle !== undefined) expectNoneOn(wordsOn(puzzle.board));
    }
  });

  test('no bot lays one', () => {
    const base = friendlyIn(edition);
    const tileset = tilesetOf(base.tileset) as TileSet;
    const setup: Setup = {
      ...{ game: 'family', base, houseRules: [], tileset, board: std15 },
      players: ['a', 'b'].map((name) => ({ id: name, name })),
      ...{ lexicon: null, commitment: '' },
    };
    for (let n = 0; n < count(40); n++) {
      const bots = ['level-14', 'long-words', 'level-3'].map((name, i) => ({
        profile: botProfile(name) as never,
        seed: n + i,
      }));
      const seats = [bots[n % 3], bots[(n + 1) % 3]] as typeof bots;
      expectNoneOn(wordsOn(playBots(kit, setup, seats, makeRandom(seed() + n)).board));
    }
  });
});

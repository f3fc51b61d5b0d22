/** The words that are none and that weaker bots lay: which of them, how often, and who doubts what. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Edition, editions, friendlyIn, std15, tilesetOf } from '@taht/editions';
import { BUILT_IN_LEXICONS, engineFilesFor, loadLexicon } from '@taht/host';
import { judgeOf, judgeWord, type Lexicon, makeWord, wordsOfLength } from '@taht/lexicon';
import {
  applyHouseRules,
  type GameEvent,
  type Ruleset,
  type Setup,
  type TileSet,
  viewFor,
} from '@taht/rules';
import { type BotKit, botAction, botProfile, makeBotKit, makeRandom, playBots } from '@taht/search';
import { count, isLong, Table } from '@taht/testkit';
import { describe, expect, test } from 'vitest';

const WRONG = [1, 2, 3, 4, 5, 6];
const MIDDLING = 8;

function listOf(id: string): Lexicon {
  const lexicon = loadLexicon(id, '');
  if (!lexicon.ok) throw new Error(lexicon.error.code);
  return lexicon.value;
}

const phoniesOf = (id: string): readonly string[] =>
  readFileSync(join(BUILT_IN_LEXICONS, `${id}.phonies.txt`), 'utf8')
    .trimEnd()
    .split('\n');

/** What happened in the games of one bot. */
interface Tally {
  plays: number;
  phonies: Set<string>;
  laid: number;
  /** Plays of the other that had one. */
  met: number;
}

const untimed = { name: 'no-clock', patch: { clock: { kind: 'none', seconds: 0 } } } as const;
const kits = new Map<string, BotKit>();

function kitOf(edition: Edition, base: Ruleset): BotKit {
  const known = kits.get(base.id);
  if (known !== undefined) return known;
  const lexicon = listOf(edition.lexicons[0] ?? '');
  const tileset = tilesetOf(base.tileset) as TileSet;
  const rules = applyHouseRules(base, [untimed]);
  const equipment = { edition: edition.id, lexicon, tileset, layout: std15, rules };
  const kit = makeBotKit({ ...equipment, ...engineFilesFor(edition.id, lexicon) });
  kits.set(base.id, kit);
  return kit;
}

/** Games of a level against another, by turns beginning. */
function tallyOf(kit: BotKit, base: Ruleset, level: number, other: number, games: number): Tally {
  const { lexicon } = kit;
  const tileset = tilesetOf(base.tileset) as TileSet;
  const tally: Tally = { plays: 0, laid: 0, phonies: new Set(), met: 0 };
  for (let n = 0; n < games; n++) {
    const own = n % 2;
    const setup: Setup = {
      ...{ game: `phonies-${level}-${n}`, base, houseRules: [untimed], tileset, board: std15 },
      players: ['a', 'b'].map((name) => ({ id: name, name })),
      ...{ lexicon: null, commitment: '' },
    };
    const hear = (event: GameEvent): void => {
      if (event.kind !== 'placed') return;
      const none = event.words.filter(({ letters }) => !judgeWord(lexicon, letters).valid);
      const isOwn = event.seat === own;
      if (isOwn) tally.plays++;
      if (none.length === 0) return;
      if (isOwn) tally.laid++;
      else tally.met++;
      for (const { letters } of none) tally.phonies.add(letters.join(''));
    };
    const bots = [0, 1].map((seat) => ({
      profile: botProfile(`level-${seat === own ? level : other}`) as never,
      seed: 2 * n + seat,
    }));
    playBots(kit, setup, bots, makeRandom(1000 * level + n), undefined, hear);
  }
  return tally;
}

const tallies: Tally[] = [];

function expectShare(all: readonly Tally[], name: string): void {
  const laid = all.reduce((sum, tally) => sum + tally.laid, 0);
  const share = laid / all.reduce((sum, tally) => sum + tally.plays, 0);
  console.log(`LONG: phonies: ${name}: ${(100 * share).toFixed(1)} % of the plays`);
  expect(share).toBeGreaterThan(0.02);
  expect(share).toBeLessThan(0.06);
}

describe.each(editions.map((edition) => [edition.id, edition] as const))('%s', (id, edition) => {
  const phonies = phoniesOf(id);

  test('by the rulebook levels 1 to 6 lay one of these, and nothing else that is none', () => {
    const base = edition.rulesets[0] as Ruleset;
    const kit = kitOf(edition, base);
    const known = new Set(phonies);
    for (const level of WRONG) {
      const tally = tallyOf(kit, base, level, MIDDLING, count(1000, 3));
      expect([...tally.phonies].filter((word) => !known.has(word))).toEqual([]);
      tallies.push(tally);
      if (isLong) expectShare([tally], `${id} level ${level}`);
    }
  });

  test('in friendly games nobody lays one', () => {
    const base = friendlyIn(edition);
    const tally = tallyOf(kitOf(edition, base), base, 1, 6, count(100, 2));
    expect([tally.laid, tally.met]).toEqual([0, 0]);
    expect(tally.plays).toBeGreaterThan(0);
  });
});

test('two to six of a hundred plays of levels 1 to 6 have one', () => {
  expect(tallies.length).toBe(WRONG.length * editions.length);
  expectShare(tallies, 'all');
});

/** The share of words, of five letters each, that a level challenges when they are laid on the star. */
function doubted(kit: BotKit, level: number, words: readonly string[]): number {
  const bot = { profile: botProfile(`level-${level}`) as never, seed: 1 };
  const challenged = words.filter((word) => {
    const racks = [word, 'EEE'];
    const table = Table.dealt({ ruleset: 'en-club', racks, judge: judgeOf(kit.lexicon) });
    table.play(`A 8D ${word}`);
    const action = botAction(kit, bot, viewFor(table.game, { kind: 'seat', seat: 1 }));
    return action?.kind === 'challenge';
  });
  return challenged.length / words.length;
}

test('the stronger, the more phonies are doubted rightly, and the fewer good words wrongly', () => {
  const english = editions.find(({ id }) => id === 'en') as Edition;
  const kit = kitOf(english, english.rulesets[0] as Ruleset);
  const { alphabet } = kit.lexicon;
  const isFit = (word: string): boolean => new Set(word).size === 5;
  const phonies = phoniesOf('en').filter((word) => word.length === 5 && isFit(word));
  const good = [...wordsOfLength(kit.lexicon, 5)]
    .filter((_, i) => i % 10 === 0)
    .map((word) => makeWord(alphabet, word))
    .filter(isFit);
  const levels = [1, 3, 6, 10, 14];
  const rightly = levels.map((level) => doubted(kit, level, phonies));
  expect(rightly).toEqual(rightly.toSorted((a, b) => a - b));
  expect(rightly[0]).toBeGreaterThan(0.1);
  expect(rightly.at(-1)).toBe(1);
  const wrongly = levels.map((level) => doubted(kit, level, good));
  expect(wrongly).toEqual(wrongly.toSorted((a, b) => b - a));
  expect(wrongly[0]).toBeLessThan(0.1);
  expect(wrongly[2]).toBeGreaterThan(0);
  expect(wrongly[3]).toBe(0);
  console.log(`LONG: phonies: levels ${levels} doubt rightly ${rightly}, wrongly ${wrongly}`);
});

/** A patched list answers like a list built anew, and a patch that cannot be read says where. */
import { count, makeRng, mutateJson, type Rng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import {
  buildGaddag,
  type Codes,
  contains,
  decodeLexicon,
  emptyPatch,
  encodeLexicon,
  indexOf,
  judgeWord,
  type Lexicon,
  makePatch,
  makeWord,
  movePatch,
  PATCH_FAILURES,
  type Patch,
  type PatchEntry,
  parsePatch,
  patchLexicon,
  readWord,
  wordAt,
  words,
} from '../src/index.ts';
import { surveyNodes, wordLimits } from '../src/survey.ts';
import {
  build,
  plainSorted,
  probe,
  type RandomList,
  randomList,
  randomListOf,
  texts,
} from './random-list.ts';

/** Many words over plain letters. */
const plenty = ((): RandomList => {
  for (let i = 0; ; i++) {
    const random = randomListOf(makeRng(i), 100);
    if (random.alphabet.longest === 1) return random;
  }
})();

const entryOf = (word: string, change: PatchEntry['change']): PatchEntry => ({
  word,
  change,
  author: 'Referee',
  date: '2026-11-15',
  reason: 'a ruling',
});

const patchOf = ({ info }: Lexicon, entries: readonly PatchEntry[]): Patch => ({
  ...emptyPatch(info),
  entries,
});

function apply(lexicon: Lexicon, patch: Patch): Lexicon {
  const patched = patchLexicon(lexicon, patch);
  if (!patched.ok) throw new Error(patched.error.code);
  return patched.value;
}

/** Words of the list, near it and far from it, whose text reads back. */
function randomEntries(rng: Rng, random: RandomList): { word: Codes; entry: PatchEntry }[] {
  return Array.from({ length: rng.below(12) }, () => probe(rng, random))
    .filter((word) => {
      const back = readWord(random.alphabet, makeWord(random.alphabet, word));
      return word.length > 0 && word.length < 32 && back.ok && back.value.join() === word.join();
    })
    .map((word) => ({
      word,
      entry: entryOf(makeWord(random.alphabet, word), rng.pick(['add', 'remove'])),
    }));
}

function expectSame(patched: Lexicon, expected: readonly Codes[]): void {
  const rebuilt = build(patched.alphabet, expected);
  expect(texts(words(patched))).toEqual(texts(expected));
  expect(patched.info.words).toBe(rebuilt.info.words);
  expect(patched.info.lengths).toEqual(rebuilt.info.lengths);
  expect(surveyNodes(patched.graph, wordLimits(patched.info.letters.length)).ok).toBe(true);
  for (const [i, word] of expected.entries()) {
    expect(contains(patched, word)).toBe(true);
    expect(indexOf(patched, word)).toBe(i);
    expect(wordAt(patched, i)).toEqual(word);
  }
}

test('patches, also one over the other, give what a list built anew gives', () => {
  for (let i = 0; i < count(3000); i++) {
    const rng = makeRng(seed() + i);
    const random = randomList(rng);
    const before = encodeLexicon(random.lexicon);
    let { lexicon, list } = random as { lexicon: Lexicon; list: readonly Codes[] };
    for (let round = 0; round < 2; round++) {
      const changes = randomEntries(rng, { ...random, list });
      lexicon = apply(
        lexicon,
        patchOf(
          lexicon,
          changes.map(({ entry }) => entry),
        ),
      );
      for (const { word, entry } of changes) {
        const others = list.filter((other) => other.join() !== word.join());
        list = entry.change === 'add' ? plainSorted([...others, word]) : others;
      }
      expectSame(lexicon, list);
      for (const { word } of changes) {
        const isIn = contains(lexicon, word);
        const text = makeWord(random.alphabet, word);
        expect(judgeWord(lexicon, text)).toMatchObject({
          valid: isIn,
          rule: isIn ? 'added' : 'removed',
        });
      }
    }
    expect(encodeLexicon(random.lexicon)).toEqual(before);
  }
});

test('the reversed part of a patched list is that of the list built anew', () => {
  const { lexicon, alphabet } = plenty;
  const last = makeWord(alphabet, wordAt(lexicon, 3) as Codes);
  const patched = apply(lexicon, patchOf(lexicon, [entryOf(last, 'remove')]));
  const [one, other] = [buildGaddag(patched), buildGaddag(build(alphabet, words(patched)))];
  expect(one.ok && one.value.nodes).toEqual(other.ok && other.value.nodes);
});

test('the hash tells lists apart by their words, not by who ruled on them', () => {
  const { lexicon, alphabet } = plenty;
  const [a, b] = [0, 1].map((i) => makeWord(alphabet, wordAt(lexicon, i) as Codes)) as [
    string,
    string,
  ];
  const hashWith = (...entries: readonly PatchEntry[]): string =>
    apply(lexicon, patchOf(lexicon, entries)).info.hash;
  expect(hashWith()).toBe(lexicon.info.hash);
  expect(hashWith(entryOf(a, 'add'))).toBe(lexicon.info.hash);
  expect(hashWith(entryOf(a, 'remove'), entryOf(a, 'add'))).toBe(lexicon.info.hash);
  expect(hashWith(entryOf(a, 'remove'))).not.toBe(lexicon.info.hash);
  expect(hashWith(entryOf(a, 'remove'))).not.toBe(hashWith(entryOf(b, 'remove')));
  const other = { ...entryOf(b, 'remove'), author: 'Club', reason: 'another' };
  expect(hashWith(entryOf(a, 'remove'), other)).toBe(
    hashWith(entryOf(b, 'remove'), entryOf(a, 'remove')),
  );
});

test('a patch belongs to one list, until it is moved to another', () => {
  const { lexicon } = plenty;
  const { lexicon: stranger } = randomList(makeRng(seed() + 999));
  const patch = patchOf(stranger, []);
  expect(patchLexicon(lexicon, patch)).toEqual({
    ok: false,
    error: { code: 'other-lexicon', id: lexicon.info.id, hash: lexicon.info.hash },
  });
  expect(patchLexicon(lexicon, movePatch(patch, lexicon)).ok).toBe(true);
});

test('words that no tiles can make are named by their place', () => {
  const { lexicon } = plenty;
  const letter = lexicon.info.letters[0] as string;
  const refused = (word: string): unknown => {
    const result = patchLexicon(
      lexicon,
      patchOf(lexicon, [entryOf(letter, 'add'), entryOf(word, 'add')]),
    );
    return result.ok ? undefined : result.error;
  };
  expect(refused('7')).toMatchObject({
    code: 'no-tile',
    at: 'entries.1.word',
    failure: { character: '7', at: 0 },
  });
  expect(refused(letter.repeat(32))).toEqual({ code: 'bad-length', at: 'entries.1.word', max: 31 });
});

test('a patched list is not written to a file', () => {
  const { lexicon } = plenty;
  const patched = apply(
    lexicon,
    patchOf(lexicon, [entryOf(lexicon.info.letters[0] as string, 'add')]),
  );
  expect(() => encodeLexicon(patched)).toThrow('patched');
  const rebuilt = build(patched.alphabet, words(patched));
  expect(decodeLexicon(encodeLexicon(rebuilt)).ok).toBe(true);
});

test('a patch is read as it was written', () => {
  const { lexicon } = plenty;
  for (const entries of [[], [entryOf('A', 'add')], [entryOf('A', 'add'), entryOf('Ü"', 'remove')]])
    expect(parsePatch(makePatch(patchOf(lexicon, entries)))).toEqual({
      ok: true,
      value: patchOf(lexicon, entries),
    });
});

const good = patchOf(plenty.lexicon, [entryOf('A', 'add'), entryOf('B', 'remove')]);

test.each<[string, unknown, object]>([
  ['null', null, { code: 'not-a-patch' }],
  ['a list', [], { code: 'not-a-patch' }],
  ['a word', 'patch', { code: 'not-a-patch' }],
  ['another format', { ...good, format: 'other' }, { code: 'not-a-patch' }],
  ['a newer version', { ...good, version: 2 }, { code: 'newer-version', version: 2, known: 1 }],
  [
    'a version as text',
    { ...good, version: '1' },
    { code: 'bad-patch', at: 'version', expected: '1' },
  ],
  ['a lexicon by name', { ...good, lexicon: 'et' }, { code: 'bad-patch', at: 'lexicon' }],
  ['no hash', { ...good, lexicon: { id: 'et' } }, { code: 'bad-patch', at: 'lexicon.hash' }],
  ['no list of entries', { ...good, entries: {} }, { code: 'bad-patch', at: 'entries' }],
  ['an empty word', withEntry({ word: '' }), { code: 'bad-patch', at: 'entries.1.word' }],
  [
    'another change',
    withEntry({ change: 'allow' }),
    { code: 'bad-patch', at: 'entries.1.change', expected: 'add | remove' },
  ],
  ['no real date', withEntry({ date: 'today' }), { code: 'bad-patch', at: 'entries.1.date' }],
  ['no reason', withEntry({ reason: undefined }), { code: 'bad-patch', at: 'entries.1.reason' }],
  [
    'an unknown field',
    withEntry({ when: 'now' }),
    { code: 'bad-patch', at: 'entries.1.when', expected: 'nothing' },
  ],
])('what is no patch is refused with its place: %s', (_, value, failure) => {
  const parsed = parsePatch(JSON.stringify(value));
  expect(parsed.ok ? undefined : parsed.error).toMatchObject(failure);
});

function withEntry(fault: object): unknown {
  return { ...good, entries: [good.entries[0], { ...good.entries[1], ...fault }] };
}

test('text that is no JSON, and patches changed at random, are refused or read', () => {
  expect(parsePatch('{"format":')).toEqual({ ok: false, error: { code: 'not-json' } });
  const rng = makeRng(seed());
  const { lexicon } = plenty;
  for (let i = 0; i < count(20_000); i++) {
    const parsed = parsePatch(JSON.stringify(mutateJson(rng, good)) ?? '');
    const result = parsed.ok ? patchLexicon(lexicon, parsed.value) : parsed;
    if (!result.ok) expect(PATCH_FAILURES).toContain(result.error.code);
  }
});

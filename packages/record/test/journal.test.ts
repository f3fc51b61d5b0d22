import { readFileSync } from 'node:fs';
import { decide, type Env } from '@taht/rules';
import { count, makeRng, playRandomGame, seed } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { makeChainLine } from '../src/chain.ts';
import {
  type Entry,
  FIRST_DIGEST,
  loadGame,
  makeJournal,
  makeRecord,
  migrate,
  parseRecord,
  verifyRecord,
} from '../src/index.ts';

const silent = { event: () => {}, refusal: () => {}, reloaded: () => {} };
const played = (n: number): readonly Entry[] => playRandomGame(seed() + n, silent).entries;

describe('reading back what was written', () => {
  test.each(Array.from({ length: 10 }, (_, i) => i))('random game %i', (n) => {
    const entries = played(n);
    for (const text of [makeRecord(entries), makeJournal(entries)]) {
      const read = parseRecord(text);
      expect(read).toMatchObject({ ok: true, value: { torn: false } });
      expect(read.ok && read.value.entries).toEqual(entries);
      expect(verifyRecord(text)).toMatchObject({ ok: true, finished: true });
    }
  });

  test('an unfinished game is verified as far as it goes', () => {
    const entries = played(3).slice(0, 9);
    expect(verifyRecord(makeJournal(entries))).toMatchObject({ ok: true, finished: false });
  });

  test('an empty game is a record too', () => {
    expect(parseRecord(makeRecord([]))).toMatchObject({ ok: true, value: { entries: [] } });
    expect(parseRecord(makeJournal([]))).toMatchObject({ ok: true, value: { entries: [] } });
  });
});

describe('a journal cut off at any byte of its last line', () => {
  const entries = played(1).slice(0, 12);
  const whole = makeJournal(entries);
  const lastLine = whole.lastIndexOf('\n', whole.length - 2) + 1;
  const cuts = Array.from({ length: whole.length - lastLine }, (_, i) => lastLine + i);

  test('keeps every entry before it', () => {
    for (const cut of cuts) {
      const read = parseRecord(whole.slice(0, cut));
      const kept = cut === whole.length - 1 ? entries : entries.slice(0, -1);
      expect(read.ok && read.value.entries).toEqual(kept);
      expect(read.ok && read.value.torn).toBe(cut > lastLine && cut < whole.length - 1);
    }
  });
});

test('a changed byte is found', () => {
  const bytes = new TextEncoder().encode(makeRecord(played(2)));
  const rng = makeRng(seed());
  for (let i = 0; i < count(2000); i++) {
    const at = rng.below(bytes.length);
    const changed = bytes.slice();
    changed[at] = ((changed[at] as number) + 1 + rng.below(254)) % 256;
    const text = new TextDecoder().decode(changed);
    if (verifyRecord(text).ok) expect.fail(`byte ${at} was changed unnoticed`);
  }
});

describe('what is wrong is told with its line', () => {
  const entries = played(4).slice(0, 5);
  const lines = makeJournal(entries).split('\n');
  const changed = (line: number, text: string): string => lines.with(line - 1, text).join('\n');

  test.each<[string, string, object]>([
    ['not JSON at all', 'hello', { code: 'not-json', line: 1 }],
    ['nothing', '', { code: 'not-json', line: 1 }],
    ['some other JSON', '{"format":"chess"}', { code: 'not-a-record', line: 1, at: 'format' }],
    ['no version', '{"format":"taht-game"}', { code: 'not-a-record', line: 1, at: 'version' }],
    [
      'a version to come',
      changed(1, '{"format":"taht-game","version":99}'),
      { code: 'newer-version', line: 1 },
    ],
    ['a broken line', changed(3, '{"id":'), { code: 'not-json', line: 3 }],
    ['a line that is no object', changed(3, '7'), { code: 'bad-entry', line: 3 }],
    ['a line left out', lines.toSpliced(3, 1).join('\n'), { code: 'digest-mismatch', line: 4 }],
    [
      'two lines swapped',
      lines
        .with(3, lines[4] ?? '')
        .with(4, lines[3] ?? '')
        .join('\n'),
      { code: 'digest-mismatch', line: 4 },
    ],
  ])('%s', (_, text, error) => {
    expect(parseRecord(text)).toMatchObject({ ok: false, error });
  });

  test('a well-formed event that could not have happened', () => {
    const [first, ...rest] = entries as [Entry, ...Entry[]];
    const forged = [first, { ...(rest[0] as Entry), events: [...first.events] }];
    const read = parseRecord(makeJournal(forged));
    expect(read.ok && loadGame(read.value.entries)).toMatchObject({
      ok: false,
      error: { code: 'impossible-event', line: 3, at: 'events.0' },
    });
  });
});

describe.each([1, 2, 3, 4])('a record of version %i', (version) => {
  const text = readFileSync(new URL(`../data/version-${version}.jsonl`, import.meta.url), 'utf8');

  test('still loads, verifies and goes on in the present version', () => {
    const read = parseRecord(text);
    expect(read).toMatchObject({ ok: true, value: { version } });
    const entries = read.ok ? read.value.entries : [];
    expect(loadGame(entries)).toMatchObject({ ok: true, value: { phase: { kind: 'over' } } });
    expect(verifyRecord(text)).toMatchObject({ ok: true, finished: true });
    expect(verifyRecord(makeRecord(entries))).toMatchObject({ ok: true });
  });

  test('a changed digit in it is found', () => {
    expect(verifyRecord(text.replace('"score":', '"score":1')).ok).toBe(false);
  });
});

test('a game of version 4 could not be taken back, and says so in the words of today', () => {
  const text = readFileSync(new URL('../data/version-4.jsonl', import.meta.url), 'utf8');
  const read = parseRecord(text);
  const game = read.ok ? loadGame(read.value.entries) : read;
  expect(text).toContain('"takeBack":"none"');
  expect(game).toMatchObject({ ok: true, value: { rules: { takeBack: 'never' } } });
});

test('a house rule of version 4 is read so too, offered, proposed or told of', () => {
  const rules = (takeBack: string) => [{ name: 'own', patch: { takeBack } }];
  const entry = (takeBack: string) => ({
    action: { kind: 'create', setup: { base: { takeBack }, houseRules: rules(takeBack) } },
    events: [
      { kind: 'created', base: { takeBack }, houseRules: rules(takeBack) },
      { kind: 'rules-proposed', houseRules: rules(takeBack) },
    ],
  });
  const proposal = (takeBack: string) => ({
    action: { kind: 'propose', houseRules: rules(takeBack) },
    events: [],
  });
  expect(migrate(entry('none'), 4)).toEqual(entry('never'));
  expect(migrate(proposal('none'), 4)).toEqual(proposal('never'));
  expect(migrate(proposal('consent'), 4)).toEqual(proposal('consent'));
});

describe('a game of version 3, which had no rule about taking back', () => {
  const text = readFileSync(new URL('../data/version-3.jsonl', import.meta.url), 'utf8');
  const read = parseRecord(text);
  const entries = read.ok ? read.value.entries : [];
  const asked = entries.findIndex(({ command }) => command.action.kind === 'ask-take-back');

  test('loads as it was played: all agreed, and the move was taken back', () => {
    const game = loadGame(entries);
    expect(game.ok && game.value.rules.takeBack).toBe('consent');
    const events = entries.flatMap((entry) => entry.events);
    expect(events).toContainEqual(expect.objectContaining({ kind: 'undone', cause: 'take-back' }));
  });

  test('and goes on so where it is not over', () => {
    const game = loadGame(entries.slice(0, asked));
    if (!game.ok) return expect.fail(game.error.code);
    const command = { ...(entries[asked] as Entry).command, id: 'again' };
    const env: Env = { judge: () => 'valid', draw: () => 0 };
    expect(decide(game.value, command, env).ok).toBe(true);
  });

  test('a record of today must say which it is', () => {
    const today = makeJournal(entries.slice(0, 1));
    expect(parseRecord(today).ok).toBe(true);
    const [header = '', line = ''] = today.split('\n');
    const { digest: _, ...entry } = JSON.parse(line);
    const { takeBack: __, ...base } = entry.action.setup.base;
    const without = {
      ...entry,
      action: { ...entry.action, setup: { ...entry.action.setup, base } },
    };
    const forged = makeChainLine(JSON.stringify(without), FIRST_DIGEST).line;
    expect(parseRecord(`${header}\n${forged}\n`)).toMatchObject({
      ok: false,
      error: { code: 'bad-entry', line: 2 },
    });
  });
});

/** The duplicate game as it is stored: read back as it was, and nothing strange gets in. */
import { readFileSync } from 'node:fs';
import { duplicate } from '@taht/modes';
import {
  count,
  drawStream,
  hashJudge,
  makeRng,
  mutateJson,
  rulesetOf,
  seed,
  std15,
  tilesetOf,
} from '@taht/testkit';
import { expect, test } from 'vitest';
import { answersCodec, duplicateCodec, parseArchive } from '../src/index.ts';

const { answers } = duplicate;
type Sent = readonly [duplicate.answers.Author, duplicate.answers.Action];

type Entry = Parameters<typeof duplicateCodec.encode>[0];

const SYSTEM = { kind: 'system' } as const;
const base = rulesetOf('et-base') as NonNullable<ReturnType<typeof rulesetOf>>;
const tileset = tilesetOf('et-102') as NonNullable<ReturnType<typeof tilesetOf>>;
const setup: duplicate.Setup = {
  game: 'duplicate-1',
  referees: [],
  base,
  duplicate: { ...duplicate.DUPLICATE_DEFAULTS, pauseSeconds: 0 },
  tileset,
  board: std15,
  lexicon: { id: 'et', hash: 'x' },
  commitment: 'c',
  code: '',
};

const env: duplicate.Env = {
  judge: hashJudge,
  draw: drawStream,
  bestPlays: ({ star }, _, rack) => [
    rack
      .filter((tile) => tile !== '?')
      .slice(0, 3)
      .map((letter, i) => ({
        square: (star + i) as typeof star,
        letter: letter as never,
        blank: false,
      })),
  ],
  digest: () => 'd',
};

function playRound(): { entries: Entry[]; game: duplicate.Game } {
  const entries: Entry[] = [];
  let game = duplicate.START;
  const send = (at: number, action: duplicate.Action): void => {
    const command = { id: `c${entries.length}`, by: SYSTEM, at, action };
    const decided = duplicate.decide(game, command, env);
    if (!decided.ok) throw new Error(decided.error.code);
    game = decided.value.reduce(duplicate.evolve, game);
    entries.push({ command, events: decided.value });
  };
  send(0, { kind: 'create', setup, seed: 's' });
  send(1, {
    kind: 'enter',
    players: [{ id: 'person-1', name: 'Ann', hall: '', hands: 'device' }],
  });
  send(2, { kind: 'start' });
  send(180_002, { kind: 'tick' });
  const tiles = env.bestPlays(game, game.board, game.rack, 7)[0] ?? [];
  send(180_500, { kind: 'judge', call: 1, answers: [{ player: 1, tiles, claimed: null }] });
  send(190_000, { kind: 'end' });
  send(190_100, { kind: 'file-answers' });
  send(190_200, { kind: 'forget', person: 'person-1' });
  return { entries, game };
}

test('what was stored is what was played, but for the answers, which lie elsewhere', () => {
  const { entries, game } = playRound();
  const read = entries.map((entry) => {
    const decoded = duplicateCodec.decode(duplicateCodec.encode(entry), duplicateCodec.version);
    if (!decoded.ok) throw new Error(decoded.error);
    return decoded.value;
  });
  expect(read.flatMap(({ events }) => events).reduce(duplicate.evolve, duplicate.START)).toEqual(
    game,
  );
  expect(read.map(({ command }) => command.action.kind)).toEqual(
    entries.map(({ command }) => command.action.kind),
  );
  expect(read.find(({ command }) => command.action.kind === 'judge')?.command.action).toMatchObject(
    {
      answers: [],
    },
  );
});

test('a newer format and broken text are refused with a place', () => {
  const body = duplicateCodec.encode(playRound().entries[0] as Entry);
  expect(duplicateCodec.decode(body, duplicateCodec.version + 1)).toEqual({
    ok: false,
    error: 'version',
  });
  expect(duplicateCodec.decode(body.slice(0, -1), duplicateCodec.version).ok).toBe(false);
});

test('mutated entries and actions are read or refused, never a crash', () => {
  const rng = makeRng(seed());
  const { entries } = playRound();
  const seen = { read: 0, refused: 0 };
  const versions = Array.from({ length: duplicateCodec.version }, (_, i) => i + 1);
  for (let i = 0; i < count(10_000); i++) {
    const body = JSON.parse(duplicateCodec.encode(rng.pick(entries))) as unknown;
    const read = duplicateCodec.decode(JSON.stringify(mutateJson(rng, body)), rng.pick(versions));
    seen[read.ok ? 'read' : 'refused']++;
    if (!read.ok) expect(read.error).not.toBe('');
  }
  expect(Math.min(seen.read, seen.refused)).toBeGreaterThan(0);
});

/** The game that a version wrote. */
function openedFrom(version: number): { readonly entries: number; readonly game: duplicate.Game } {
  const file = new URL(`../data/duplicate-${version}.jsonl`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const read = lines.map((line) => duplicateCodec.decode(line, version));
  expect(read.filter(({ ok }) => !ok)).toEqual([]);
  const events = read.flatMap((each) => (each.ok ? each.value.events : []));
  return { entries: lines.length, game: events.reduce(duplicate.evolve, duplicate.START) };
}

test('a game of version 1, which had no code, still opens', () => {
  const { entries, game } = playRound();
  const opened = openedFrom(1);
  expect(opened.entries).toBe(entries.length);
  expect(opened.game.setup.code).toBe('');
  expect(opened.game.totals).toEqual(game.totals);
});

test('a game of version 2, when there was no choice, is one in which the best word possible was laid', () => {
  const { game } = openedFrom(2);
  const [round] = game.rounds;
  expect(game.setup.duplicate).toMatchObject({ laid: 'best-possible', score: 'own-word' });
  expect(round).toMatchObject({ from: 'finder', best: { score: 68 }, points: [10, 0] });
  expect(round?.top).toEqual(round?.best);
  expect(duplicate.topOf(game)).toBe(68);
});

test('an archive of before there was a choice is read the same way', () => {
  const archive = duplicate.archiveOf(openedFrom(2).game);
  const { laid: _, ...rules } = archive.setup.duplicate;
  const old = {
    ...archive,
    setup: { ...archive.setup, duplicate: rules },
    rounds: archive.rounds.map(({ from, top, ...round }) => round),
  };
  expect(parseArchive(JSON.stringify(old))).toEqual({ ok: true, value: archive });
  expect(parseArchive(JSON.stringify(archive))).toEqual({ ok: true, value: archive });
  for (const bad of [null, [], { setup: 1, rounds: [1] }])
    expect(parseArchive(JSON.stringify(bad)).ok).toBe(false);
});

test('answers are stored and read', () => {
  const player = { kind: 'player' } as const;
  const tiles = [{ square: 112, letter: 'A', blank: true }] as never;
  const sent: readonly Sent[] = [
    [SYSTEM, { kind: 'open', game: 'duplicate-1', person: 'person-3' }],
    [player, { kind: 'hand-in', call: 1, closes: 900, tiles, claimed: 12 }],
    [player, { kind: 'withdraw', call: 1, closes: 900 }],
    [
      { kind: 'helper', name: 'Eve' },
      { kind: 'hand-in', call: 1, closes: null, tiles, claimed: null },
    ],
    [SYSTEM, { kind: 'seal', call: 1 }],
    [SYSTEM, { kind: 'close' }],
  ];
  let state = answers.START;
  for (const [i, [by, action]] of sent.entries()) {
    const command = { id: `a${i}`, by, at: 5 + i, action };
    const decided = answers.decide(state, command);
    if (!decided.ok) throw new Error(decided.error.code);
    state = decided.value.reduce(answers.evolve, state);
    const entry = { command, events: decided.value };
    const read = answersCodec.decode(answersCodec.encode(entry), answersCodec.version);
    expect(read).toEqual({ ok: true, value: entry });
    expect(entry.events).toHaveLength(1);
  }
  expect(answersCodec.parseAction({ kind: 'hand-in', call: 1 })).toMatchObject({ ok: false });
});

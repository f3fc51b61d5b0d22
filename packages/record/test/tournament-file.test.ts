/** An event as a file: read back as it was, cut where it was torn, refused where it was changed. */
import { count, drawStream, makeRng, rulesetOf, seed, tilesetOf } from '@taht/testkit';
import {
  type Action,
  type Author,
  decide,
  type Env,
  evolve,
  presetOf,
  type Setup,
  START,
  standingsOf,
  type Tournament,
} from '@taht/tournament';
import { describe, expect, test } from 'vitest';
import {
  FIRST_TOURNAMENT_DIGEST,
  loadTournament,
  makeTournamentFile,
  makeTournamentLine,
  parseTournamentFile,
  type TournamentEntry,
  tournamentCodec,
} from '../src/index.ts';

const NOON = 1_800_000_000_000;
const DIRECTOR: Author = { kind: 'director', id: 'd' };

const setup: Setup = {
  ...{ event: 'e', name: 'Cup', code: '', commitment: 'c', deleteBy: NOON + 1e9 },
  officials: [{ id: 'd', name: 'D', role: 'director', tables: null }],
  rules: presetOf('school-day') as never,
  base: rulesetOf('tr-school') as never,
  tileset: tilesetOf('en-100') as never,
  lexicon: { id: 'en', hash: 'x' },
  hallLanguage: '',
};

const env: Env = { judge: () => 'unknown', draw: drawStream };

const person = (i: number) => ({
  ...{ id: null, name: `“P” ${i}\u2028`, school: `S${i % 3}`, class: '', ageGroup: '', team: '' },
  needs: { table: null, note: '' },
});

type Step = (state: Tournament) => Action;

const steps: readonly Step[] = [
  () => ({ kind: 'enter', players: [1, 2, 3, 4, 5, 6, 7].map(person), status: 'present' }),
  () => ({ kind: 'begin-stage', stage: 1, runnersUp: null }),
  ...[1, 2].flatMap((round): readonly Step[] => [
    () => ({ kind: 'draw-round', stage: 1, round }),
    ...[1, 2].map(
      (table): Step =>
        (state) => ({
          kind: 'enter-result',
          source: 'slip',
          where: { stage: 1, round, table },
          seen: state.version,
          scores: (state.stages[0]?.rounds[round - 1]?.tables[table - 1]?.seats ?? []).map(
            (player) => ({ player, score: 300 - player * round, before: null }),
          ),
          sum: null,
        }),
    ),
  ]),
];

/** Every step decided, from whatever seed. */
function played(of: string): readonly TournamentEntry[] {
  const entries: TournamentEntry[] = [];
  let state = START;
  const send = (by: Author, action: Action): void => {
    const command = { id: `c${entries.length + 1}`, by, at: NOON + entries.length, action };
    const decided = decide(state, command, env);
    if (!decided.ok) throw new Error(decided.error.code);
    entries.push({ command, events: decided.value });
    state = decided.value.reduce(evolve, state);
  };
  send({ kind: 'system' }, { kind: 'create', setup, seed: of });
  for (const step of steps) send(DIRECTOR, step(state));
  return entries;
}

const entries = played('seed');
const file = makeTournamentFile(entries);

const stateOf = (read: readonly TournamentEntry[]): Tournament => {
  const loaded = loadTournament(read);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
};

const parsed = (text: string) => {
  const read = parseTournamentFile(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

describe('a file', () => {
  test('has the same event, and is written the same again', () => {
    const read = parsed(file);
    expect(stateOf(read.entries)).toEqual(stateOf(entries));
    expect(standingsOf(stateOf(read.entries))).toEqual(standingsOf(stateOf(entries)));
    expect(makeTournamentFile(read.entries)).toBe(file);
    const digest = entries.reduce(
      (at, each) => makeTournamentLine(each, at).digest,
      FIRST_TOURNAMENT_DIGEST,
    );
    expect(read).toMatchObject({ torn: false, digest });
  });

  test('made again from the same commands and the same seed has the same digest', () => {
    expect(parsed(makeTournamentFile(played('seed'))).digest).toBe(parsed(file).digest);
    expect(parsed(makeTournamentFile(played('other'))).digest).not.toBe(parsed(file).digest);
  });

  test('cut off at any place of its last line loses that line alone', () => {
    const start = file.trimEnd().lastIndexOf('\n') + 1;
    for (let end = start + 1; end < file.length - 1; end += 7) {
      const read = parsed(file.slice(0, end));
      expect(read).toMatchObject({ torn: true });
      expect(read.entries).toHaveLength(entries.length - 1);
    }
  });

  test('with any letter changed is refused or has not changed', () => {
    const rng = makeRng(seed());
    for (let i = 0; i < count(2000); i++) {
      const at = rng.below(file.length);
      const changed = file.slice(0, at) + rng.pick(['0', 'x', '"', '}', '\n']) + file.slice(at + 1);
      const read = parseTournamentFile(changed);
      if (read.ok && !read.value.torn) expect(makeTournamentFile(read.value.entries)).toBe(file);
    }
  });
});

describe('what could not have happened is refused', () => {
  const first = entries[0] as TournamentEntry;
  const events = (of: TournamentEntry['events']): readonly TournamentEntry[] => [
    first,
    { ...(entries[1] as TournamentEntry), events: of },
  ];
  const stamp = { at: NOON, by: DIRECTOR, command: 'c2' };

  test.each<[string, readonly TournamentEntry[]]>([
    ['nothing at all', []],
    ['no beginning', entries.slice(1)],
    ['a command twice', [...entries, entries[1] as TournamentEntry]],
    [
      'a player who is not there',
      events([{ kind: 'marked', players: [9], status: 'late', ...stamp }]),
    ],
    ['a round before its stage', [first, ...entries.slice(3)]],
    ['an event twice', [first, { ...first, command: { ...first.command, id: 'c2' } }]],
  ])('%s', (_, wrong) => {
    expect(loadTournament(wrong).ok).toBe(false);
  });
});

test.each([
  ['', 'not-json'],
  ['[]', 'not-a-record'],
  ['{"format":"taht-game","version":1}', 'not-a-record'],
  [`{"format":"taht-event","version":${tournamentCodec.version + 1}}`, 'newer-version'],
  [`${file.split('\n')[0]}\n{}\n`, 'digest-mismatch'],
])('%j is %s', (text, code) => {
  expect(parseTournamentFile(text)).toMatchObject({ ok: false, error: { code } });
});

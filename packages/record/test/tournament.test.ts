/** An event as it is stored: read back as it was, and nothing strange gets in. */

import type { Entry } from '@taht/stream';
import { count, drawStream, makeRng, mutateJson, rulesetOf, seed, tilesetOf } from '@taht/testkit';
import {
  type Action,
  type Author,
  type Command,
  decide,
  evolve,
  type Person,
  presetOf,
  START,
  type TournamentEvent,
} from '@taht/tournament';
import { expect, test } from 'vitest';
import { tournamentCodec } from '../src/index.ts';

type TournamentEntry = Entry<Author, Action, TournamentEvent>;

const NOON = 1_800_000_000_000;
const director: Author = { kind: 'director', id: 'd' };
const system: Author = { kind: 'system' };
const where = { stage: 1, round: 1, table: 1 };
const scores = [1, 2, 3, 4].map((player) => ({ player, score: 100 * player, before: 500 }));
const sheet = { where, seen: 1000, scores, sum: 1000 };
const unnoted = (score: (typeof scores)[number]) => ({ ...score, before: null });

const pupil = (i: number): Person => ({
  id: null,
  name: `P${i}`,
  school: 'S',
  class: '',
  ageGroup: '',
  team: '',
  needs: { table: i === 1 ? 1 : null, note: '' },
});

const create = (): Action => ({
  kind: 'create',
  seed: 's',
  setup: {
    ...{ event: 'e', name: 'Cup', code: 'ABC234', commitment: 'c', deleteBy: NOON + 1e9 },
    officials: [{ id: 'd', name: 'D', role: 'director', tables: null }],
    rules: { ...(presetOf('tr-school-event') as never as object), phones: 'results' } as never,
    base: rulesetOf('tr-school') as never,
    tileset: tilesetOf('en-100') as never,
    lexicon: { id: 'en', hash: 'x' },
    hallLanguage: 'tr',
  },
});

/** One of nearly everything that can be asked, in an order in which it is taken. */
const asked: readonly (readonly [Author, Action])[] = [
  [system, create()],
  [director, { kind: 'enter', players: [1, 2, 3, 4].map(pupil), status: 'expected' }],
  [director, { kind: 'amend', player: 1, seen: 1000, person: pupil(9) }],
  [director, { kind: 'mark', players: [1], status: 'late' }],
  [
    { kind: 'guest', id: 'g' },
    { kind: 'ask-in', name: 'Rita' },
  ],
  [director, { kind: 'turn-away', ids: ['g'] }],
  [director, { kind: 'let-in', id: 'g', role: 'referee', tables: [1], from: 'host-pupil' }],
  [director, { kind: 'set-door', door: 'shut' }],
  [director, { kind: 'release', player: 1, key: 'new' }],
  [director, { kind: 'set-prizes', prizes: [{ name: 'Cup', among: { kind: 'all' }, places: 1 }] }],
  [director, { kind: 'begin-stage', stage: 1, runnersUp: null }],
  [director, { kind: 'draw-round', stage: 1, round: 1 }],
  [director, { kind: 'draw-letters', where, rounds: null }],
  [
    director,
    {
      ...{ kind: 'challenge', where, player: 1, challengers: [2, 3], verdict: 'invalid' },
      words: [['K', 'I'] as never[]],
    },
  ],
  [
    { kind: 'player', player: 1 },
    { kind: 'call-referee', where, about: 'tiles' },
  ],
  [director, { kind: 'end-call', where }],
  [director, { kind: 'rule', word: ['K'] as never[], verdict: 'valid', reason: 'seen' }],
  [director, { kind: 'misdraw', where, player: 1, tiles: 6, inBag: 9 }],
  [director, { kind: 'start-clock', seconds: null }],
  [director, { kind: 'stop-clock' }],
  [director, { kind: 'extend', seconds: 5 }],
  [director, { kind: 'resume-clock' }],
  [director, { kind: 'announce', text: 'Lunch' }],
  [director, { kind: 'undo', command: 'c22' }],
  [director, { kind: 'dispute', where, reason: 'noise' }],
  [director, { kind: 'enter-result', source: 'slip', ...sheet }],
  [director, { kind: 'correct', reason: 'slip', ...sheet }],
  [director, { kind: 'correct', reason: 'again', isSure: true, ...sheet }],
  [
    director,
    { kind: 'correct', reason: 'tiles', isSure: true, ...sheet, scores: scores.map(unnoted) },
  ],
  [director, { kind: 'note-before', where, seen: 1000, noted: [{ player: 2, before: 201 }] }],
  [
    director,
    {
      kind: 'set-hall-rules',
      lines: [
        { kind: 'text', id: 'raise-hand' },
        { kind: 'own', line: 'Water' },
      ],
    },
  ],
  [director, { kind: 'set-lexicon', lexicon: { id: 'en-own', hash: 'y' } }],
  [
    director,
    {
      kind: 'set-details',
      details: {
        name: 'Other cup',
        deleteBy: NOON + 1e9,
        names: { referee: 'full', projector: 'first', public: 'number' },
        shown: { standings: 'none', schools: 'hidden' },
        phones: 'results',
        results: ['slip'],
      },
    },
  ],
  [system, { kind: 'take-over', director: { id: 'd', name: 'D' } }],
  [system, { kind: 'forget', person: 'd' }],
  [director, { kind: 'close' }],
  [{ kind: 'system' }, { kind: 'tick' }],
];

function entriesOf(): readonly TournamentEntry[] {
  let state = START;
  return asked.map(([by, action], i) => {
    const at = action.kind === 'tick' ? NOON + 1e10 : NOON + i;
    const command: Command = { id: `c${i}`, by, at, action };
    const decided = decide(state, command, { judge: () => 'unknown', draw: drawStream });
    if (!decided.ok) throw new Error(`${action.kind}: ${JSON.stringify(decided.error)}`);
    state = decided.value.reduce(evolve, state);
    return { command, events: decided.value };
  });
}

const { version } = tournamentCodec;
const CALLS: readonly Action['kind'][] = ['call-referee', 'end-call'];

interface Old {
  readonly action: { readonly setup?: { code?: string } };
  readonly events: readonly { readonly fact: { code?: string; keys?: unknown } }[];
}

test('entries are read back as they were, and actions as they come', () => {
  for (const entry of entriesOf()) {
    const body = tournamentCodec.encode(entry);
    expect(tournamentCodec.decode(body, version)).toEqual({ ok: true, value: entry });
    expect(tournamentCodec.parseAction(JSON.parse(JSON.stringify(entry.command.action)))).toEqual({
      ok: true,
      value: entry.command.action,
    });
    expect(tournamentCodec.decode(body, version + 1)).toMatchObject({ ok: false });
  }
});

test('what version 1 wrote is read: a tournament without a code, players without keys', () => {
  const [created, entered] = entriesOf().map(
    (entry) => JSON.parse(tournamentCodec.encode(entry)) as Old,
  );
  delete created?.action.setup?.code;
  delete created?.events[0]?.fact.code;
  delete entered?.events[0]?.fact.keys;
  const read = [created, entered].map((old) => tournamentCodec.decode(JSON.stringify(old), 1));
  const facts = read.map((each) => (each.ok ? each.value.events[0] : each.error));
  expect(facts).toMatchObject([{ code: '' }, { keys: [] }]);
});

test('what version 2 wrote is read: nobody was asked whether they are sure', () => {
  const old = entriesOf().filter(({ command: { action } }) => !('isSure' in action));
  for (const entry of old)
    expect(tournamentCodec.decode(tournamentCodec.encode(entry), 2)).toEqual({
      ok: true,
      value: entry,
    });
});

test('what version 3 wrote is read: nobody called a referee', () => {
  const old = entriesOf().filter(({ command: { action } }) => !CALLS.includes(action.kind));
  for (const entry of old)
    expect(tournamentCodec.decode(tournamentCodec.encode(entry), 3)).toEqual({
      ok: true,
      value: entry,
    });
});

test('a tournament from before there was a rule about taking back is read: nobody could', () => {
  const [entry] = entriesOf();
  if (entry === undefined) return expect.fail('no entry');
  const body = tournamentCodec.encode(entry);
  const old = body.replaceAll('"takeBack":"never",', '');
  expect(old).not.toBe(body);
  expect(tournamentCodec.decode(old, version)).toEqual({ ok: true, value: entry });
});

test('what version 5 wrote is read: nobody found it without its link', () => {
  const [created] = entriesOf();
  if (created === undefined) return expect.fail('no entry');
  const body = tournamentCodec.encode(created);
  const old = body.replaceAll(/,?"listing":"by-link"/gu, '');
  expect(old).not.toBe(body);
  expect(tournamentCodec.decode(old, 5)).toEqual({ ok: true, value: created });
});

test('what version 4 wrote is read: a tournament without hall rules, referees from nowhere', () => {
  const [created, ...others] = entriesOf().filter(({ command: { action } }) => !isNew(action));
  const old = JSON.parse(tournamentCodec.encode(created as TournamentEntry)) as {
    action: { setup: Record<string, unknown> };
    events: { fact: Record<string, unknown> }[];
  };
  for (const setup of [old.action.setup, old.events[0]?.fact ?? {}]) {
    delete setup.hallLanguage;
    delete (setup.rules as { hallRules?: unknown }).hallRules;
  }
  const read = tournamentCodec.decode(JSON.stringify(old), 4);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(read.value.events[0]).toMatchObject({ hallLanguage: '', rules: { hallRules: [] } });
  expect(read.value.events.reduce(evolve, START).hallRules).toEqual([]);
  for (const entry of others)
    expect(tournamentCodec.decode(tournamentCodec.encode(entry), 4)).toEqual({
      ok: true,
      value: entry,
    });
});

/** What there was no way to ask for then. */
const isNew = (action: Action): boolean =>
  ['note-before', 'set-hall-rules', 'set-lexicon', 'set-details'].includes(action.kind) ||
  'from' in action;

test('what was changed is read or refused, never a crash', () => {
  const rng = makeRng(seed());
  const bodies = entriesOf().map((entry) => tournamentCodec.encode(entry));
  for (let i = 0; i < count(1000); i++) {
    const json = mutateJson(rng, JSON.parse(rng.pick(bodies)));
    const read = tournamentCodec.decode(JSON.stringify(json), version);
    if (read.ok)
      expect(tournamentCodec.decode(tournamentCodec.encode(read.value), version)).toEqual(read);
  }
});

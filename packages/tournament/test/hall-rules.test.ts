/** What is read in the hall: the lines of the school tournament's text, and what the director makes of them (TOURNAMENT 12.7). */
import { describe, expect, test } from 'vitest';
import {
  HALL_RULE_IDS,
  type HallRule,
  LONGEST_HALL_RULE,
  MOST_HALL_RULES,
  textLines,
  viewFor,
} from '../src/index.ts';
import {
  DIRECTOR,
  guest,
  REFEREE,
  SYSTEM,
  setupOf,
  TestTournament,
  type TournamentSpec,
} from './test-tournament.ts';

const own = (line: string): HallRule => ({ kind: 'own', line });
const idsIn = (lines: readonly HallRule[]) =>
  lines.map((line) => (line.kind === 'text' ? line.id : line.line));

test.each<[string, TournamentSpec, readonly string[]]>([
  ['the school tournament has those of its text', {}, HALL_RULE_IDS],
  ['a school day has none of its own', { preset: 'school-day' }, []],
  ['nor has a club', { preset: 'club-swiss' }, []],
  [
    'what an event allows it does not forbid',
    { rules: { phones: 'results', hall: 'spectators' } },
    ['no-talking', 'no-looking', 'no-dictionary', 'raise-hand'],
  ],
])('%s', (_, spec, ids) => {
  const { state } = TestTournament.with(spec, []);
  for (const kind of ['director', 'projector', 'public'] as const)
    expect(idsIn(viewFor(state, { kind }).hallRules)).toEqual(ids);
});

test('the director changes, removes, adds and puts back', () => {
  const tournament = TestTournament.with({}, []);
  const set = (lines: readonly HallRule[]) => tournament.must({ kind: 'set-hall-rules', lines });
  const lines = tournament.state.hallRules;
  set(lines.with(1, own('  Phones\n lie at the door ')).toSpliced(0, 1));
  expect(idsIn(tournament.state.hallRules)[0]).toBe('Phones lie at the door');
  set([...tournament.state.hallRules, own('Water is outside')]);
  expect(tournament.state.hallRules).toHaveLength(6);
  const command = set(textLines(tournament.state.setup.rules));
  expect(tournament.state.hallRules).toEqual(lines);
  tournament.must({ kind: 'undo', command });
  expect(tournament.state.hallRules).toHaveLength(6);
  set([]);
  expect(tournament.state.hallRules).toEqual([]);
});

describe('what is refused', () => {
  test.each<[string, readonly HallRule[]]>([
    ['too many', Array(MOST_HALL_RULES + 1).fill(own('x'))],
    ['too long', [own('ş'.repeat(LONGEST_HALL_RULE + 1))]],
    ['empty', [own(' \n ')]],
    ['nothing to be seen', [own('\u202E\u200B\u0007')]],
    ['a line of the text twice', Array(2).fill({ kind: 'text', id: 'no-phones' })],
  ])('%s', (_, lines) => {
    const refusal = { code: 'bad-hall-rules', most: MOST_HALL_RULES, longest: LONGEST_HALL_RULE };
    expect(TestTournament.with({}, []).send({ kind: 'set-hall-rules', lines })).toEqual(refusal);
    const setup = setupOf({ rules: { hallRules: lines } });
    expect(new TestTournament().send({ kind: 'create', setup, seed: 's' }, SYSTEM)).toEqual({
      code: 'bad-rules',
      faults: ['bad-hall-rules'],
    });
  });

  test('half characters and what turns round the reading are left out, emoji stay whole', () => {
    const tournament = TestTournament.with({}, []);
    const lines = [own('a\nc\u202eevil\ud800'), own('👩‍🏫 teaches')];
    tournament.must({ kind: 'set-hall-rules', lines });
    expect(tournament.state.hallRules).toEqual([own('a cevil'), own('👩‍🏫 teaches')]);
  });

  test('as long as may be is taken, however many bytes that is', () => {
    const lines = Array(MOST_HALL_RULES).fill(own('😀'.repeat(LONGEST_HALL_RULE)));
    expect(TestTournament.with({}, []).send({ kind: 'set-hall-rules', lines })).toBeUndefined();
  });

  test('from anybody but the director', () => {
    const action = { kind: 'set-hall-rules', lines: [] } as const;
    for (const by of [REFEREE, guest(1)])
      expect(TestTournament.with({}, []).send(action, by)?.code).toBe('not-for-you');
  });
});

test('when names are deleted, so is what the director wrote', () => {
  const tournament = TestTournament.with({ rules: { hallRules: [own('Secret one')] } }, []);
  tournament.must({
    kind: 'set-hall-rules',
    lines: [{ kind: 'text', id: 'no-phones' }, own('Ask Secret Teacher')],
  });
  tournament.at = tournament.state.setup.deleteBy + 1;
  tournament.must({ kind: 'tick' }, SYSTEM);
  expect(idsIn(tournament.state.hallRules)).toEqual(['no-phones']);
  expect(JSON.stringify(viewFor(tournament.state, { kind: 'director' }))).not.toContain('Secret');
});

test('another list is set for the words to come, and can be taken back', () => {
  const tournament = TestTournament.with({}, []);
  const lexicon = { id: 'en-own', hash: 'h' };
  const command = tournament.must({ kind: 'set-lexicon', lexicon });
  expect(viewFor(tournament.state, { kind: 'public' }).head.lexicon).toEqual(lexicon);
  tournament.must({ kind: 'undo', command });
  expect(tournament.state.setup.lexicon.id).toBe('en');
  expect(tournament.send({ kind: 'set-lexicon', lexicon }, REFEREE)?.code).toBe('not-for-you');
});

test('a referee is a pupil or a teacher of the host, or a teacher of another school', () => {
  const tournament = TestTournament.with({}, []);
  tournament.must({ kind: 'ask-in', name: 'Rita' }, guest(1));
  tournament.must({ kind: 'ask-in', name: 'Pia' }, guest(2));
  const letIn = { kind: 'let-in', tables: null, from: 'volunteer-teacher' } as const;
  tournament.must({ ...letIn, id: 'person-guest-1', role: 'referee' });
  tournament.must({ ...letIn, id: 'person-guest-2', role: 'projector' });
  const [rita, pia] = tournament.state.officials.slice(-2);
  expect([rita?.from, pia?.from]).toEqual(['volunteer-teacher', undefined]);
  const officials = tournament.state.officials.map((each) =>
    each.name === 'Rita' ? { ...each, from: 'host-pupil' as const } : each,
  );
  tournament.must({ kind: 'set-officials', officials }, DIRECTOR);
  expect(tournament.state.officials.find(({ name }) => name === 'Rita')?.from).toBe('host-pupil');
});

/** A school tournament over real sockets: a director, a referee, a pupil's phone and parents who watch. */
import type { Person as Pupil } from '@taht/tournament';
import { afterEach, expect, test } from 'vitest';
import { tournamentKind } from '../../src/tournament/tournament-kind.ts';
import { type Composed, composed, type Guest } from '../support/composed.ts';
import type { RawClient } from '../support/raw-client.ts';
import { value } from '../support/store-parts.ts';

const open: Composed[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    await server.stop();
    expect(server.bugs).toEqual([]);
  }
});

interface Someone extends Guest {
  readonly client: RawClient;
}

const OPTIONS = {
  ...{ name: 'Spring cup', edition: 'en', ruleset: 'tr-school', lexicon: 'en' },
  ...{ preset: 'tr-school-event', keepDays: 1 },
};

const pupil = (i: number, id: string | null): Pupil => ({
  id,
  name: `Secret Pupil ${i}`,
  school: `Hidden School ${i % 4}`,
  class: '',
  ageGroup: '',
  team: '',
  needs: { table: null, note: '' },
});

async function hall(preset = OPTIONS.preset) {
  const server = await composed();
  open.push(server);
  const come = async (name: string): Promise<Someone> => {
    const guest = await server.guest(name);
    return { ...guest, client: await server.connect(guest.cookie) };
  };
  const director = await come('dora');
  const action = { kind: 'open', options: { ...OPTIONS, preset } };
  director.client.send({ kind: 'create', of: 'tournament', id: 'o', action } as never);
  const { stream } = await director.client.next('done');
  let ids = 0;
  const ask = async ({ client }: Someone, asked: unknown): Promise<string> => {
    const answer = await client.ask(stream, `c${++ids}`, asked);
    if (answer.kind === 'refused') return (answer.refusal as { code: string }).code;
    return answer.kind === 'failed' ? answer.code : answer.kind;
  };
  const state = async () => value(await server.rooms.read(tournamentKind, stream)).state;
  return { server, stream, director, come, ask, state };
}

test('a round is drawn, refereed and seen without names by those outside', async () => {
  const { stream, director, come, ask, state } = await hall();
  const [referee, parent] = [await come('rita'), await come('pat')];
  const officials = [
    { id: director.id, name: 'Dir', role: 'director', tables: null },
    { id: referee.id, name: 'Ref', role: 'referee', tables: [1] },
  ];
  expect(await ask(director, { kind: 'set-officials', officials })).toBe('done');
  for (const { client } of [director, referee, parent]) {
    client.send({ kind: 'watch', stream });
    await client.settled();
  }
  const players = Array.from({ length: 8 }, (_, i) => pupil(i, null));
  expect(await ask(parent, { kind: 'enter', players, status: 'expected' })).toBe('not-for-you');
  expect(await ask(director, { kind: 'enter', players, status: 'expected' })).toBe('done');
  expect(await ask(director, { kind: 'begin-stage', stage: 1, runnersUp: null })).toBe('done');
  expect(await ask(director, { kind: 'draw-round', stage: 1, round: 1 })).toBe('done');

  const { stages, version } = await state();
  const results = (stages[0]?.rounds[0]?.tables ?? []).map(({ table, seats }) => ({
    ...{ kind: 'enter-result', source: 'referee', where: { stage: 1, round: 1, table } },
    scores: seats.map((player, i) => ({ player, score: 300 - i, before: 310 })),
    ...{ seen: version, sum: null },
  }));
  expect(await ask(referee, results[1])).toBe('not-your-table');
  expect(await ask(referee, results[0])).toBe('done');
  // The other device had not seen it.
  expect(await ask(director, { ...results[0], kind: 'enter-result' })).toBe('result-there');
  expect(await ask(director, results[1])).toBe('done');
  await parent.client.settled();
  await director.client.settled();
  expect(director.client.text).toContain('Secret Pupil 3');
  for (const hidden of ['Secret Pupil', 'Hidden School', director.id, referee.id])
    expect(parent.client.text).not.toContain(hidden);
  expect(parent.client.text).toContain('"settled"');
});

test('a director finds the own events, and nobody else does', async () => {
  const { server, stream, director, come } = await hall();
  const parent = await come('pat');
  const own = async ({ cookie }: Someone): Promise<string> => {
    const path = `${server.http}/api/v1/streams?kind=tournament&player=me`;
    return (await fetch(path, { headers: { cookie } })).text();
  };
  expect(await own(director)).toContain(stream);
  expect(await own(parent)).toBe('{"rows":[]}');
});

test('what differs from the preset is taken, and what makes no sense is refused', async () => {
  const { server, come } = await hall();
  const { client } = await come('kai');
  const open = (id: string, rules: object): void => {
    const action = { kind: 'open', options: { ...OPTIONS, rules } };
    client.send({ kind: 'create', of: 'tournament', id, action });
  };
  const clock = { kind: 'room', seconds: 600 };
  open('a', { clock, id: 'mine' });
  const { stream } = await client.next('done');
  const { setup } = value(await server.rooms.read(tournamentKind, stream)).state;
  expect(setup.rules).toMatchObject({ clock, id: 'tr-school-event', opening: 'letters' });
  open('b', { results: [] });
  expect(await client.next('refused')).toMatchObject({ refusal: { code: 'bad-rules' } });
  open('c', { stages: 'many' });
  expect(await client.next('failed')).toMatchObject({ code: 'malformed' });
  open('d', { colour: 'red' });
  expect(await client.next('failed')).toMatchObject({ code: 'malformed' });
});

test('hall rules, scores before deductions and another list come over the wire', async () => {
  const { director, come, ask, state } = await hall();
  const rita = await come('rita');
  const lines = [
    { kind: 'text', id: 'no-phones' },
    { kind: 'own', line: '<b>Water</b> is outside' },
  ];
  expect((await state()).hallRules).toHaveLength(6);
  expect(await ask(rita, { kind: 'set-hall-rules', lines })).toBe('not-for-you');
  expect(await ask(director, { kind: 'set-hall-rules', lines })).toBe('done');
  expect((await state()).hallRules).toEqual(lines);
  const flood = Array(50).fill({ kind: 'own', line: 'x' });
  expect(await ask(director, { kind: 'set-hall-rules', lines: flood })).toBe('malformed');
  const long = [{ kind: 'own', line: 'x'.repeat(121) }];
  expect(await ask(director, { kind: 'set-hall-rules', lines: long })).toBe('bad-hall-rules');

  // Which list an id stands for is the server's to say.
  const list = (id: string) => ({ kind: 'set-lexicon', lexicon: { id, hash: 'made up' } });
  const { lexicon } = (await state()).setup;
  expect(await ask(director, list('no-such-list'))).toBe('lexicon-unavailable');
  expect(await ask(director, list('fi'))).toBe('malformed');
  for (const wrong of [undefined, null, 'en', { id: ['en'], hash: 'x' }, { id: 'en' }])
    expect(await ask(director, { kind: 'set-lexicon', lexicon: wrong })).toBe('malformed');
  expect(await ask(rita, list('en'))).toBe('not-for-you');
  expect(await ask(director, list('en'))).toBe('done');
  expect((await state()).setup.lexicon).toEqual(lexicon);

  const players = Array.from({ length: 4 }, (_, i) => pupil(i, null));
  await ask(director, { kind: 'enter', players, status: 'present' });
  await ask(director, { kind: 'begin-stage', stage: 1, runnersUp: null });
  await ask(director, { kind: 'draw-round', stage: 1, round: 1 });
  const where = { stage: 1, round: 1, table: 1 };
  const scores = [1, 2, 3, 4].map((player) => ({ player, score: 200, before: null }));
  const { version } = await state();
  const slip = { kind: 'enter-result', source: 'slip', where, seen: version, scores, sum: null };
  expect(await ask(director, slip)).toBe('done');
  const tie = { kind: 'break-tie', players: [1, 2, 3, 4], rounds: null };
  expect(await ask(director, tie)).toBe('before-missing');
  const noted = scores.map(({ player }) => ({ player, before: 205 }));
  const note = { kind: 'note-before', where, seen: version + 1, noted };
  expect(await ask(director, note)).toBe('done');
  expect(await ask(director, tie)).toBe('done');
});

test('the school rules hold with other words too', async () => {
  const { server, come } = await hall();
  const { client } = await come('ayla');
  const options = { ...OPTIONS, edition: 'tr', lexicon: 'tr' };
  const action = { kind: 'open', options };
  client.send({ kind: 'create', of: 'tournament', id: 'a', action });
  const { stream } = await client.next('done');
  const { setup } = value(await server.rooms.read(tournamentKind, stream)).state;
  expect(setup).toMatchObject({
    lexicon: { id: 'tr' },
    tileset: { id: 'tr-100' },
    base: { id: 'tr-school', tileset: 'tr-100', challenge: { bystanders: 'skip-next' } },
  });
});

test('the games go by what the school rules leave open, and by no other house rule', async () => {
  const { server, come } = await hall();
  const { client } = await come('ayla');
  const open = (id: string, options: object): void => {
    const action = { kind: 'open', options: { ...OPTIONS, ...options } };
    client.send({ kind: 'create', of: 'tournament', id, action });
  };
  open('a', { houseRules: ['pass-when-stuck'] });
  const { stream } = await client.next('done');
  const { setup } = value(await server.rooms.read(tournamentKind, stream)).state;
  expect(setup.base).toMatchObject({ id: 'tr-school', pass: { when: 'when-stuck' } });
  for (const options of [
    { houseRules: ['take-back'] },
    { houseRules: ['pass-when-stuck'], ruleset: 'en-club' },
  ]) {
    open(`b${JSON.stringify(options).length}`, options);
    expect(await client.next('failed')).toMatchObject({ code: 'malformed' });
  }
});

test('a referee asks, is let in, and sees with other eyes; names of those who ask stay with the director', async () => {
  const { stream, director, come, ask } = await hall();
  const [rita, parent] = [await come('rita'), await come('pat')];
  for (const { client } of [director, rita, parent]) {
    client.send({ kind: 'watch', stream });
    await client.settled();
  }
  expect(await ask(rita, { kind: 'rule', word: ['A'], verdict: 'valid', reason: 'x' })).toBe(
    'not-for-you',
  );
  expect(await ask(rita, { kind: 'ask-in', name: 'Secret Helper' })).toBe('done');
  expect(await ask(rita, { kind: 'ask-in', name: 'Secret Helper' })).toBe('already-asked');
  await rita.client.settled();
  expect(rita.client.text).toContain('"waiting"');
  const letIn = { kind: 'let-in', id: rita.id, role: 'referee', tables: null };
  expect(await ask(parent, letIn)).toBe('not-for-you');
  expect(await ask(director, letIn)).toBe('done');
  expect(await ask(rita, { kind: 'rule', word: ['A'], verdict: 'valid', reason: 'x' })).toBe(
    'done',
  );
  for (const { client } of [director, rita, parent]) await client.settled();
  expect(rita.client.text).toContain('"kind":"referee"');
  expect(director.client.text).toContain('Secret Helper');
  expect(parent.client.text).not.toContain('Secret Helper');
});

test('from one address only so many ask to be let in, and never under a name that cannot be read', async () => {
  const { come, ask } = await hall();
  const bad = await come('eve');
  for (const name of ['Director\u202e', 'Rita\0', 'Rіta', ' '])
    expect(await ask(bad, { kind: 'ask-in', name })).toMatch(/^name-/);
  const answers: string[] = [];
  for (let i = 0; i < 9; i++)
    answers.push(await ask(await come(`kim ${i}`), { kind: 'ask-in', name: `Kim  Park ${i}` }));
  expect(answers).toEqual([...Array(8).fill('done'), 'too-many']);
});

test('a phone with the key of a badge speaks for its player, and nobody tries many keys', async () => {
  const { director, come, ask, state } = await hall('school-day');
  const players = [pupil(1, null), pupil(2, null)];
  expect(await ask(director, { kind: 'enter', players, status: 'expected' })).toBe('done');
  const phone = await come('ann');
  const key = (await state()).players[1]?.key;
  expect(await ask(phone, { kind: 'claim', player: 2, key: '00000000' })).toBe('wrong-key');
  expect(await ask(phone, { kind: 'claim', player: 2, key })).toBe('done');
  expect((await state()).players[1]?.person.id).toBe(phone.id);
  const thief = await come('tom');
  const tries: string[] = [];
  for (let i = 0; i < 11; i++)
    tries.push(await ask(thief, { kind: 'claim', player: 1, key: `0000000${i}`.slice(-8) }));
  expect(new Set(tries.slice(0, 10))).toEqual(new Set(['wrong-key']));
  expect(tries[10]).toBe('too-many');
});

test('whoever has the recovery code directs the tournament, and nobody tries many', async () => {
  const { director, come, ask, state } = await hall();
  expect(await ask(director, { kind: 'make-recovery' })).toBe('done');
  const key = (await state()).recovery;
  const other = await come('ann');
  expect(await ask(other, { kind: 'recover', key, name: 'Ann\u202e' })).toMatch(/^name-/u);
  expect(await ask(other, { kind: 'recover', key, name: 'Ann' })).toBe('done');
  expect((await state()).officials.map(({ role }) => role)).toEqual(['director', 'director']);
  const thief = await come('tom');
  const tries: string[] = [];
  for (let i = 0; i < 11; i++)
    tries.push(await ask(thief, { kind: 'recover', key: `${i % 10}`.repeat(12), name: 'Tom' }));
  expect(new Set(tries)).toContain('too-many');
  expect(tries).not.toContain('done');
});

test('on the day set the tournament is gone, with its code and everything that was stored of it', async () => {
  const { server, stream, director, ask, state } = await hall();
  const players = [pupil(1, null), pupil(2, null)];
  expect(await ask(director, { kind: 'enter', players, status: 'expected' })).toBe('done');
  const { code } = (await state()).setup;
  const kept = (): string => JSON.stringify([...server.memory.streams]);
  expect(kept()).toContain('Secret Pupil');
  const find = async () => (await fetch(`${server.http}/api/v1/codes/${code}`)).json();
  expect(await find()).toEqual({ stream });
  await server.clock.advance(25 * 3600 * 1000);
  expect(await find()).toMatchObject({ code: 'no-such-code' });
  expect(await server.rooms.read(tournamentKind, stream)).toMatchObject({
    error: { code: 'no-such-stream' },
  });
  expect(kept()).not.toContain('Secret Pupil');
});

test('a listed tournament is found by everybody until it is over, and a guest makes none', async () => {
  const server = await composed();
  open.push(server);
  const options = { ...OPTIONS, preset: 'club-swiss', ruleset: 'en-club' };
  const make = async (name: string, becomes: (cookie: string) => Promise<string>) => {
    const { cookie } = await server.guest(name);
    const client = await server.connect(await becomes(cookie));
    const action = { kind: 'open', options: { ...options, name: `Cup of ${name}` } };
    client.send({ kind: 'create', of: 'tournament', id: 'o', action } as never);
    return { client, ...(await client.next('done')) };
  };
  const listed = async (): Promise<readonly unknown[]> => {
    const answer = await fetch(`${server.http}/api/v1/streams?kind=tournament`);
    const { rows } = (await answer.json()) as { rows: { summary: { name: string } }[] };
    return rows.map(({ summary }) => summary.name);
  };
  await make('gast', async (cookie) => cookie);
  expect(await listed()).toEqual([]);
  const { client, stream } = await make('dora', (cookie) => withAccount(server, cookie));
  expect(await listed()).toEqual(['Cup of dora']);
  expect((await client.ask(stream, 'c', { kind: 'close' })).kind).toBe('done');
  expect(await listed()).toEqual([]);
});

/** The cookie of the same person, who has an account by now. */
async function withAccount({ http }: Composed, cookie: string): Promise<string> {
  const answer = await fetch(`${http}/api/v1/me/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ name: 'Dora', password: 'a long enough one' }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
}

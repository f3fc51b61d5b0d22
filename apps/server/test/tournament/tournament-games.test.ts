/** A round of a tournament that is played on Täht, over real sockets: opened, played, its results in the tournament, through crashes too. */
import type { duplicate } from '@taht/modes';
import { makeTournamentFile, parseTournamentFile } from '@taht/record';
import type { GameView } from '@taht/rules';
import type { TournamentView } from '@taht/tournament';
import { afterEach, describe, expect, test } from 'vitest';
import { duplicateKind } from '../../src/duplicate/duplicate-kind.ts';
import { gameKind } from '../../src/game/game-kind.ts';
import { tableOf } from '../../src/game/ids.ts';
import { tableKind } from '../../src/table/table-kind.ts';
import { type Composed, composed } from '../support/composed.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { type Faults, faultless } from '../support/faulty-store.ts';
import { Memory } from '../support/memory-store.ts';
import { value } from '../support/store-parts.ts';
import {
  addressFor,
  ask,
  begin,
  claimed,
  hall,
  look,
  OPEN,
  opened,
  passAll,
  type Someone,
  settle,
  stateOf,
  tableIn,
} from './tournament-hall.ts';

const open: Composed[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    await server.stop();
    expect(server.bugs).toEqual([]);
  }
});

type Over = Parameters<typeof composed>[0];

async function started(over: Over = {}): Promise<Composed> {
  const server = await composed(over);
  open.push(server);
  return server;
}

describe('a game of a tournament', () => {
  test('gives the table its result, and nobody else sees of it', async () => {
    const server = await started();
    const { tournament, director, phones, claim, come } = await hall(server);
    const [ann, ben] = phones as [Someone, Someone];
    expect(await claim(ann, 1)).toBe('done');
    expect(await ask(director, tournament, OPEN)).toBe('devices-missing');
    expect(await claim(ben, 2)).toBe('done');
    expect(await ask(ann, tournament, OPEN)).toBe('not-for-you');
    expect(await ask(director, tournament, OPEN)).toBe('done');
    await settle(server);
    const game = await addressFor(server, ann, tournament);
    expect(game).toMatch(/^game-.+-1p$/u);
    expect(await addressFor(server, ben, tournament)).toBe(game);
    const parent = await come('pat');
    for (const other of [director, parent]) {
      const seen = JSON.stringify(await look(server, other, tournament));
      for (const hidden of [game, ann.id, ben.id]) expect(seen).not.toContain(hidden);
      expect(await look(server, other, game)).toBeUndefined();
    }
    const table = tableOf(game)?.table ?? '';
    expect(value(await server.rooms.read(tableKind, table)).state).toMatchObject({
      options: { visibility: 'invited', rated: false, spectators: false, hints: false },
    });
    await begin(game, phones);
    const { rules, setup } = value(await server.rooms.read(gameKind, game)).state;
    expect(rules).toMatchObject({ id: 'et-base', clock: { kind: 'per-game', seconds: 1500 } });
    expect(setup.lexicon?.id).toBe('et');
    expect((await tableIn(server, tournament))?.result).toBeNull();
    await passAll(server, game, phones);
    await settle(server);
    const { result, seats } = (await tableIn(server, tournament)) ?? {};
    const { phase, order, seats: places } = value(await server.rooms.read(gameKind, game)).state;
    if (phase.kind !== 'over') throw new Error('not over');
    const numberOf = (seat: number): number =>
      [ann.id, ben.id].indexOf(places[seat]?.player.id ?? '') + 1;
    expect(result).toEqual({
      source: 'game',
      scores: expect.arrayContaining(
        phase.outcome.scores.map((score, seat) => ({ player: numberOf(seat), score, before: 0 })),
      ),
    });
    expect(phase.outcome.scores.every((score) => score < 0)).toBe(true);
    expect(seats).toEqual(order.map(numberOf));
    // Nothing of the tournament stands in the game or at the table.
    const kept = [...server.memory.streams].filter(([name]) => /^(?:game|table)-/u.test(name));
    expect(JSON.stringify(kept)).not.toContain('Secret Pupil');
    expect(server.logged.join('')).not.toContain('Secret Pupil');
  });

  test('is nobody’s at the table to change, to watch or to talk about', async () => {
    const server = await started();
    const { tournament, phones, come, game } = await opened(server);
    const [ann, ben] = phones as [Someone, Someone];
    const table = tableOf(game)?.table ?? '';
    const parent = await come('pat');
    for (const asked of [
      { kind: 'invite', person: parent.id },
      { kind: 'abort' },
      { kind: 'close' },
      { kind: 'seat-bot', place: 1, bot: 'level-5' },
      { kind: 'ready', isReady: true },
      { kind: 'say', text: 'help' },
    ])
      expect(await ask(ann, table, asked)).toBe('event-table');
    expect(await look(server, parent, table)).toEqual({ kind: 'closed-to-you' });
    expect(await look(server, ben, table)).toMatchObject({
      head: { event: { id: tournament, talk: false }, phase: 'playing' },
    });
    const lists = await fetch(`${server.http}/api/v1/streams?kind=game&label=open`);
    expect(await lists.text()).not.toContain(game);
  });

  test('is called off by nobody who plays it, whatever they have drawn', async () => {
    const server = await started();
    const { tournament, phones, game } = await opened(server);
    await begin(game, phones);
    for (const phone of phones)
      for (const action of [{ kind: 'abort' }, { kind: 'give-time', seat: 0, seconds: 60 }])
        expect(await ask(phone, game, action)).toBe('event-table');
    await passAll(server, game, phones);
    await settle(server);
    expect((await tableIn(server, tournament))?.result?.source).toBe('game');
  });

  test('where help is allowed there are hints and talk', async () => {
    const server = await started();
    const { tournament, director, phones } = await claimed(server, { rules: { help: 'allowed' } });
    const [ann] = phones as [Someone, Someone];
    expect(await ask(director, tournament, OPEN)).toBe('done');
    await settle(server);
    const table = tableOf(await addressFor(server, ann, tournament))?.table ?? '';
    expect(await ask(ann, table, { kind: 'say-phrase', phrase: 'good-luck' })).toBe('done');
    expect(value(await server.rooms.read(tableKind, table)).state.options.hints).toBe(true);
  });

  test('of three goes by the rules of the school tournament in any language', async () => {
    const server = await started();
    const options = { edition: 'tr', lexicon: 'tr', ruleset: 'tr-school', preset: 'school-day' };
    const { tournament, phones, game } = await opened(server, options, 3);
    const { rules, setup } = value(await server.rooms.read(gameKind, game)).state;
    expect(rules).toMatchObject({ id: 'tr-school', tileset: 'tr-100', clock: { kind: 'none' } });
    expect(setup.players).toHaveLength(3);
    await begin(game, phones);
    await passAll(server, game, phones);
    await settle(server);
    const { result } = (await tableIn(server, tournament)) ?? {};
    expect(result?.scores.map(({ player }) => player).toSorted()).toEqual([1, 2, 3]);
  });

  test('goes by what the school rules leave open, as it was chosen, and nobody takes a move back', async () => {
    const server = await started();
    const options = { edition: 'en', lexicon: 'en', ruleset: 'tr-school', preset: 'school-day' };
    const strict = { ...options, houseRules: ['pass-when-stuck'] };
    const { phones, game } = await opened(server, strict, 2);
    const { rules } = value(await server.rooms.read(gameKind, game)).state;
    expect([rules.pass.when, rules.takeBack]).toEqual(['when-stuck', 'never']);
    await begin(game, phones);
    const answers = await Promise.all(phones.map((phone) => ask(phone, game, { kind: 'pass' })));
    expect(answers.toSorted()).toEqual(['not-your-turn', 'pass-only-when-stuck']);
  });

  test('that its players agree to stop is no result by itself', async () => {
    const server = await started();
    const { tournament, phones, game } = await opened(server);
    await begin(game, phones);
    for (const phone of phones) expect(await ask(phone, game, { kind: 'agree-end' })).toBe('done');
    await settle(server);
    expect(await tableIn(server, tournament)).toMatchObject({
      result: null,
      game: { ended: { end: 'given-up' } },
    });
  });

  test('given up is for the director to decide, with the scores as they stood', async () => {
    const server = await started();
    const { tournament, director, phones, game } = await opened(server);
    const [ann] = phones as [Someone, Someone];
    await begin(game, phones);
    expect(await ask(ann, game, { kind: 'resign' })).toBe('done');
    await settle(server);
    expect(await tableIn(server, tournament)).toMatchObject({
      result: null,
      game: { ended: { end: 'given-up', scores: [{ score: 0 }, { score: 0 }] } },
    });
    const { stages, version } = await look<TournamentView>(server, director, tournament);
    expect(stages[0]?.rounds[0]?.tables[0]?.own?.game?.state).toBe('over');
    const scores = [1, 2].map((player) => ({ player, score: player, before: null }));
    const entry = { kind: 'enter-result', source: 'slip', scores, sum: null, seen: version };
    const where = { stage: 1, round: 1, table: 1 };
    expect(await ask(director, tournament, { ...entry, where })).toBe('done');
  });

  test('is called off when its opening is undone', async () => {
    const server = await started();
    const { tournament, director, phones, game } = await opened(server);
    const [ann] = phones as [Someone, Someone];
    await begin(game, phones);
    const { recent } = await look<TournamentView>(server, director, tournament);
    const command = recent.find(({ kind }) => kind === 'games-opened')?.command;
    expect(await ask(director, tournament, { kind: 'undo', command })).toBe('done');
    await settle(server);
    expect((await look<GameView>(server, ann, game)).phase).toMatchObject({
      outcome: { reason: 'aborted' },
    });
    expect(await tableIn(server, tournament)).toMatchObject({ game: null, result: null });
    expect((await stateOf(server, tournament)).dropped).toEqual([]);
    // And it can be opened anew.
    expect(await ask(director, tournament, OPEN)).toBe('done');
    await settle(server);
    expect(await addressFor(server, ann, tournament)).not.toBe(game);
  });

  test('of somebody who has their data deleted is given up, and keeps no name', async () => {
    const server = await started();
    const { tournament, director, phones, game } = await opened(server);
    const [ann] = phones as [Someone];
    const table = tableOf(game)?.table ?? '';
    await begin(game, phones);
    expect(JSON.stringify(server.memory.streams.get(table))).toContain('annamari');
    const deleted = await fetch(`${server.http}/api/v1/me/delete`, {
      method: 'POST',
      headers: { cookie: ann.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ password: null }),
    });
    expect(deleted.status).toBe(200);
    while (server.memory.streams.has(table)) await server.clock.advance(1000);
    const { result, game: linked } = (await tableIn(server, tournament)) ?? {};
    expect(result).toBeNull();
    expect(linked?.ended?.end).toBe('given-up');
    expect(linked?.people.find(({ player }) => player === 1)?.id).toBe('');
    expect(await ask(director, tournament, OPEN)).toBe('devices-missing');
  });
});

describe('a duplicate round', () => {
  const options = { preset: 'duplicate-day' };

  test('is called by the director, and its totals are the result', async () => {
    const server = await started();
    const { tournament, director, phones, game } = await opened(server, options);
    const [ann, ben] = phones as [Someone, Someone];
    expect(game).toMatch(/^duplicate-/u);
    expect(await addressFor(server, director, tournament)).toBe(game);
    const read = async () => value(await server.rooms.read(duplicateKind, game)).state;
    expect((await read()).players.map(({ id }) => id).toSorted()).toEqual(
      [ann.id, ben.id].toSorted(),
    );
    expect(await ask(ann, game, { kind: 'start' })).toBe('not-taking-part');
    expect(await ask(director, game, { kind: 'start' })).toBe('done');
    await settle(server, 10_000);
    expect(await ask(director, game, { kind: 'end' })).toBe('done');
    await settle(server);
    const { phase, isFiled, rounds, setup } = await read();
    expect(setup.duplicate).toMatchObject({ laid: 'best-slip', score: 'best-word-only' });
    expect([phase.kind, isFiled, rounds.length > 0]).toEqual(['over', true, true]);
    expect((await tableIn(server, tournament))?.result).toMatchObject({
      source: 'game',
      scores: [{ score: 0 }, { score: 0 }],
    });
  });

  test('is called by whoever directs now, and by nobody else', async () => {
    const server = await started();
    const { tournament, director, phones, come } = await claimed(server, options);
    const [ann] = phones as [Someone];
    const [late, referee, eve] = [await come('liisa'), await come('rita'), await come('eve')];
    expect(await ask(director, tournament, OPEN)).toBe('done');
    await settle(server);
    const game = await addressFor(server, ann, tournament);
    const letIn = async (id: string, role: 'director' | 'referee') =>
      ask(director, tournament, { kind: 'let-in', id, role, tables: null });
    for (const [person, role] of [[late, 'director'] as const, [referee, 'referee'] as const]) {
      expect(await ask(person, game, { kind: 'start' })).toBe('not-taking-part');
      expect(await ask(person, tournament, { kind: 'ask-in', name: 'Mari Maasikas' })).toBe('done');
      expect(await letIn(person.id, role)).toBe('done');
    }
    const statusesFor = ({ cookie }: Someone) =>
      Promise.all(
        ['answers', 'sheet', 'sheet.csv'].map(async (path) => {
          const url = `${server.http}/api/v1/duplicates/${game}/${path}`;
          return (await fetch(url, { headers: { cookie } })).status;
        }),
      );
    const paper = { kind: 'enter-paper', players: [{ name: 'Uku', hall: '' }] };
    for (const person of [referee, eve, ann]) {
      expect(await ask(person, game, { kind: 'start' })).toBe('not-taking-part');
      expect(await ask(person, game, paper)).toBe('not-taking-part');
      expect(await statusesFor(person)).toEqual([403, 409, 409]);
    }
    const { viewer } = await look<duplicate.DuplicateView>(server, late, game);
    expect(viewer).toEqual({ kind: 'referee' });
    expect(await statusesFor(late)).toEqual([200, 200, 200]);
    expect(await ask(late, game, paper)).toBe('done');
    expect(await ask(late, game, { kind: 'start' })).toBe('done');
    await settle(server, 100);
    const slip = { kind: 'slip', player: 3, call: 1, tiles: [], claimed: null };
    expect(await ask(referee, game, slip)).toBe('not-taking-part');
    expect(await ask(late, game, slip)).toBe('done');
    expect(await ask(late, game, { kind: 'ring' })).toBe('done');
    // Who plays sees no more than the others.
    expect(await ask(referee, game, { kind: 'join', hall: '' })).toBe('done');
    const officials = [director, late, referee].map(({ id }) => ({
      ...{ id, name: 'Dir', role: 'director', tables: null },
    }));
    expect(await ask(director, tournament, { kind: 'set-officials', officials })).toBe('done');
    expect(await ask(referee, game, { kind: 'end' })).toBe('not-taking-part');
    expect(await ask(late, game, { kind: 'end' })).toBe('done');
  });

  test('is not called any more by a director who was taken out since it was opened', async () => {
    const server = await started();
    const { tournament, director, come } = await claimed(server, options);
    const late = await come('liisa');
    expect(await ask(director, tournament, OPEN)).toBe('done');
    await settle(server);
    const game = await addressFor(server, director, tournament);
    const statusFor = async ({ cookie }: Someone): Promise<number> =>
      (await fetch(`${server.http}/api/v1/duplicates/${game}/answers`, { headers: { cookie } }))
        .status;
    expect(await statusFor(director)).toBe(200);
    const officials = [{ id: late.id, name: 'Liisa', role: 'director', tables: null }];
    expect(await ask(director, tournament, { kind: 'set-officials', officials })).toBe('done');
    expect(await ask(director, game, { kind: 'start' })).toBe('not-taking-part');
    const paper = { kind: 'enter-paper', players: [{ name: 'Uku', hall: '' }] };
    expect(await ask(director, game, paper)).toBe('not-taking-part');
    expect(await statusFor(director)).toBe(403);
    const { viewer } = await look<duplicate.DuplicateView>(server, director, game);
    expect(viewer).toEqual({ kind: 'spectator' });
    expect(await ask(late, game, { kind: 'start' })).toBe('done');
  });

  test('is entered by nobody before those whom the tournament enters', async () => {
    const server = await started();
    const { director, phones, game } = await opened(server, options);
    const [ann] = phones as [Someone];
    const { setup, secret } = value(await server.rooms.read(duplicateKind, game)).state;
    // As a process leaves it that dies between the two.
    const empty = game.replace(/\d+$/u, '9');
    value(
      await server.rooms.create('duplicate', empty, {
        ...{ id: 'create', who: { kind: 'system' } },
        action: { kind: 'create', setup: { ...setup, game: empty }, seed: secret.seed },
      }),
    );
    const paper = { kind: 'enter-paper', players: [{ name: 'Uku', hall: '' }] };
    expect(await ask(ann, empty, { kind: 'join', hall: '' })).toBe('not-taking-part');
    expect(await ask(director, empty, paper)).toBe('not-taking-part');
    expect(await ask(director, game, paper)).toBe('done');
  });

  test('of somebody who has their data deleted loses nobody’s total', async () => {
    const server = await started();
    const { tournament, director, phones, game } = await opened(server, options, 3);
    const [, ben] = phones as [Someone, Someone];
    expect(await ask(director, game, { kind: 'start' })).toBe('done');
    await settle(server, 10_000);
    await fetch(`${server.http}/api/v1/me/delete`, {
      method: 'POST',
      headers: { cookie: ben.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ password: null }),
    });
    await settle(server, 1000);
    const { people } = (await tableIn(server, tournament))?.game ?? {};
    expect(people?.find(({ player }) => player === 2)?.id).toBe('');
    expect(await ask(director, game, { kind: 'end' })).toBe('done');
    await settle(server);
    expect((await tableIn(server, tournament))?.result?.scores.map(({ score }) => score)).toEqual([
      0, 0, 0,
    ]);
  });

  test('that was opened by mistake ends without a result', async () => {
    const server = await started();
    const { tournament, director, game } = await opened(server, options);
    const { recent } = await look<TournamentView>(server, director, tournament);
    const command = recent.find(({ kind }) => kind === 'games-opened')?.command;
    expect(await ask(director, tournament, { kind: 'undo', command })).toBe('done');
    await settle(server);
    expect(value(await server.rooms.read(duplicateKind, game)).state.phase.kind).toBe('over');
    expect(await stateOf(server, tournament)).toMatchObject({ dropped: [] });
    expect(await tableIn(server, tournament)).toMatchObject({ game: null, result: null });
  });
});

test('no tournament made by hand calls off the games of another', async () => {
  const server = await started();
  const { tournament, director, phones, come } = await claimed(server);
  expect(await ask(director, tournament, OPEN)).toBe('done');
  await settle(server);
  const [ann] = phones as [Someone];
  const game = await addressFor(server, ann, tournament);
  const [version = '', table = ''] =
    (await tableIn(server, tournament))?.game?.game.split('-') ?? [];
  // A tournament of somebody's own, with a name and a game that together are called as the other's.
  const own = await claimed(server);
  expect(await ask(own.director, own.tournament, OPEN)).toBe('done');
  const opened = (await tableIn(server, own.tournament))?.game?.game ?? '';
  const saved = await fetch(`${server.http}/api/v1/tournaments/${own.tournament}/file`, {
    headers: { cookie: own.director.cookie },
  });
  const { entries } = value(parseTournamentFile(await saved.text()));
  const forged = JSON.stringify(entries)
    .replaceAll(own.tournament, `${tournament}-${version}`)
    .replaceAll(`"${opened}"`, `"${table}"`);
  const { cookie } = await come('eve');
  const brought = await fetch(`${server.http}/api/v1/tournaments`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ file: makeTournamentFile(JSON.parse(forged)) }),
  });
  expect(await brought.json()).toMatchObject({ code: 'not-an-event', reason: 'bad-entry' });
  await settle(server);
  expect(value(await server.rooms.read(gameKind, game)).state.phase.kind).not.toBe('over');
});

describe('a server that dies', () => {
  const until = (left: { appends: number }): Faults => ({
    ...faultless,
    append: () => (left.appends-- > 0 ? undefined : 'fails'),
  });

  /** What one server had written when it died, another one goes on from. */
  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
    'after %i entries leaves one game, and its result comes',
    async (cut) => {
      const clock = new FakeClock(1_794_700_000_000);
      const memory = new Memory();
      const left = { appends: Number.MAX_SAFE_INTEGER };
      const first = await composed({ clock, memory, faults: until(left) });
      const { tournament, director, phones } = await claimed(first);
      left.appends = cut + 1;
      expect(await ask(director, tournament, OPEN)).toBe('done');
      await settle(first);
      await first.stop();
      const second = await started({ clock, memory });
      await settle(second, 2000);
      const [ann, ben] = await Promise.all(
        phones.map(async (phone) => ({ ...phone, client: await second.connect(phone.cookie) })),
      );
      if (ann === undefined || ben === undefined) throw new Error('nobody');
      const game = await addressFor(second, ann, tournament);
      const games = [...memory.streams.keys()].filter((name) => name.startsWith('game-'));
      expect(games).toEqual([game]);
      await passAll(second, game, [ann, ben]);
      await settle(second, 2000);
      expect(await tableIn(second, tournament)).toMatchObject({ result: { source: 'game' } });
    },
  );

  test.each([0, 1, 2, 3, 4, 5])(
    'after %i entries of its end still tells the tournament',
    async (cut) => {
      const clock = new FakeClock(1_794_700_000_000);
      const memory = new Memory();
      const left = { appends: Number.MAX_SAFE_INTEGER };
      const first = await composed({ clock, memory, faults: until(left) });
      const { tournament, director, phones } = await claimed(first);
      expect(await ask(director, tournament, OPEN)).toBe('done');
      await settle(first);
      const [ann] = phones as [Someone, Someone];
      const game = await addressFor(first, ann, tournament);
      await begin(game, phones);
      await passAll(first, game, phones);
      left.appends = cut;
      await settle(first);
      await first.stop();
      const second = await started({ clock, memory });
      await settle(second, 2000);
      expect(await tableIn(second, tournament)).toMatchObject({ result: { source: 'game' } });
    },
  );
});

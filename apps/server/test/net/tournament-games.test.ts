/** A round of an event that is played on Täht, over real sockets: opened, played, its results in the event, through crashes too. */
import type { GameView } from '@taht/rules';
import type { Person as Pupil, TournamentView } from '@taht/tournament';
import { afterEach, describe, expect, test } from 'vitest';
import { gameKind } from '../../src/kinds/game.ts';
import { tableOf } from '../../src/kinds/table/ids.ts';
import { tableKind } from '../../src/kinds/table/table-kind.ts';
import { tournamentKind } from '../../src/kinds/tournament/tournament-kind.ts';
import { FakeClock } from '../fake-clock.ts';
import { type Faults, faultless } from '../faulty-store.ts';
import { Memory } from '../memory-store.ts';
import { value } from '../store-parts.ts';
import { type Composed, composed, type Guest } from './composed.ts';
import type { RawClient } from './raw-client.ts';

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

interface Someone extends Guest {
  readonly client: RawClient;
}

const pupil = (i: number): Pupil => ({
  id: null,
  name: `Secret Pupil ${i}`,
  school: '',
  class: '',
  ageGroup: '',
  team: '',
  needs: { table: null, note: '' },
});

/** Until what follows from all that was done has been done. */
const settle = async ({ clock }: Pick<Composed, 'clock'>, step = 20): Promise<void> => {
  for (let i = 0; i < 30; i++) await clock.advance(step);
};

let ids = 0;

async function ask({ client }: Someone, stream: string, action: unknown): Promise<string> {
  const answer = await client.ask(stream, `c${++ids}`, action);
  if (answer.kind === 'refused') return (answer.refusal as { code: string }).code;
  return answer.kind === 'failed' ? answer.code : answer.kind;
}

async function look<View>(server: Composed, { cookie }: Guest, stream: string): Promise<View> {
  const answer = await fetch(`${server.http}/api/v1/streams/${stream}`, { headers: { cookie } });
  return ((await answer.json()) as { view: View }).view;
}

const stateOf = async ({ rooms }: Composed, event: string) =>
  value(await rooms.read(tournamentKind, event)).state;
const tableIn = async (server: Composed, event: string) =>
  (await stateOf(server, event)).stages[0]?.rounds[0]?.tables[0];

const OPEN = { kind: 'open-games', stage: 1, round: 1, tables: [1] };

/** Two players with their phones, seated at the one table of the first round. */
async function hall(server: Composed, rules: object = {}) {
  const come = async (name: string): Promise<Someone> => {
    const guest = await server.guest(name);
    return { ...guest, client: await server.connect(guest.cookie) };
  };
  const director = await come('dora');
  const options = {
    ...{ name: 'Club night', edition: 'et', ruleset: 'et-base', lexicon: 'et' },
    ...{ preset: 'club-swiss', rules, keepDays: 1 },
  };
  const action = { kind: 'open', options };
  director.client.send({ kind: 'create', of: 'tournament', id: 'o', action });
  const { stream: event } = await director.client.next('done');
  const players = [pupil(1), pupil(2)];
  expect(await ask(director, event, { kind: 'enter', players, status: 'present' })).toBe('done');
  const phones = [await come('annamari'), await come('bernhard')];
  const claim = async (phone: Someone, player: number): Promise<string> => {
    const key = (await stateOf(server, event)).players[player - 1]?.key;
    return ask(phone, event, { kind: 'claim', player, key });
  };
  const stage = { kind: 'begin-stage', stage: 1, runnersUp: null };
  expect(await ask(director, event, stage)).toBe('done');
  expect(await ask(director, event, { kind: 'draw-round', stage: 1, round: 1 })).toBe('done');
  return { event, director, phones, claim, come };
}

async function claimed(server: Composed, rules: object = {}) {
  const there = await hall(server, rules);
  for (const [i, phone] of there.phones.entries())
    expect(await there.claim(phone, i + 1)).toBe('done');
  return there;
}

const addressFor = async (server: Composed, phone: Someone, event: string): Promise<string> => {
  const { stages } = await look<TournamentView>(server, phone, event);
  return stages[0]?.rounds[0]?.tables[0]?.own?.game?.address ?? '';
};

/** Everybody passes until that ends the game. */
async function passAll(
  server: Composed,
  game: string,
  phones: readonly Someone[],
  onPass = () => {},
): Promise<void> {
  for (;;) {
    const { phase, seats } = value(await server.rooms.read(gameKind, game)).state;
    if (phase.kind === 'over') return;
    if (phase.kind !== 'turn') throw new Error(phase.kind);
    const mover = phones.find(({ id }) => id === seats[phase.seat]?.player.id);
    if (mover === undefined) throw new Error('nobody on turn');
    onPass();
    expect(await ask(mover, game, { kind: 'pass' })).toBe('done');
  }
}

const begin = async (game: string, phones: readonly Someone[]): Promise<void> => {
  for (const phone of phones) expect(await ask(phone, game, { kind: 'agree' })).toBe('done');
};

describe('a game of an event', () => {
  test('gives the table its result, and nobody else sees of it', async () => {
    const server = await started();
    const { event, director, phones, claim, come } = await hall(server);
    const [ann, ben] = phones as [Someone, Someone];
    expect(await claim(ann, 1)).toBe('done');
    expect(await ask(director, event, OPEN)).toBe('devices-missing');
    expect(await claim(ben, 2)).toBe('done');
    expect(await ask(ann, event, OPEN)).toBe('not-for-you');
    expect(await ask(director, event, OPEN)).toBe('done');
    await settle(server);
    const game = await addressFor(server, ann, event);
    expect(game).toMatch(/^game-.+-1p$/u);
    expect(await addressFor(server, ben, event)).toBe(game);
    const parent = await come('pat');
    for (const other of [director, parent]) {
      const seen = JSON.stringify(await look(server, other, event));
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
    expect((await tableIn(server, event))?.result).toBeNull();
    await passAll(server, game, phones);
    await settle(server);
    const { result, seats } = (await tableIn(server, event)) ?? {};
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
    // Nothing of the event stands in the game or at the table.
    const kept = [...server.memory.streams].filter(([name]) => /^(?:game|table)-/u.test(name));
    expect(JSON.stringify(kept)).not.toContain('Secret Pupil');
    expect(server.logged.join('')).not.toContain('Secret Pupil');
  });

  test('is nobody’s at the table to change, to watch or to talk about', async () => {
    const server = await started();
    const { event, director, phones, come } = await claimed(server);
    const [ann, ben] = phones as [Someone, Someone];
    expect(await ask(director, event, OPEN)).toBe('done');
    await settle(server);
    const game = await addressFor(server, ann, event);
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
      head: { event: { id: event, talk: false }, phase: 'playing' },
    });
    const lists = await fetch(`${server.http}/api/v1/streams?kind=game&label=open`);
    expect(await lists.text()).not.toContain(game);
  });

  test('where help is allowed there are hints and talk', async () => {
    const server = await started();
    const { event, director, phones } = await claimed(server, { help: 'allowed' });
    const [ann] = phones as [Someone, Someone];
    expect(await ask(director, event, OPEN)).toBe('done');
    await settle(server);
    const table = tableOf(await addressFor(server, ann, event))?.table ?? '';
    expect(await ask(ann, table, { kind: 'say-phrase', phrase: 'good-luck' })).toBe('done');
    expect(value(await server.rooms.read(tableKind, table)).state.options.hints).toBe(true);
  });

  test('given up is for the director to decide, with the scores as they stood', async () => {
    const server = await started();
    const { event, director, phones } = await claimed(server);
    const [ann] = phones as [Someone, Someone];
    expect(await ask(director, event, OPEN)).toBe('done');
    await settle(server);
    const game = await addressFor(server, ann, event);
    await begin(game, phones);
    expect(await ask(ann, game, { kind: 'resign' })).toBe('done');
    await settle(server);
    expect(await tableIn(server, event)).toMatchObject({
      result: null,
      game: { ended: { end: 'given-up', scores: [{ score: 0 }, { score: 0 }] } },
    });
    const { stages, version } = await look<TournamentView>(server, director, event);
    expect(stages[0]?.rounds[0]?.tables[0]?.own?.game?.state).toBe('over');
    const scores = [1, 2].map((player) => ({ player, score: player, before: null }));
    const entry = { kind: 'enter-result', source: 'slip', scores, sum: null, seen: version };
    const where = { stage: 1, round: 1, table: 1 };
    expect(await ask(director, event, { ...entry, where })).toBe('done');
  });

  test('is called off when its opening is undone', async () => {
    const server = await started();
    const { event, director, phones } = await claimed(server);
    const [ann] = phones as [Someone, Someone];
    expect(await ask(director, event, OPEN)).toBe('done');
    await settle(server);
    const game = await addressFor(server, ann, event);
    await begin(game, phones);
    const { recent } = await look<TournamentView>(server, director, event);
    const command = recent.find(({ kind }) => kind === 'games-opened')?.command;
    expect(await ask(director, event, { kind: 'undo', command })).toBe('done');
    await settle(server);
    expect((await look<GameView>(server, ann, game)).phase).toMatchObject({
      outcome: { reason: 'aborted' },
    });
    expect(await tableIn(server, event)).toMatchObject({ game: null, result: null });
    expect((await stateOf(server, event)).dropped).toEqual([]);
    // And it can be opened anew.
    expect(await ask(director, event, OPEN)).toBe('done');
    await settle(server);
    expect(await addressFor(server, ann, event)).not.toBe(game);
  });

  test('of somebody who has their data deleted is given up, and keeps no name', async () => {
    const server = await started();
    const { event, director, phones } = await claimed(server);
    const [ann, ben] = phones as [Someone, Someone];
    expect(await ask(director, event, OPEN)).toBe('done');
    await settle(server);
    const game = await addressFor(server, ben, event);
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
    expect(await tableIn(server, event)).toMatchObject({
      result: null,
      game: { people: [{ player: 1, id: '' }, { player: 2 }], ended: { end: 'given-up' } },
    });
    expect(await ask(director, event, OPEN)).toBe('devices-missing');
  });
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
      const { event, director, phones } = await claimed(first);
      left.appends = cut + 1;
      expect(await ask(director, event, OPEN)).toBe('done');
      await settle(first);
      await first.stop();
      const second = await started({ clock, memory });
      await settle(second, 2000);
      const [ann, ben] = await Promise.all(
        phones.map(async (phone) => ({ ...phone, client: await second.connect(phone.cookie) })),
      );
      if (ann === undefined || ben === undefined) throw new Error('nobody');
      const game = await addressFor(second, ann, event);
      const games = [...memory.streams.keys()].filter((name) => name.startsWith('game-'));
      expect(games).toEqual([game]);
      await passAll(second, game, [ann, ben]);
      await settle(second, 2000);
      expect(await tableIn(second, event)).toMatchObject({ result: { source: 'game' } });
    },
  );

  test.each([0, 1, 2, 3, 4, 5])(
    'after %i entries of its end still tells the event',
    async (cut) => {
      const clock = new FakeClock(1_794_700_000_000);
      const memory = new Memory();
      const left = { appends: Number.MAX_SAFE_INTEGER };
      const first = await composed({ clock, memory, faults: until(left) });
      const { event, director, phones } = await claimed(first);
      expect(await ask(director, event, OPEN)).toBe('done');
      await settle(first);
      const [ann] = phones as [Someone, Someone];
      const game = await addressFor(first, ann, event);
      await begin(game, phones);
      await passAll(first, game, phones);
      left.appends = cut;
      await settle(first);
      await first.stop();
      const second = await started({ clock, memory });
      await settle(second, 2000);
      expect(await tableIn(second, event)).toMatchObject({ result: { source: 'game' } });
    },
  );
});

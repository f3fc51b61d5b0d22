/** Un-game and bingo over real sockets, with the real word list. */
import type { bingo, ungame } from '@taht/modes';
import { afterEach, expect, test } from 'vitest';
import { bingoKind } from '../../src/bingo/bingo-kind.ts';
import { ungameKind } from '../../src/ungame/ungame-kind.ts';
import { type Composed, composed, type Guest } from '../support/composed.ts';
import { finishedGame } from '../support/finished-game.ts';
import type { RawClient } from '../support/raw-client.ts';
import { value } from '../support/store-parts.ts';

const open: Composed[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    await server.stop();
    expect(server.bugs).toEqual([]);
  }
});

interface Person extends Guest {
  readonly client: RawClient;
}

async function world(names: readonly string[]) {
  const server = await composed();
  open.push(server);
  const people: Person[] = [];
  for (const name of names) {
    const guest = await server.guest(name);
    people.push({ ...guest, client: await server.connect(guest.cookie) });
  }
  let ids = 0;
  const answerTo = async (client: RawClient, stream: string, action: unknown): Promise<string> => {
    const answer = await client.ask(stream, `c${++ids}`, action);
    if (answer.kind === 'refused') return (answer.refusal as { code: string }).code;
    return answer.kind === 'failed' ? answer.code : answer.kind;
  };
  return { server, people, answerTo };
}

test('players take a finished game apart, and nobody else does', async () => {
  const { server, people, answerTo } = await world(['ann', 'bob', 'eve']);
  const [ann, bob, eve] = people as [Person, Person, Person];
  await finishedGame(server, [ann, bob], []);
  const ask = { kind: 'create', of: 'ungame', id: 'o', action: { kind: 'open', game: 'game-x' } };
  eve.client.send(ask as never);
  expect(await eve.client.next('failed')).toMatchObject({ code: 'not-taking-part' });
  ann.client.send(ask as never);
  const { stream } = await ann.client.next('done');
  const game = async (): Promise<ungame.Game> =>
    value(await server.rooms.read(ungameKind, stream)).state;
  const { phase, board } = await game();
  const seat = phase.kind === 'turn' ? phase.seat : -1;
  const [mover, other] = seat === 0 ? [ann, bob] : [bob, ann];
  const squares = board.flatMap((cell, square) => (cell === null ? [] : [square]));
  expect(squares).toEqual([112, 113, 114]);
  expect(await answerTo(other.client, stream, { kind: 'remove', squares })).toBe('not-your-turn');
  expect(await answerTo(eve.client, stream, { kind: 'remove', squares })).toBe('not-taking-part');
  expect(await answerTo(mover.client, stream, { kind: 'remove', squares: [112, 114] })).toBe(
    'lone-tile',
  );
  expect(await answerTo(mover.client, stream, { kind: 'remove', squares })).toBe('done');
  expect((await game()).phase).toMatchObject({ kind: 'over', outcome: { reason: 'empty' } });
});

test('there is one un-game for a game, on whatever process its players ask at once', async () => {
  const { server, people } = await world(['ann', 'bob']);
  const [ann, bob] = people as [Person, Person];
  await finishedGame(server, [ann, bob], []);
  const { clock, memory } = server;
  const other = await composed({ clock, memory });
  open.push(other);
  const elsewhere = await other.connect(bob.cookie);
  const ask = (client: RawClient, id: string, game: string) => {
    client.send({ kind: 'create', of: 'ungame', id, action: { kind: 'open', game } } as never);
    return client.next('done');
  };
  const answers = await Promise.all([
    ask(ann.client, 'o', 'game-x'),
    ask(bob.client, 'o', 'game-x'),
    ask(elsewhere, 'p', 'game-x'),
  ]);
  expect(new Set(answers.map(({ stream }) => stream))).toEqual(new Set(['ungame-x']));
  await ann.client.ask('ungame-x', 'r', { kind: 'resign' });
  const { version } = await ask(bob.client, 'q', 'game-x');
  const { state, ...after } = value(await server.rooms.read(ungameKind, 'ungame-x'));
  expect(state.phase.kind).toBe('over');
  expect(after.version).toBe(version);
});

test('what is no game cannot be taken apart', async () => {
  const { people } = await world(['ann']);
  const [ann] = people as [Person];
  const action = { kind: 'open', game: 'table-x' };
  ann.client.send({ kind: 'create', of: 'ungame', id: 'o', action } as never);
  expect(await ann.client.next('failed')).toMatchObject({ code: 'malformed', at: 'game' });
});

test('a bot takes its turn', async () => {
  const { server, people } = await world(['ann']);
  const [ann] = people as [Person];
  await finishedGame(server, [ann], ['bot-1:level-1'], 1);
  const ask = { kind: 'create', of: 'ungame', id: 'o', action: { kind: 'open', game: 'game-x' } };
  ann.client.send(ask as never);
  const { stream } = await ann.client.next('done');
  ann.client.send({ kind: 'watch', stream });
  await ann.client.settled();
  await server.clock.advance(60_000);
  const { phase } = value(await server.rooms.read(ungameKind, stream)).state;
  expect(phase).toMatchObject({ kind: 'over', outcome: { reason: 'empty' } });
});

test.each([
  ['bingo', { edition: 'et', lexicon: 'fi', rules: {} }],
  ['duplicate', { edition: 'et', ruleset: 'et-base', lexicon: 'fi', rules: {} }],
])('%s takes no list of another language', async (of, options) => {
  const { people } = await world(['ann']);
  const [ann] = people as [Person];
  ann.client.send({ kind: 'create', of, id: 'o', action: { kind: 'open', options } } as never);
  expect(await ann.client.next('failed')).toMatchObject({
    code: 'malformed',
    at: 'options.lexicon',
  });
});

test('a class plays bingo, and nobody sees another’s card before the end', async () => {
  const { server, people, answerTo } = await world(['teacher', 'ann', 'bob']);
  const [teacher, ann, bob] = people as [Person, Person, Person];
  const options = { edition: 'et', lexicon: null, rules: { letters: 3, seconds: 5 } };
  teacher.client.send({
    ...{ kind: 'create', of: 'bingo', id: 'o' },
    action: { kind: 'open', options },
  } as never);
  const { stream } = await teacher.client.next('done');
  for (const { client } of people) {
    client.send({ kind: 'watch', stream });
    await client.settled();
  }
  const enter = (name: string, ...words: string[]) => ({
    ...{ kind: 'enter', name },
    words: words.map((word) => [...word]),
  });
  expect(await answerTo(ann.client, stream, enter('Ann', 'GGG', 'AAA'))).toBe('too-many-of-letter');
  expect(await answerTo(ann.client, stream, enter('Ann', 'KAS', 'TEE'))).toBe('done');
  expect(await answerTo(bob.client, stream, enter('Bob', 'ISA', 'EMA'))).toBe('done');
  expect(await answerTo(ann.client, stream, { kind: 'start' })).toBe('not-for-you');
  expect(await answerTo(teacher.client, stream, { kind: 'start' })).toBe('done');
  const game = async (): Promise<bingo.Game> =>
    value(await server.rooms.read(bingoKind, stream)).state;
  const { code } = (await game()).setup;
  const found = await fetch(`${server.http}/api/v1/codes/${code.toLowerCase()}`);
  expect(await found.json()).toEqual({ stream });
  expect(await answerTo(ann.client, stream, { kind: 'claim' })).toBe('done');
  expect((await game()).phase.kind).toBe('calling');
  await bob.client.settled();
  expect(bob.client.text).not.toContain('"K","A","S"');
  expect(teacher.client.text).not.toContain('"K","A","S"');
  expect(await answerTo(teacher.client, stream, { kind: 'call' })).toBe('caller-is-automatic');
  while ((await game()).bag.length > 0) await server.clock.advance(5000);
  expect(await answerTo(bob.client, stream, { kind: 'claim' })).toBe('done');
  expect((await game()).phase).toEqual({ kind: 'over', reason: 'claimed', winner: bob.id });
});

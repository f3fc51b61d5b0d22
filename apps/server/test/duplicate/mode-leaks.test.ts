/** Duplicate and bingo over real sockets: every byte that anybody received is searched for answers, cards, best plays and the seed. */
import { bingo, type duplicate } from '@taht/modes';
import { answersStream } from '@taht/protocol';
import { count, isLong, makeRng, type Rng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { bingoKind } from '../../src/bingo/bingo-kind.ts';
import { duplicateKind } from '../../src/duplicate/duplicate-kind.ts';
import { type Composed, composed, type Guest } from '../support/composed.ts';
import type { RawClient } from '../support/raw-client.ts';
import { value } from '../support/store-parts.ts';

const GAMES = 20;
const SECONDS = 10;
const LETTERS = 7;

interface Viewer extends Guest {
  readonly client: RawClient;
  /** The texts that must never come. */
  readonly secrets: (string | RegExp)[];
}

let ids = 0;
let bytes = 0;

/** Caller, three players, a spectator. */
async function gather(server: Composed): Promise<[Viewer, readonly Viewer[], Viewer]> {
  const viewers: Viewer[] = [];
  for (const name of ['Caller', 'Ann', 'Bob', 'Eve', 'Looker']) {
    const guest = await server.guest(name);
    viewers.push({ ...guest, client: await server.connect(guest.cookie), secrets: [] });
  }
  const [caller, ...others] = viewers as [Viewer, ...Viewer[]];
  return [caller, others.slice(0, 3), others[3] as Viewer];
}

async function create({ client }: Viewer, of: string, options: object): Promise<string> {
  client.send({ kind: 'create', id: `c${++ids}`, of, action: { kind: 'open', options } });
  return (await client.next('done')).stream;
}

async function ask({ client }: Viewer, stream: string, action: object): Promise<void> {
  expect(await client.ask(stream, `c${++ids}`, action)).toMatchObject({ kind: 'done' });
}

/** Looks in every way there is, and searches all that came since the last time. */
async function search(
  server: Composed,
  viewers: readonly Viewer[],
  streams: readonly string[],
): Promise<void> {
  for (const { client, cookie, secrets } of viewers) {
    for (const stream of streams) client.send({ kind: 'watch', stream, since: 0 });
    for (const stream of streams) client.send({ kind: 'watch', stream });
    await client.settled();
    const paths = [
      ...streams.map((stream) => `streams/${stream}`),
      ...['sheet', 'sheet.csv', 'archive', 'answers'].map(
        (what) => `duplicates/${streams[0]}/${what}`,
      ),
      ...['duplicate', 'answers', 'bingo'].map((kind) => `streams?kind=${kind}`),
    ];
    const answers = paths.map(async (path) => {
      const answer = await fetch(`${server.http}/api/v1/${path}`, { headers: { cookie } });
      expect(answer.status, path).toBeLessThan(500);
      return answer.text();
    });
    const text = [client.text, ...(await Promise.all(answers))].join('\n');
    client.text = '';
    bytes += text.length;
    for (const secret of secrets)
      if (typeof secret === 'string' ? text.includes(secret) : secret.test(text))
        expect.fail(`${secret} was told`);
  }
}

async function playDuplicate(server: Composed, rng: Rng): Promise<void> {
  const [referee, players, looker] = await gather(server);
  const everybody = [referee, ...players, looker];
  // So that the best plays lie open to the referee for a while.
  const rules = { seconds: SECONDS, pauseSeconds: 1, caller: 'referee', laid: 'best-possible' };
  const common = { edition: 'et', ruleset: 'et-base', lexicon: 'et' };
  const stream = await create(referee, 'duplicate', { ...common, rules });
  for (const player of players) await ask(player, stream, { kind: 'join', hall: '' });
  await ask(referee, stream, { kind: 'start' });
  const game = async (): Promise<duplicate.Game> =>
    value(await server.rooms.read(duplicateKind, stream)).state;
  const { secret } = await game();
  for (const { secrets } of everybody) secrets.push(secret.seed);
  const streams = [stream, ...players.map(({ id }) => answersStream(stream, id))];
  for (let round = 1; round <= 3; round++) {
    await ask(referee, stream, { kind: 'call', tiles: null });
    for (const [i, player] of players.entries()) {
      if (rng.chance(0.2)) continue;
      // No other number of the game is as large, and each is one player's own.
      const claimed = 1000 + 100 * i + 10 * round + rng.below(10);
      const tiles = [{ square: 112 + i, letter: 'Õ', blank: false }];
      await ask(player, stream, { kind: 'hand-in', call: round, tiles, claimed });
      for (const { id, secrets } of everybody)
        if (id !== player.id) secrets.push(new RegExp(`[:,[]${claimed}[,\\]}]`, 'u'));
    }
    await search(server, everybody, streams);
    await ask(referee, stream, { kind: 'ring' });
    const { phase } = await game();
    const bests = phase.kind === 'collecting' ? phase.bests : [];
    const hidden = bests.map(({ tiles }) => JSON.stringify(tiles));
    const others = [...players, looker];
    for (const { secrets } of others) secrets.push(...hidden);
    if (bests.length > 1) {
      await search(server, everybody, streams);
      await ask(referee, stream, { kind: 'choose', play: 0 });
    }
    for (const { secrets } of others) secrets.splice(-hidden.length, hidden.length);
    while ((await game()).phase.kind === 'collecting') await server.clock.advance(100);
    await search(server, everybody, streams);
  }
}

async function playBingo(server: Composed, rng: Rng): Promise<void> {
  const [caller, players, looker] = await gather(server);
  const everybody = [caller, ...players, looker];
  const rules = { words: 1, letters: LETTERS, seconds: 'none' };
  const stream = await create(caller, 'bingo', { edition: 'et', lexicon: null, rules });
  const cards = ['KAALIKA', 'TASANDU', 'MURELES'];
  for (const [i, player] of players.entries()) {
    const word = [...(cards[i] ?? '')];
    await ask(player, stream, { kind: 'enter', name: `P${i}`, words: [word] });
    for (const { id, secrets } of everybody)
      if (id !== player.id) secrets.push(JSON.stringify(word));
  }
  await ask(caller, stream, { kind: 'start' });
  const game = async (): Promise<bingo.Game> =>
    value(await server.rooms.read(bingoKind, stream)).state;
  const { secret } = await game();
  for (const { secrets } of everybody) secrets.push(secret.seed, '"bag":[');
  for (let call = 0; call < 5; call++) {
    await ask(caller, stream, { kind: 'call' });
    await server.clock.advance(bingo.CLAIM_PAUSE_MS);
    if (rng.chance(0.5)) await ask(rng.pick(players), stream, { kind: 'claim' });
    await search(server, everybody, [stream]);
  }
}

test.each([
  ['duplicate', playDuplicate],
  ['bingo', playBingo],
] as const)(
  'nothing of a %s leaks to player, caller, spectator or stranger',
  async (name, play) => {
    bytes = 0;
    const games = count(GAMES);
    for (let i = 0; i < games; i++) {
      // Each on a server of its own: only so many guests may come from one address.
      const server = await composed();
      await play(server, makeRng(seed() + i));
      await server.stop();
      expect(server.bugs).toEqual([]);
    }
    expect(bytes).toBeGreaterThan(games * 10_000);
    if (isLong)
      console.log(
        `LONG: leaks of ${name} over sockets and HTTP: ${games} games, ${bytes} bytes searched, nothing shown to who may not see it`,
      );
  },
);

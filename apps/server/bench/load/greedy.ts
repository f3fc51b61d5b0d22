/** One guest who asks for the dearest that a guest may, again as soon as there is an answer and a socket may send: a tournament of thousands drawn and undone, files that are too large. */
import { RawClient } from '../../test/support/raw-client.ts';
import { pause } from './sockets.ts';

/** As many as one frame holds. */
const AT_ONCE = 100;
const PLAYERS = 5000;
/** As often as a socket may send; whoever sends more is cut off. */
const BETWEEN_MS = 60;
const FILE = JSON.stringify({ junk: 'x'.repeat(4_000_000) });

export interface Greed {
  readonly done: number;
  /** Told to wait, or that they may not. */
  readonly refused: number;
}

/** Begins when the tournament stands, and ends when it is told to. */
export async function greedyGuest(port: number): Promise<{ end(): Promise<Greed> }> {
  const http = `http://127.0.0.1:${port}/api/v1`;
  const arrived = await post(`${http}/guests`, { nickname: 'Greedy' });
  const { id: person } = (await arrived.json()) as { id: string };
  const cookie = arrived.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const client = await RawClient.open(`ws://127.0.0.1:${port}/api/socket`, {
    cookie,
    origin: `http://127.0.0.1:${port}`,
  });
  client.send({ kind: 'hello', protocol: 1, client: 'greedy' });
  await client.next('welcome');
  const options = {
    ...{ name: 'Cup', edition: 'en', ruleset: 'tr-school', lexicon: 'en' },
    ...{ preset: 'school-day', keepDays: 30 },
  };
  client.send({ kind: 'create', of: 'tournament', id: 'open', action: { kind: 'open', options } });
  const { stream } = await client.next('done');
  let ids = 0;
  let isOver = false;
  const greed = { done: 0, refused: 0 };
  const ask = async (action: object): Promise<string> => {
    const id = `c${++ids}`;
    await pause(BETWEEN_MS);
    const { kind } = await client.ask(stream, id, action);
    greed[kind === 'done' ? 'done' : 'refused']++;
    return id;
  };
  for (let i = 0; i < PLAYERS; i += AT_ONCE)
    await ask({ kind: 'enter', players: some(i), status: 'present' });
  await ask({ kind: 'begin-stage', stage: 1, runnersUp: null });
  greed.done = 0;
  greed.refused = 0;
  const drawing = async (): Promise<void> => {
    while (!isOver) {
      const id = await ask({ kind: 'draw-round', stage: 1, round: 1 });
      await ask({ kind: 'undo', command: `${person}/${id}` });
    }
  };
  const uploading = async (): Promise<void> => {
    while (!isOver) {
      await pause(BETWEEN_MS);
      const answer = await post(`${http}/tournaments`, FILE, cookie).catch(() => null);
      greed[answer?.ok ? 'done' : 'refused']++;
    }
  };
  const all = Promise.all([drawing(), uploading()]);
  return {
    end: async () => {
      isOver = true;
      await all;
      client.close();
      return greed;
    },
  };
}

const some = (from: number) =>
  Array.from({ length: AT_ONCE }, (_, n) => ({
    ...{ id: null, name: `P${from + n}`, school: `S${(from + n) % 50}` },
    ...{ class: '', ageGroup: '', team: '', needs: { table: null, note: '' } },
  }));

const post = (url: string, body: object | string, cookie = ''): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

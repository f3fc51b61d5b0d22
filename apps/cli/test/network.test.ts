/** Terminals as processes of their own play with each other on a server that is one too. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NetworkServer, standings } from './network-server.ts';

let server: NetworkServer;

beforeAll(async () => {
  server = await NetworkServer.open();
});

afterAll(async () => {
  expect(await server.close()).toBe(0);
});

const NO_LIST = ['--edition', 'en', '--lexicon', 'none'];

test('two terminals play a whole game with each other', async () => {
  const aino = server.terminal('Aino', {}, NO_LIST);
  const code = await aino.line(/^TABLE (\S+)$/);
  const berk = server.terminal('Berk', {}, ['--table', code]);
  const [seenByAino, seenByBerk] = [await aino.end(), await berk.end()];
  expect(seenByAino).toMatch(/The game is over/);
  expect(standings(seenByAino)).toHaveLength(2);
  expect(standings(seenByBerk)).toEqual(standings(seenByAino));
});

test('a word is said, and another game is played', async () => {
  const twice = { MOST_MOVES: '1', GAMES: '2' };
  const aino = server.terminal('Aino', twice, NO_LIST);
  const code = await aino.line(/^TABLE (\S+)$/);
  const berk = server.terminal('Berk', { ...twice, FIRST: 'say 2' }, ['--table', code]);
  expect(await aino.line(/^HEARD (.*)$/)).toBe('Berk: Good luck!');
  for (const child of [aino, berk]) {
    await child.line(/^PLAYED 2$/);
    expect(await child.end()).toMatch(/The game is over/);
  }
});

test('against bots the server gives hints', async () => {
  // Even a quick one takes its time, as people do, so that a few moves of it have to do.
  const hinted = { MOST_MOVES: '2', FIRST: 'hint;hint;hint;hint' };
  const cira = server.terminal('Cira', hinted, ['--edition', 'en', '--bot', 'quick']);
  expect(await cira.line(/^HEARD (Play|Exchange): /)).not.toBe('');
  const seen = await cira.end();
  expect(seen).toMatch(/^ *1 +quick /m);
});

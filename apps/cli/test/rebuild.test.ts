/** The lists that are quickly made and need npm alone, made again from their sources: the same bytes as in the repository. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { makeWorld } from './world.ts';

const SOURCES = fileURLToPath(
  new URL('../../../node_modules/.cache/taht-sources', import.meta.url),
);

test.each(['en', 'tr'])('%s', async (id) => {
  const world = makeWorld();
  const options = ['--check', '--no-ranks', '--sources', SOURCES];
  const exit = await runCli(['lexicon', 'build', id, ...options], world);
  expect({ exit, complaints: world.complaints }).toEqual({
    exit: 0,
    complaints: `Building ${id}…\n`,
  });
});

/** Whole standard games over a bad network, a failing store and dying processes: each ends with the record it should have. */
import { count, isLong, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { gameScripts } from '../support/game-script.ts';
import { GameWorld, type Tally } from './game-world.ts';

const GAMES = 10_000;
const SCRIPTS = 400;

const noTally = (): Tally => ({
  commands: 0,
  repeated: 0,
  kills: 0,
  failures: 0,
  lost: 0,
  doubled: 0,
  broken: 0,
  cuts: 0,
});

test('every game is finished, with one record on which all agree', async () => {
  const scripts = gameScripts(seed(), count(SCRIPTS));
  const tally = noTally();
  const games = count(GAMES, 120);
  for (let i = 0; i < games; i++) {
    const script = scripts[i % scripts.length];
    if (script === undefined) throw new Error('no script');
    try {
      await new GameWorld(seed() + i, script, tally).run();
    } catch (error) {
      throw new Error(`game ${i}, seed ${seed()}`, { cause: error });
    }
  }
  for (const [name, n] of Object.entries(tally)) expect(n, name).toBeGreaterThan(games);
  if (isLong)
    console.log(
      `LONG: standard games under faults: ${games} games, ${tally.commands} commands answered, ${tally.repeated} of them again, ${tally.kills} kills, ${tally.failures} failures of the store, ${tally.lost} messages lost, ${tally.doubled} doubled, ${tally.broken} connections broken, ${tally.cuts} cut off; every record as it should be`,
    );
});

test('the same seed makes the same history, to the last byte', async () => {
  const [script] = gameScripts(seed(), 1);
  if (script === undefined) throw new Error('no script');
  const histories = [];
  for (const each of [7, 7, 8]) {
    const world = new GameWorld(each, script, noTally());
    await world.run();
    histories.push(world.trace);
  }
  expect(histories[0]?.length).toBeGreaterThan(100);
  expect(histories[1]).toEqual(histories[0]);
  expect(histories[2]).not.toEqual(histories[0]);
});

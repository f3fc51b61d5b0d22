/** Builders, generators and contract suites; for tests only. */

export { editions, rulesetOf, std15, tilesetOf } from '@taht/editions';
export { drawStream, makeCgp, makeRecord, parseCgp, verifyRecord } from '@taht/record';
export { allAlphabets, alphabetOf, type NamedAlphabet } from './alphabets.ts';
export { count, isLong, seed } from './count.ts';
export { type Field, fieldOf } from './field.ts';
export { deepFreeze } from './freeze.ts';
export { boardTiles, groundOf, placementOf, tilesAt } from './ground.ts';
export { mailServer } from './mail-server.ts';
export { marksIn } from './marked.ts';
export { mutateJson } from './mutate-json.ts';
export { naiveScore } from './naive-score.ts';
export { keyOf, makeOracle, type Oracle, type OraclePosition } from './play-oracle.ts';
export { hashJudge, noJudge, randomEnv } from './random-env.ts';
export { type Observer, type PlayedGame, playRandomGame, reload } from './random-game.ts';
export { findPlacement } from './random-play.ts';
export { makeRng, type Rng } from './rng.ts';
export { type Runs, runs } from './runs.ts';
export { allBut, stackedDraw } from './stubs.ts';
export { Table } from './table.ts';
export type { TableSpec } from './table-start.ts';
export { testEdition } from './test-edition.ts';
export { wordsOn } from './words-on.ts';

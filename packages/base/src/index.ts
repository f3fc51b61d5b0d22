/** The few types every package shares: results, brands and the closed switch. Nothing about the game. */
export { assertNever } from './assert-never.ts';
export type { Brand } from './brand.ts';
export { type Err, err, type Ok, ok, type Result } from './result.ts';

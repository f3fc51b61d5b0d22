/** What every package shares: results, brands, the closed switch, tables with a fallback. Nothing about the game. */
export { assertNever } from './assert-never.ts';
export type { Brand } from './brand.ts';
export { withFallback } from './fallback.ts';
export { nearest } from './nearest.ts';
export { type Err, err, type Ok, ok, type Result } from './result.ts';

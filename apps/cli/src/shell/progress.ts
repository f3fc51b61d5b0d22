/** How far a long job is: one line on standard error, written over itself, where somebody watches. */
import type { World } from './world.ts';

const BAR = 40;

/** Tells of step `done` of `all`, at most as often as the bar grows, and ends the line with the last one. */
export function tellProgress(world: World, label: string, done: number, all: number): void {
  if (!world.isWatched) return;
  if (done % Math.max(1, Math.floor(all / BAR)) !== 0 && done !== all) return;
  const full = Math.round((BAR * done) / Math.max(1, all));
  world.err(`\r${label} ${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${done}/${all}`);
  if (done === all) world.err('\n');
}

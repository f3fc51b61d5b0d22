/** Stop-watches for benchmarks. */
import process from 'node:process';

/** Milliseconds of work of this thread: what else the machine does meanwhile takes none of it. */
function now(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The middle one of five; what takes more than a second is done once. */
export function seconds(job: () => unknown): number {
  const times: number[] = [];
  while (times.length < 5 && !times.some((time) => time > 1)) {
    const start = now();
    job();
    times.push((now() - start) / 1000);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] as number;
}

export function perSecond<T>(items: readonly T[], ask: (item: T) => unknown): number {
  for (const item of items) ask(item);
  const start = now();
  let done = 0;
  while (now() < start + 2000) {
    for (const item of items) ask(item);
    done += items.length;
  }
  return (done * 1000) / (now() - start);
}

export const millisecondsEach = <T>(items: readonly T[], ask: (item: T) => unknown): number =>
  1000 / perSecond(items, ask);

/** Made when it is first needed, so that naming the benches costs nothing. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

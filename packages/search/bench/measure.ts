/** A stop-watch that runs only while this thread works: what else the machine does meanwhile takes none of it. */
import process from 'node:process';

/** In microseconds. */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

/** Made when it is first needed, so that naming the benches costs nothing. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The beginning of links for others: on the machine that serves, its own name would lead a phone nowhere. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call } from './call.ts';

const origin = signal(location.origin);

export function useSharedOrigin(): string {
  useEffect(() => {
    if (isOfThisMachine(location.hostname)) void findOrigin();
  }, []);
  return origin.value;
}

const isOfThisMachine = (host: string): boolean => /^(localhost|127\..*|\[::1\])$/.test(host);

async function findOrigin(): Promise<void> {
  const found = await call<{ readonly network: string | null }>('/address');
  if (found.ok && found.value.network !== null) origin.value = new URL(found.value.network).origin;
}

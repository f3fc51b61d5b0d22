/** What follows the server for as long as a page shows it; opened anew for another person, who may see something else. */
import type { Client } from '@taht/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { connection } from './connection.ts';
import { me } from './me.ts';

export function useFollowed<T extends { close(): void }>(
  open: (client: Client, person: string | null) => T,
  of: readonly unknown[],
): T {
  const person = me.value?.card.id ?? null;
  const opened = useMemo(() => open(connection(), person), [...of, person]);
  useEffect(() => () => opened.close(), [opened]);
  return opened;
}

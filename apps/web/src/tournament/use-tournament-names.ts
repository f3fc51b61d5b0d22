/** What tournaments are called: lists that are open to everybody hold no names, so each is asked once and remembered here. */
import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { TournamentView } from '@taht/tournament';
import { useEffect } from 'preact/hooks';
import { call } from '../connection/call.ts';
import { readStoredObject, writeStored } from '../preferences/stored.ts';

type Names = Readonly<Record<string, string>>;
type AskName = (stream: string) => Promise<string | undefined>;

const KEY = 'event.names';

export function useTournamentNames(streams: readonly string[]): ReadonlySignal<Names> {
  const names = useSignal<Names>(readStoredObject(KEY, {}));
  useEffect(() => {
    if (streams.length === 0) return;
    void learnNames(streams, names.peek(), askName).then((learned) => {
      names.value = learned;
      writeStored(KEY, learned);
    });
  }, [streams.join()]);
  return names;
}

/** Of these and no others: what is gone is not remembered. */
export async function learnNames(
  streams: readonly string[],
  known: Names,
  ask: AskName,
): Promise<Names> {
  const named = await Promise.all(
    streams.map(async (stream) => {
      const name = known[stream] ?? (await ask(stream));
      return name === undefined ? [] : [[stream, name] as const];
    }),
  );
  return Object.fromEntries(named.flat());
}

async function askName(stream: string): Promise<string | undefined> {
  const looked = await call<{ readonly view: Pick<TournamentView, 'head'> }>(`/streams/${stream}`);
  return looked.ok ? looked.value.view.head.name : undefined;
}

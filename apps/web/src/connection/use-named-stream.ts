/** A stream that an address names, by its own name or by a code that was told. */
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { err, ok, type Result } from '@taht/base';
import { useEffect } from 'preact/hooks';
import { call } from './call.ts';
import { network, type Trouble } from './trouble.ts';

/** Null before it is known. */
type Found = Result<string, Trouble> | null;

export function useNamedStream(kind: string, name: string): ReadonlySignal<Found> {
  const isOwnName = (text: string): boolean => text.startsWith(`${kind}-`);
  const found = useSignal<Found>(isOwnName(name) ? ok(name) : null);
  useEffect(() => {
    if (isOwnName(name)) return;
    void call<{ readonly stream: string }>(`/codes/${encodeURIComponent(name)}`).then((answer) => {
      if (!answer.ok) found.value = answer;
      else
        found.value = isOwnName(answer.value.stream)
          ? ok(answer.value.stream)
          : err(network('missing'));
    });
  }, [name]);
  return found;
}

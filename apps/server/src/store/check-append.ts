/** Refuses appends that would be bugs of ours before they reach a batch with others. */
import type { Append } from './store.ts';

export function checkAppend({ stream, expected, entries, due, owed, facts }: Append): void {
  if (stream === '') throw new Error('a stream needs a name');
  if (!isCount(expected)) throw new Error('no such version');
  if (entries.length === 0) throw new Error('nothing to append');
  if (entries.some(({ events }) => !isCount(events) || events === 0))
    throw new Error('an entry without events');
  if (new Set(entries.map(({ command }) => command)).size < entries.length)
    throw new Error('a command twice in one append');
  if (expected === 0 && facts === undefined) throw new Error('the first entry needs the facts');
  const times = [...entries.map(({ at }) => at), due ?? 0, owed ?? 0];
  if (!times.every(Number.isSafeInteger)) throw new Error('no such time');
  const texts = entries.flatMap(({ command, body }) => [command, body]);
  if (
    ![
      stream,
      ...texts,
      ...(facts?.players ?? []),
      ...(facts?.labels ?? []),
      facts?.summary ?? '',
    ].every(isStorable)
  )
    throw new Error('a text that not every store can keep');
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** PostgreSQL stores no zero character, and half a surrogate pair would come back as another character. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** What people at a table say, and how they nudge each other. */
import { type ChatLine, TABLE_LIMITS, type TableRefusal } from '@taht/protocol';
import type { Card } from './card.ts';
import { readText, refuseLine } from './chat.ts';
import type { Ask } from './events.ts';
import type { Run } from './run.ts';
import { isPerson, placeOf, type Table } from './state.ts';

export function say(
  run: Run,
  person: Card,
  asked: Extract<Ask['asked'], { kind: 'say' | 'say-phrase' }>,
): TableRefusal | undefined {
  const { state: table, at } = run;
  const refusal = refuseLine(table, person, asked.kind, at);
  if (refusal !== undefined) return refusal;
  const text = asked.kind === 'say' ? readText(asked.text) : '';
  if (asked.kind === 'say' && text === '') return { code: 'text-empty' };
  run.emit({
    kind: 'said',
    line: {
      number: table.said + 1,
      at,
      by: person.id,
      name: person.name,
      from: voiceOf(table, person.id),
      said:
        asked.kind === 'say' ? { kind: 'text', text } : { kind: 'phrase', phrase: asked.phrase },
    },
  });
  return undefined;
}

const voiceOf = (table: Table, person: string): ChatLine['from'] => {
  if (placeOf(table, person) >= 0) return 'place';
  return table.options.referee === person ? 'referee' : 'spectator';
};

export function nudge(run: Run, person: Card, place: number): TableRefusal | undefined {
  const { state: table, at } = run;
  const own = placeOf(table, person.id);
  if (own < 0) return { code: 'not-seated' };
  if (table.phase !== 'playing') return { code: 'table-not-playing' };
  if (own === place) return { code: 'that-is-yourself' };
  const there = table.places[place];
  if (there === undefined) return { code: 'no-such-place' };
  if (!isPerson(there) || there.isGone) return { code: 'place-empty' };
  const last = table.nudged[person.id];
  const until = last === undefined ? 0 : last + TABLE_LIMITS.nudgeSeconds * 1000;
  if (until > at) return { code: 'too-soon', until };
  run.emit({ kind: 'nudged', place });
  return undefined;
}

import { err, ok } from '@taht/base';
import type { TableHead, Watcher } from '@taht/protocol';
import { expect, test } from 'vitest';
import { makePaint } from '../../../screen/paint.ts';
import { commandWords } from '../../../terminal/input.ts';
import type { Asker } from '../../../terminal/questions.ts';
import { textsIn } from '../../../text/i18n.ts';
import { Lines } from '../connection/lines.ts';
import type { Link } from '../connection/link.ts';
import { awaitGame } from './find-seat.ts';

const TABLE = 'table-1';
const texts = await textsIn('en');
const asker: Asker = {
  terminal: {
    columns: 80,
    rows: 24,
    colour: false,
    write: () => {},
    clear: () => {},
    read: () => new Promise(() => {}),
    askAgain: () => {},
    close: () => {},
  },
  words: await commandWords(texts),
  style: () => ({ texts, paint: makePaint(false), columns: 80, rows: 24 }),
};

/** A table at which somebody else takes the first free place that is asked for. */
function contestedTable() {
  const asked: number[] = [];
  let watcher: Watcher | null = null;
  let changed = Promise.withResolvers<void>();
  const show = (taken: number, own: number | null): void => {
    const places = [0, 1, 2].map((place) =>
      place < taken ? { kind: 'person', id: `p${place}`, name: '' } : { kind: 'empty' },
    );
    const isFull = taken === places.length;
    const head = { places, own, phase: isFull ? 'playing' : 'open', game: isFull ? 'g' : null };
    watcher?.onView({ kind: 'table', head: head as TableHead, lines: [] }, 1);
  };
  const link = {
    server: new URL('http://localhost/'),
    get changed() {
      return changed.promise;
    },
    change: () => {
      changed.resolve();
      changed = Promise.withResolvers<void>();
    },
    client: {
      watch: (_: string, given: Watcher) => {
        watcher = given;
        show(1, null);
        return () => {};
      },
      send: async (_: string, { place }: { place: number }) => {
        asked.push(place);
        const isFirst = asked.length === 1;
        queueMicrotask(() => (isFirst ? show(2, null) : show(3, place)));
        return isFirst ? err({ kind: 'refused', refusal: { code: 'place-taken' } }) : ok({});
      },
    },
  } as unknown as Link;
  return { link, asked };
}

test('whoever comes a moment too late for a place takes the next', async () => {
  const { link, asked } = contestedTable();
  const begun = await awaitGame(link, TABLE, asker, new Lines(asker.terminal), null);
  expect(begun).toMatchObject({ ok: true, value: { game: 'g' } });
  expect(asked).toEqual([1, 2]);
});

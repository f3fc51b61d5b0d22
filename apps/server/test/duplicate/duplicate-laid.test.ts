/** What is laid and what scores, over real sockets with the real list: the best word possible is handed in by nobody. */
import type { duplicate } from '@taht/modes';
import type { PlacedTile } from '@taht/rules';
import { expect, test } from 'vitest';
import { closeHalls, Hall, handIn, type Person } from './net-hall.ts';

closeHalls();

type Rules = Pick<duplicate.DuplicateRules, 'laid' | 'score'>;

const wordAt = (square: number, word: string): readonly PlacedTile[] =>
  [...word].map((letter, i) => ({ square: square + i, letter, blank: false })) as never;

/** 10 points and 8. */
const KOER = wordAt(112, 'KOER');
const ORA = wordAt(112, 'ORA');

/** A round with KOERALE: ann hands in the one word, bob the other. */
async function played(rules: Partial<duplicate.DuplicateRules>): Promise<Hall> {
  const hall = await Hall.open(['ann', 'bob'], { caller: 'referee', ...rules });
  const [ann, bob] = hall.players as [Person, Person];
  await hall.must(hall.referee, { kind: 'start' });
  await hall.must(hall.referee, { kind: 'call', tiles: [...'KOERALE'] });
  await hall.must(ann, handIn(1, KOER));
  await hall.must(bob, handIn(1, ORA));
  await hall.must(hall.referee, { kind: 'ring' });
  const { phase } = await hall.game();
  if (phase.kind === 'collecting' && phase.choice === null)
    await hall.must(hall.referee, { kind: 'choose', play: 0 });
  await hall.server.clock.advance(100);
  return hall;
}

test.each<[Rules, [number, number]]>([
  [{ laid: 'best-slip', score: 'best-word-only' }, [10, 0]],
  [{ laid: 'best-slip', score: 'own-word' }, [10, 8]],
  [{ laid: 'best-possible', score: 'best-word-only' }, [0, 0]],
  [{ laid: 'best-possible', score: 'own-word' }, [10, 8]],
])('%o', async (rules, totals) => {
  const hall = await played(rules);
  const { rounds, board, setup } = await hall.game();
  const [round] = rounds;
  expect(setup.duplicate).toMatchObject(rules);
  expect(round?.top?.score).toBeGreaterThan(10);
  expect(round?.points).toEqual(totals);
  expect(round?.best?.tiles).toEqual(rules.laid === 'best-slip' ? KOER : round?.top?.tiles);
  expect(round?.best?.tiles.map(({ square }) => board[square]?.letter)).toEqual(
    round?.best?.tiles.map(({ letter }) => letter),
  );
  for (const { client } of hall.players) {
    const { items } = await client.next('events', ({ items: told }) =>
      told.some((item) => 'event' in item && (item.event as { kind: string }).kind === 'judged'),
    );
    const shown = JSON.stringify(items);
    expect(shown).toContain(`"from":"${rules.laid === 'best-slip' ? 'slip' : 'finder'}"`);
    expect(shown).toContain('"top":{');
    expect(shown).not.toContain('"rows"');
  }
});

test('an Estonian game is played as its rulebook has it, unless somebody wants it otherwise', async () => {
  const { setup, totals } = await (await played({})).game();
  expect(setup.duplicate).toMatchObject({ laid: 'best-slip', score: 'best-word-only' });
  expect(totals).toEqual([10, 0]);
});

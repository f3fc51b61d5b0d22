import { expect, test } from 'vitest';
import { ListChanges, replaced } from './list-changes.ts';

/** A server that answers when it is told to, and a page that shows what it says later still. */
function list(first: readonly string[]) {
  const sent: (readonly string[])[] = [];
  const answers: ((isStored: boolean) => void)[] = [];
  const changes = new ListChanges((next: readonly string[]) => {
    sent.push(next);
    return new Promise<{ ok: boolean }>((resolve) => answers.push((ok) => resolve({ ok })));
  });
  const add = (shown: readonly string[], line: string) =>
    changes.make(shown, (lines) => [...lines, line]);
  return { first, sent, answers, changes, add };
}

test('a line that is added before the one before it is shown takes nothing away', async () => {
  const { first, sent, answers, add } = list(['a']);
  const done = add(first, 'b');
  answers[0]?.(true);
  await done;
  void add(first, 'c');
  expect(sent).toEqual([
    ['a', 'b'],
    ['a', 'b', 'c'],
  ]);
});

test('several in a row, shown one by one', async () => {
  const { first, sent, add } = list([]);
  void add(first, 'a');
  void add(first, 'b');
  void add(['a'], 'c');
  expect(sent.at(-1)).toEqual(['a', 'b', 'c']);
});

test('what another director did meanwhile is what the next change builds on', async () => {
  const { first, sent, answers, add } = list(['a']);
  const done = add(first, 'b');
  answers[0]?.(true);
  await done;
  void add(['x', 'b'], 'c');
  expect(sent.at(-1)).toEqual(['x', 'b', 'c']);
});

test('a line that was refused is not sent along', async () => {
  const { first, sent, answers, add } = list(['a']);
  const done = add(first, 'too long');
  answers[0]?.(false);
  await done;
  void add(first, 'b');
  expect(sent.at(-1)).toEqual(['a', 'b']);
});

test('a line is taken out where it is now', () => {
  const { sent, changes } = list([]);
  void changes.make(['a', 'b'], (lines) => lines.filter((line) => line !== 'a'));
  void changes.make(['a', 'b'], (lines) => replaced(lines, 'b'));
  expect(sent.at(-1)).toEqual([]);
});

test('a line that is gone meanwhile takes no other with it', () => {
  expect(replaced(['a', 'b'], 'c')).toEqual(['a', 'b']);
  expect(replaced(['a', 'b'], 'a', 'x')).toEqual(['x', 'b']);
});

import { expect, test } from 'vitest';
import { learnNames } from './use-tournament-names.ts';

test('names are asked for once, and forgotten with their events', async () => {
  const asked: string[] = [];
  const ask = async (stream: string): Promise<string | undefined> => {
    asked.push(stream);
    return stream === 'gone' ? undefined : `Cup ${stream}`;
  };
  const learned = await learnNames(['a', 'b', 'gone'], { a: 'Spring', old: 'Autumn' }, ask);
  expect(learned).toEqual({ a: 'Spring', b: 'Cup b' });
  expect(asked).toEqual(['b', 'gone']);
});

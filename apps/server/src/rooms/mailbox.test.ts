/** One at a time, whatever becomes of it. */
import { expect, test } from 'vitest';
import { Mailbox } from './mailbox.ts';

test('a job begins when the one before it has ended, even badly', async () => {
  const mailbox = new Mailbox();
  const told: string[] = [];
  const job = (name: string, fails: boolean) =>
    mailbox.run(async () => {
      told.push(`${name} begins`);
      await Promise.resolve();
      told.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const answers = await Promise.allSettled([job('a', false), job('b', true), job('c', false)]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(told).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  expect(mailbox.isEmpty).toBe(true);
});

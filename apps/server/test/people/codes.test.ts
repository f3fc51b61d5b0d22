/** A code is free again when nothing goes by it any more: when a game is over, a class has ended, a stream is gone. */
import { err, ok } from '@taht/base';
import { expect, test } from 'vitest';
import { bingoCode } from '../../src/bingo/feature.ts';
import { classCode } from '../../src/classes/feature.ts';
import { duplicateCode } from '../../src/duplicate/feature.ts';
import { claimKind } from '../../src/people/claim-kind.ts';
import { codeStream } from '../../src/people/claims.ts';
import { takeCode } from '../../src/people/codes.ts';
import { newCode } from '../../src/people/random.ts';
import { tableCode } from '../../src/table/feature.ts';
import { tournamentCode } from '../../src/tournament/feature.ts';

const codes = [bingoCode, duplicateCode, tableCode, tournamentCode, classCode];
const LATER = 10 ** 9;
const signs = (byte: number) => (length: number) => new Uint8Array(length).fill(byte);
const FIRST = newCode(signs(0));
const SECOND = newCode(signs(1));

/** The first code that chance offers is held by this stream; the second is nobody's. */
async function takenBeside(holder: string, state: object | null): Promise<string | undefined> {
  const owners = new Map([[codeStream(FIRST), holder]]);
  const rooms = {
    read: async (kind: object, stream: string) => {
      if (kind === claimKind) return ok({ state: { owner: owners.get(stream), now: 0 } });
      return state === null ? err({ code: 'no-such-stream' }) : ok({ state });
    },
    sendOrCreate: async (_: string, stream: string, { action }: { action: unknown }) => {
      const { owner, from } = action as { owner: string; from: string | null };
      const present = owners.get(stream) ?? null;
      if (present !== from) return err({ kind: 'refused', refusal: { owner: present } });
      owners.set(stream, owner);
      return ok({});
    },
  };
  let offered = 0;
  const random = (length: number) => signs(length === 12 ? offered++ : 9)(length);
  const taken = await takeCode(
    { rooms, random, clock: { now: () => LATER }, features: () => [{ codes }] } as never,
    'bingo-new',
  );
  return taken.ok ? taken.value : undefined;
}

const game = (kind: string) => ({ phase: { kind }, setup: { code: FIRST } });

test.each([
  ['a bingo under way', 'bingo-1', game('calling')],
  ['a duplicate game under way', 'duplicate-1', game('answering')],
  ['a table', 'table-1', { code: FIRST }],
  ['a tournament, also after its end', 'tournament-1', { phase: 'over', setup: { code: FIRST } }],
  ['a class', 'class-1', { phase: 'open', code: FIRST }],
  ['something of which nothing is known', 'thing-1', { code: FIRST }],
])('%s keeps its code', async (_, holder, state) => {
  expect(await takenBeside(holder, state)).toBe(SECOND);
});

test.each([
  ['a bingo that is over', 'bingo-1', game('over')],
  ['a duplicate game that is over', 'duplicate-1', game('over')],
  ['a bingo that was forgotten', 'bingo-1', null],
  ['a table that has given it back', 'table-1', { code: null }],
  ['a class that has ended', 'class-1', { phase: 'ended', code: FIRST }],
])('the code of %s is free', async (_, holder, state) => {
  expect(await takenBeside(holder, state)).toBe(FIRST);
});

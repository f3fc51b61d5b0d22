/** What is typed where a code is asked for. */
import { expect, test } from 'vitest';
import { addressOf } from './address-of.ts';

test.each([
  ['ABC-DEF', '/event/ABC-DEF'],
  ['https://hall.test/event/ABC-DEF', '/event/ABC-DEF'],
  ['https://hall.test/event/ABC-DEF/referee', '/event/ABC-DEF'],
  ['https://hall.test/event/ABC-DEF/me#7-1234', '/event/ABC-DEF'],
  ['a b', '/event/a%20b'],
])('%s', (told, address) => expect(addressOf('/event/', told)).toBe(address));

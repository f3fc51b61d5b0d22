/** What is typed where a code is asked for. */
import { expect, test } from 'vitest';
import { addressOf } from './address-of.ts';

test.each([
  ['ABC-DEF', '/tournament/ABC-DEF'],
  ['https://hall.test/tournament/ABC-DEF', '/tournament/ABC-DEF'],
  ['hall.test:8080/tournament/ABC-DEF', '/tournament/ABC-DEF'],
  ['https://hall.test/tournament/ABC-DEF/referee', '/tournament/ABC-DEF'],
  ['https://hall.test/tournament/ABC-DEF/me#7-1234', '/tournament/ABC-DEF'],
  ['https://hall.test/event/ABC-DEF', '/tournament/ABC-DEF'],
  ['https://hall.test/event/ABC-DEF/referee', '/tournament/ABC-DEF'],
  ['https://hall.test/event/ABC-DEF/me#7-1234', '/tournament/ABC-DEF'],
  ['a b', '/tournament/a%20b'],
])('%s', (told, address) => expect(addressOf('/tournament/', told)).toBe(address));

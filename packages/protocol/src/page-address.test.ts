import { expect, test } from 'vitest';
import { pageOfStream, presentPath } from './page-address.ts';

test.each([
  ['/event', '/tournament'],
  ['/event/ABC-DEF/me', '/tournament/ABC-DEF/me'],
  ['/event/tournament-x/print/badges', '/tournament/tournament-x/print/badges'],
  ['/event/tournament-x/desk', '/tournament/tournament-x/console'],
  ['/event/tournament-x/desk/tables', '/tournament/tournament-x/console/tables'],
  ['/event/tournament-x/desk/event', '/tournament/tournament-x/console/setup'],
  ['/keep', '/score-keeper'],
  ['/keep/sheet-1', '/score-keeper/sheet-1'],
  ['/look', '/review'],
  ['/replay', '/review/replay'],
  ['/replay/game-x-1', '/review/replay/game-x-1'],
  ['/analyse/local-1', '/review/analysis/local-1'],
  ['//', '/'],
  ['//settings', '/settings'],
  ['//replay', '/review/replay'],
  ['//other.example/replay', '/other.example/replay'],
])('%s leads to %s', (before, present) => {
  expect(presentPath(before)).toBe(present);
  expect(presentPath(present)).toBe(present);
});

test.each(['/', '/events', '/keeper', '/lookout', '/learn/event', '/t/event'])(
  '%s stays what it is',
  (path) => expect(presentPath(path)).toBe(path),
);

test.each([
  ['game-table1-1', '/g/game-table1-1'],
  ['table-x', '/t/table-x'],
  ['tournament-x', '/tournament/tournament-x'],
  ['duplicate-x', '/duplicate/duplicate-x'],
  ['person-x', '/people/person-x'],
  ['class-x', '/class/class-x'],
  ['lobby-et', '/'],
])('the page of %s is %s', (stream, page) => expect(pageOfStream(stream)).toBe(page));

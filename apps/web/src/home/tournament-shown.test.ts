import { expect, test } from 'vitest';
import { type ListedTournament, tournamentShown } from './tournament-shown.ts';

const DAY = 86_400_000;
const NOW = 1000 * DAY;

const row = (state: ListedTournament['state'], daysAgo: number): ListedTournament => ({
  stream: `${state} ${daysAgo}`,
  state,
  created: NOW - daysAgo * DAY,
  summary: { name: 'Cup' },
});

test.each<[string, ListedTournament[], string | undefined]>([
  ['nothing where there is none', [], undefined],
  ['what is played before what comes', [row('open', 1), row('live', 3)], 'live 3'],
  ['the newest that is played', [row('live', 3), row('live', 2)], 'live 2'],
  ['the newest that comes', [row('open', 9), row('open', 5)], 'open 5'],
  ['not one that was never closed', [row('live', 15), row('open', 61)], undefined],
])('%s', (_, rows, shown) => {
  expect(tournamentShown(rows, NOW)?.stream).toBe(shown);
});

/** What beginning a stage leads to, and what equals decide before it. */
import type { OpenTie, Outlook } from '@taht/tournament';
import type { Texts } from './texts.ts';

/** With the sizes of the tables: `16 table winners go on. With 8 best seconds: 24 players, 6 tables of 4.` */
export function sayOutlook(
  { t, list }: Texts,
  { winners, most }: Outlook,
  seconds: number,
  sizes: readonly number[],
): string {
  const start = t('console.outlook.winners', { count: winners });
  if (seconds > most)
    return `${start} ${t('tournament.refusal.too-few-runners-up', { found: most })}`;
  const players = winners + seconds;
  const tables = [...Map.groupBy(sizes, (size) => size)].map(([seats, { length }]) =>
    t('console.tables-of', { count: length, seats }),
  );
  const makes = t('console.outlook.makes', { seconds, players, tables: list(tables) });
  return [start, makes, ...(sizes.length === 1 ? [t('console.outlook.final')] : [])].join(' ');
}

/** `Whoever comes first is second at the table. Of the seconds of all tables the best 8 go on.` */
export function sayTie({ t }: Texts, { at, places }: Omit<OpenTie, 'players'>): string {
  if (at === 'line') return t('console.tie.places', { count: places });
  if (at === 'second') return t('console.tie.second', { count: places });
  return t(places === 0 ? 'console.tie.first' : 'console.tie.first-and-second');
}

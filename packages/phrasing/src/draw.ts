/** What is said of a draw: the warnings, and why it is as it is. */
import type { Warning, Why } from '@taht/tournament';
import { plain } from './plain.ts';
import type { Texts } from './texts.ts';

type NameOf = (player: number) => string;

export function sayDrawWarning({ t, list }: Texts, warning: Warning, nameOf: NameOf): string {
  const id = `draw.warning.${warning.code}` as const;
  switch (warning.code) {
    case 'same-school':
    case 'met-before':
      return t(id, { table: warning.table, players: namesIn(list, warning.players, nameOf) });
    case 'small-table':
      return t(id, { table: warning.table, seats: warning.seats });
    case 'second-bye':
      return t(id, { player: plain(nameOf(warning.player)) });
    case 'wrong-table':
      return t(id, { player: plain(nameOf(warning.player)), needs: warning.needs });
  }
}

/** A line for each fact; those who were moved only where there are some. */
export function sayWhy({ t, list }: Texts, why: Why, nameOf: NameOf): string[] {
  /** That there could not be fewer than none goes without saying. */
  const counted = (line: string, least: number): string =>
    least === 0 ? line : `${line} ${t('draw.why.least', { least })}`;
  return [
    why.sameSchool === 0
      ? t('draw.why.no-same-school')
      : counted(t('draw.why.same-school', { found: why.sameSchool }), why.sameSchoolAtLeast),
    why.repeats === 0
      ? t('draw.why.no-repeats')
      : counted(t('draw.why.repeats', { found: why.repeats }), why.repeatsAtLeast),
    ...(why.moved.length === 0
      ? []
      : [t('draw.why.moved', { players: namesIn(list, why.moved, nameOf) })]),
  ];
}

const namesIn = (list: Texts['list'], players: readonly number[], nameOf: NameOf): string =>
  list(players.map((player) => plain(nameOf(player))));

/** English: what is said of a draw. */
import type { DrawTextId } from '../required.ts';

export const draw = {
  'draw.warning.same-school': 'Table {table}: {players} are from the same school.',
  'draw.warning.met-before': 'Table {table}: {players} have met before.',
  'draw.warning.small-table':
    'Table {table} has only {seats, plural, one {# player} other {# players}}.',
  'draw.warning.second-bye': '{player} has a bye again, before others have had theirs.',
  'draw.warning.wrong-table': '{player} needs table {needs}.',
  'draw.why.same-school':
    'Meetings within a school: {found}. No draw could have fewer than {least}.',
  'draw.why.repeats': 'Repeated meetings: {found}. No draw could have fewer than {least}.',
  'draw.why.moved': 'Not where lot or standing alone would have put them: {players}.',
} as const satisfies Readonly<Record<DrawTextId, string>>;

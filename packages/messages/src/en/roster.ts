/** English: lists of players and files of other programs. */
import type { RosterTextId } from '../required.ts';

export const roster = {
  'roster.fault.no-heading': 'The list has no heading: look at what each column is taken for.',
  'roster.fault.no-players': 'There is nobody on the list.',
  'roster.fault.no-name-column': 'No column holds names.',
  'roster.fault.unknown-column': 'Column {column} (“{heading}”) is not known and is left out.',
  'roster.fault.column-twice':
    'More than one column is for the same thing ({field}): {columns}. The first one counts.',
  'roster.fault.empty-column': 'Column {column} ({field}) is empty.',
  'roster.fault.spelled-alike':
    'Written in more than one way and taken as one ({field}): {text}; also {also}.',
  'roster.fault.no-name': 'Line {line} has no name.',
  'roster.fault.name-has-digits': 'Line {line}: “{text}” does not look like a name.',
  'roster.fault.bad-table': 'Line {line}: “{text}” is not the number of a table.',
  'roster.fault.duplicate': '{name} is on the list more than once: lines {lines}.',
  'roster.fault.same-name': '{name} is a name from more than one school: lines {lines}.',
  'roster.fault.not-xlsx': 'This file cannot be read as a spreadsheet.',
  'roster.fault.too-large': 'This file is too large.',
  'roster.field.name': 'name',
  'roster.field.surname': 'surname',
  'roster.field.school': 'school',
  'roster.field.class': 'class',
  'roster.field.ageGroup': 'age group',
  'roster.field.team': 'team',
  'roster.field.table': 'table',
  'roster.field.note': 'note',
  'roster.line.name-and-rating': 'Line {line}: a name and a rating are missing.',
  'roster.line.numbers': 'Line {line}: there must be only numbers here.',
  'roster.line.opponent': 'Line {line}: an opponent is not in the file.',
} as const satisfies Readonly<Record<RosterTextId, string>>;

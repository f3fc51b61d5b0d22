/** Icelandic: lists of players and files of other programs. */
import type { RosterTextId } from '../required.ts';

export const roster = {
  'roster.fault.no-heading':
    'Listinn hefur enga fyrirsögn: athugaðu fyrir hvað hver dálkur er tekinn.',
  'roster.fault.no-players': 'Enginn er á listanum.',
  'roster.fault.no-name-column': 'Enginn dálkur er með nöfnum.',
  'roster.fault.unknown-column': 'Dálkur {column} („{heading}“) er óþekktur og er sleppt.',
  'roster.fault.column-twice':
    'Fleiri en einn dálkur er fyrir það sama ({field}): {columns}. Sá fyrsti gildir.',
  'roster.fault.empty-column': 'Dálkur {column} ({field}) er tómur.',
  'roster.fault.spelled-alike':
    'Ritað á fleiri en einn hátt, talið eitt ({field}): {text}; einnig {also}.',
  'roster.fault.no-name': 'Í línu {line} er ekkert nafn.',
  'roster.fault.name-has-digits': 'Lína {line}: „{text}“ lítur ekki út fyrir að vera nafn.',
  'roster.fault.bad-table': 'Lína {line}: „{text}“ er ekki borðnúmer.',
  'roster.fault.duplicate': '{name} er oftar en einu sinni á listanum: línur {lines}.',
  'roster.fault.same-name': 'Nafnið {name} er úr fleiri en einum skóla: línur {lines}.',
  'roster.fault.not-xlsx': 'Ekki er hægt að lesa þessa skrá sem töflureikni.',
  'roster.fault.too-large': 'Þessi skrá er of stór.',
  'roster.field.name': 'nafn',
  'roster.field.surname': 'eftirnafn',
  'roster.field.school': 'skóli',
  'roster.field.class': 'bekkur',
  'roster.field.ageGroup': 'aldursflokkur',
  'roster.field.team': 'lið',
  'roster.field.table': 'borð',
  'roster.field.note': 'athugasemd',
  'roster.line.name-and-rating': 'Lína {line}: nafn og stig vantar.',
  'roster.line.numbers': 'Lína {line}: hér mega aðeins vera tölur.',
  'roster.line.opponent': 'Lína {line}: andstæðingur er ekki í skránni.',
} as const satisfies Readonly<Record<RosterTextId, string>>;

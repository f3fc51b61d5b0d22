/** Estonian: lists of players and files of other programs. */
import type { RosterTextId } from '../required.ts';

export const roster = {
  'roster.fault.no-heading': 'Nimekirjal pole päist: vaata üle, mida iga veerg tähendab.',
  'roster.fault.no-players': 'Nimekirjas pole kedagi.',
  'roster.fault.no-name-column': 'Üheski veerus pole nimesid.',
  'roster.fault.unknown-column': 'Veerg {column} („{heading}“) on tundmatu ja jääb välja.',
  'roster.fault.column-twice': 'Sama asja jaoks on mitu veergu ({field}): {columns}. Loeb esimene.',
  'roster.fault.empty-column': 'Veerg {column} ({field}) on tühi.',
  'roster.fault.spelled-alike':
    'Kirjutatud mitut moodi, loetakse üheks ({field}): {text}; ka {also}.',
  'roster.fault.no-name': 'Real {line} pole nime.',
  'roster.fault.name-has-digits': 'Rida {line}: „{text}“ ei paista olevat nimi.',
  'roster.fault.bad-table': 'Rida {line}: „{text}“ pole laua number.',
  'roster.fault.duplicate': '{name} on nimekirjas mitu korda: read {lines}.',
  'roster.fault.same-name': 'Nimi {name} esineb mitmes koolis: read {lines}.',
  'roster.fault.not-xlsx': 'Seda faili ei saa tabelina lugeda.',
  'roster.fault.too-large': 'See fail on liiga suur.',
  'roster.field.name': 'nimi',
  'roster.field.surname': 'perekonnanimi',
  'roster.field.school': 'kool',
  'roster.field.class': 'klass',
  'roster.field.ageGroup': 'vanuserühm',
  'roster.field.team': 'võistkond',
  'roster.field.table': 'laud',
  'roster.field.note': 'märkus',
  'roster.line.name-and-rating': 'Rida {line}: nimi ja reiting puuduvad.',
  'roster.line.numbers': 'Rida {line}: siin tohivad olla ainult arvud.',
  'roster.line.opponent': 'Rida {line}: vastast pole failis.',
} as const satisfies Readonly<Record<RosterTextId, string>>;

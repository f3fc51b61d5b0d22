/** Finnish: lists of players and files of other programs. */
import type { RosterTextId } from '../required.ts';

export const roster = {
  'roster.fault.no-heading':
    'Luettelossa ei ole otsikkoriviä: tarkista, miksi kukin sarake luetaan.',
  'roster.fault.no-players': 'Luettelossa ei ole ketään.',
  'roster.fault.no-name-column': 'Missään sarakkeessa ei ole nimiä.',
  'roster.fault.unknown-column': 'Saraketta {column} (”{heading}”) ei tunneta, ja se jää pois.',
  'roster.fault.column-twice':
    'Samaa asiaa varten on monta saraketta ({field}): {columns}. Ensimmäinen ratkaisee.',
  'roster.fault.empty-column': 'Sarake {column} ({field}) on tyhjä.',
  'roster.fault.spelled-alike':
    'Kirjoitettu monella tavalla, luetaan yhdeksi ({field}): {text}; myös {also}.',
  'roster.fault.no-name': 'Rivillä {line} ei ole nimeä.',
  'roster.fault.name-has-digits': 'Rivi {line}: ”{text}” ei näytä nimeltä.',
  'roster.fault.bad-table': 'Rivi {line}: ”{text}” ei ole pöydän numero.',
  'roster.fault.duplicate': '{name} on luettelossa monta kertaa: rivit {lines}.',
  'roster.fault.same-name': 'Nimi {name} on useassa koulussa: rivit {lines}.',
  'roster.fault.not-xlsx': 'Tätä tiedostoa ei voi lukea taulukkona.',
  'roster.fault.too-large': 'Tämä tiedosto on liian suuri.',
  'roster.field.name': 'nimi',
  'roster.field.surname': 'sukunimi',
  'roster.field.school': 'koulu',
  'roster.field.class': 'luokka',
  'roster.field.ageGroup': 'ikäryhmä',
  'roster.field.team': 'joukkue',
  'roster.field.table': 'pöytä',
  'roster.field.note': 'huomautus',
  'roster.line.name-and-rating': 'Rivi {line}: nimi ja vahvuusluku puuttuvat.',
  'roster.line.numbers': 'Rivi {line}: tässä saa olla vain lukuja.',
  'roster.line.opponent': 'Rivi {line}: vastustajaa ei ole tiedostossa.',
} as const satisfies Readonly<Record<RosterTextId, string>>;

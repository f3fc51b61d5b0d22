/** Turkish: lists of players and files of other programs. */
import type { RosterTextId } from '../required.ts';

export const roster = {
  'roster.fault.no-heading': 'Listenin başlık satırı yok: hangi sütunun ne sayıldığına bak.',
  'roster.fault.no-players': 'Listede kimse yok.',
  'roster.fault.no-name-column': 'Hiçbir sütunda ad yok.',
  'roster.fault.unknown-column': '{column}. sütun (“{heading}”) tanınmıyor, atlanıyor.',
  'roster.fault.column-twice':
    'Aynı şey için birden çok sütun var ({field}): {columns}. İlki geçerli.',
  'roster.fault.empty-column': '{column}. sütun ({field}) boş.',
  'roster.fault.spelled-alike':
    'Birden çok biçimde yazılmış, bir sayılıyor ({field}): {text}; ayrıca {also}.',
  'roster.fault.no-name': '{line}. satırda ad yok.',
  'roster.fault.name-has-digits': '{line}. satır: “{text}” bir ada benzemiyor.',
  'roster.fault.bad-table': '{line}. satır: “{text}” bir masa numarası değil.',
  'roster.fault.duplicate': '{name} listede birden çok kez var: satır {lines}.',
  'roster.fault.same-name': '{name} adı birden çok okulda var: satır {lines}.',
  'roster.fault.not-xlsx': 'Bu dosya tablo olarak okunamıyor.',
  'roster.fault.too-large': 'Bu dosya çok büyük.',
  'roster.field.name': 'ad',
  'roster.field.surname': 'soyad',
  'roster.field.school': 'okul',
  'roster.field.class': 'sınıf',
  'roster.field.ageGroup': 'yaş grubu',
  'roster.field.team': 'takım',
  'roster.field.table': 'masa',
  'roster.field.note': 'not',
  'roster.line.name-and-rating': '{line}. satır: ad ve reyting eksik.',
  'roster.line.numbers': '{line}. satır: burada yalnızca sayı olabilir.',
  'roster.line.opponent': '{line}. satır: rakip dosyada yok.',
} as const satisfies Readonly<Record<RosterTextId, string>>;

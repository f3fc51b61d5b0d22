/**
 * BÍN, the inflections of Icelandic, in either of its two published forms: six columns (Sigrúnarsnið) or fifteen
 * (Kristínarsnið). All forms of general words are taken; names, and what is marked as wrong, are not.
 */
import { ok } from '@taht/base';
import type { OfficialFormat } from './format.ts';
import { readLines } from './lines.ts';

export const bin: OfficialFormat = {
  id: 'is-bin',
  edition: 'is',
  policy: 'all-forms',
  name: 'BÍN (Beygingarlýsing íslensks nútímamáls)',
  licence: 'CC-BY-SA-4.0',
  file: 'KRISTINsnid.csv / SHsnid.csv',
  address: 'https://bin.arnastofnun.is/gogn/',
  isLine: (line) => entryOf(line) !== undefined,
  read(text) {
    const entries = readLines(text, entryOf);
    if (!entries.ok) return entries;
    return ok(entries.value.filter(isGeneral).map(({ form }) => form));
  },
};

interface Entry {
  readonly lemma: string;
  readonly domain: string;
  readonly form: string;
  /** Of the word and of the form: 1 is the standard, 4 and 5 are wrong. */
  readonly grades: readonly string[];
}

const COLUMNS = { short: 6, long: 15 };
const WORD_CLASS = /^[a-zþð]{2,5}$/u;

function entryOf(line: string): Entry | undefined {
  const columns = line.split(';');
  const isShort = columns.length === COLUMNS.short;
  if (!isShort && columns.length !== COLUMNS.long) return undefined;
  const [lemma = '', id = '', wordClass = '', domain = ''] = columns;
  const form = columns[isShort ? 4 : 9] ?? '';
  const isEntry = lemma !== '' && form !== '' && /^\d+$/u.test(id) && WORD_CLASS.test(wordClass);
  if (!isEntry) return undefined;
  const grades = isShort ? [] : [columns[4] ?? '', columns[11] ?? ''];
  return { lemma, domain, form, grades };
}

/** Persons, places, patronymics, families, firms, pet names and other names; they are written with a capital as well. */
const NAMES = new Set(
  'ism erl erm örn göt lönd bær heö hetja föð móð ætt gæl fyr þor goð nafn sérn'.split(' '),
);

const isGeneral = ({ lemma, domain, form, grades }: Entry): boolean =>
  !domain.split(',').some((each) => NAMES.has(each.trim())) &&
  isLower(lemma) &&
  isLower(form) &&
  !grades.some((grade) => grade === '4' || grade === '5');

/** One word in small letters: no name, no abbreviation with a full stop, nothing in two parts. */
const isLower = (text: string): boolean => /^\p{Ll}+$/u.test(text);

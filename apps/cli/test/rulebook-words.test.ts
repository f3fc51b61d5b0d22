/** The words that the rulebooks print are in the lists, and what they rule out is not. */
import { loadLexicon } from '@taht/host';
import { judgeWord, type Lexicon } from '@taht/lexicon';
import { expect, test } from 'vitest';

const loaded = new Map<string, Lexicon>();

function lexiconOf(id: string): Lexicon {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const read = loadLexicon(id, '');
  if (!read.ok) throw new Error(read.error.code);
  loaded.set(id, read.value);
  return read.value;
}

const wrong = (id: string, words: string, wanted: boolean): readonly string[] => {
  const lexicon = lexiconOf(id);
  return words.split(' ').filter((word) => judgeWord(lexicon, word).valid !== wanted);
};

test.each<[name: string, list: string, words: string]>([
  ['ET: verbs in -ma', 'et', 'LUGEMA'],
  ['ET: nominatives', 'et', 'VEND VENNAD ILUS ILUSAD KOLM KOLMED SEE NEED'],
  ['ET: words that do not inflect', 'et', 'ÜLE NING HÄSTI'],
  ['ET: foreign words', 'et', 'POLITSEI PASTEL'],
  ['ET: examples', 'et', 'ASTE PASTEL KUNA ELANIK MASK AHAA MA AH SA KA ULG KATUS SULG'],
  ['ET: the bridge, read either way', 'et', 'UHTUMA ÜHTUMA'],
  ['IS: examples', 'is', 'HRAKI LOKI REIÐA LOKIÐ KIMA OK IM JÓÐLIR RÓ EÐ IL LOKIÐI KIMAR'],
  ['IS: loan words', 'is', 'KAFFI BANANI'],
  ['FI: singular and plural', 'fi', 'KOIRA KOIRAT'],
  ['FI: first and fourth infinitive', 'fi', 'TEHDÄ TEKEMINEN'],
  ['FI: adjectives, numerals and pronouns', 'fi', 'KAUNIS KAUNIIT KOLME KOLMET SE NE'],
  ['FI: words that do not inflect', 'fi', 'JOTTA MYÖS HYVIN'],
  ['FI: foreign words', 'fi', 'BANAANI'],
  ['FI: examples', 'fi', 'KOIRA KOIRAS SAUMA AJOS AI JA JAKAUMA'],
  ['UK: examples', 'uk', 'ЗВАТИ ОЗВАТИСЯ ЗАПУСК ТОМ ТА ОТ МИ РАБ КОРАБЕЛЬ РЕМОНТ'],
  ['UK: plurals', 'uk', 'КНИГИ МІСТА'],
  ['UK: foreign words', 'uk', 'БАНАН КАВА'],
  ['UK: the apostrophe is a tile', 'uk', "М'ЯЧ П'ЯТЬ"],
])('%s are in %s', (_name, list, words) => {
  expect(wrong(list, words, true)).toEqual([]);
});

test.each<[name: string, list: string, words: string]>([
  ['ET: proper names', 'et', 'TARTU EESTI'],
  ['ET: abbreviations', 'et', 'JNE EKR'],
  ['ET: affixes', 'et', 'LIK STIK'],
  ['ET: words with apostrophe or hyphen', 'et', "AEG-AJALT ROUSSEAU'D"],
  ['ET: other forms', 'et', 'VENNAGA LUGEDA LOEN'],
  ['IS: proper names', 'is', 'JÓN REYKJAVÍK'],
  ['IS: abbreviations', 'is', 'KG'],
  ['IS: words with apostrophe or hyphen', 'is', "SKIPTI-BORÐ Í'ANN"],
  ['FI: proper names', 'fi', 'OULU HELSINKI'],
  ['FI: abbreviations', 'fi', 'KLO'],
  ['FI: affixes', 'fi', 'EPÄ YLÄ'],
  ['FI: words with a hyphen', 'fi', 'LINJA-AUTO'],
  ['FI: other forms', 'fi', 'KOIRAA TEKEE'],
  ['UK: words with a capital', 'uk', 'КИЇВ МАРТА'],
  ['UK: abbreviations', 'uk', 'КГ'],
  ['UK: affixes', 'uk', 'ПЕРЕ СЬКИЙ'],
  ['UK: words with a hyphen', 'uk', 'ҐОҐОЛЬ-МОҐОЛЬ'],
  ['UK: other forms', 'uk', 'КНИГОЮ ЗВАЛА'],
])('%s are not in %s', (_name, list, words) => {
  expect(wrong(list, words, false)).toEqual([]);
});

test('FI: other forms may be agreed on: the wider list has them', () => {
  expect(wrong('fi-all', 'KOIRAA TEKEE', true)).toEqual([]);
});

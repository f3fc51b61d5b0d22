/**
 * Entries without a flag: adverbs, particles, uninflected nouns, and single forms of irregular words, which the source
 * lists one by one. Such forms are recognised by the related entries around them.
 */
const MASCULINE = ['а', 'у', 'ові', 'ом', 'і', 'е', 'ів', 'ам', 'ами', 'ах'];
const ADJECTIVE = [
  ...['а', 'ого', 'ому', 'их', 'ими', 'е', 'ої', 'им', 'ім', 'ій', 'у', 'ою'],
  ...['я', 'ю', 'ього', 'ьому', 'ьої', 'ьою'],
];
const PRESENT = [
  ...['у', 'ю', 'е', 'є', 'емо', 'ємо', 'ете', 'єте', 'уть', 'ють', 'и', 'ім', 'імо', 'іть', 'іте'],
  ...['ь', 'ьмо', 'ьте', 'й', 'ймо', 'йте', 'учи', 'ючи', 'ем', 'ить', 'їть', 'ять', 'ать'],
  ...['имо', 'їмо', 'ите', 'їте'],
];
const PAST = ['в', 'ла', 'ло', 'ли', 'є', 'ють', 'ю', 'єте', 'ємо', 'й', 'йте', 'ймо', 'ючи'];
const THEMATIC = [
  'ить',
  'їть',
  'ять',
  'ать',
  'лять',
  'и',
  'іть',
  'ячи',
  'ачи',
  'е',
  'уть',
  'ь',
  'ьте',
];
const SOFT = ['є', 'ють', 'ю', 'єте', 'ємо', 'й', 'йте', 'ймо'];

/** Those of the given words that are no more than a form of another one. */
export function inflectedForms(words: ReadonlySet<string>): ReadonlySet<string> {
  const forms = new Set<string>();
  const mark = (stem: string, endings: readonly string[]): void => {
    for (const ending of endings) if (words.has(stem + ending)) forms.add(stem + ending);
  };
  const count = (stem: string, endings: readonly string[]): number =>
    endings.filter((ending) => words.has(stem + ending)).length;

  for (const word of words) {
    if (isVerbFormByItself(word)) forms.add(word);
    if (/..[еєиї]ш$/u.test(word)) {
      const stem = word.slice(0, -2);
      if (count(stem, PRESENT) >= 3) mark(stem, [...PRESENT, word.slice(-2)]);
    }
    if (/...ти$/u.test(word)) markOfInfinitive(word, mark);
    if (/..[^аеєиіїоуюяь]$/u.test(word) && count(word, MASCULINE) >= 4) mark(word, MASCULINE);
    const adjective = word.slice(0, -2);
    if (word.endsWith('ий') && count(adjective, ADJECTIVE) >= 4) mark(adjective, ADJECTIVE);
  }
  return forms;
}

/** Reflexives other than the infinitive in -тися, the future in -тиму, the converb in -вши. */
const isVerbFormByItself = (word: string): boolean =>
  (/с[яь]$/u.test(word) && !word.endsWith('тися')) ||
  /ти(?:му|меш|ме|мемо|мем|мете|муть)$/u.test(word) ||
  word.endsWith('вши');

function markOfInfinitive(
  word: string,
  mark: (stem: string, endings: readonly string[]) => void,
): void {
  const stem = word.slice(0, -2);
  mark(stem, PAST);
  if (/[иіїуа]$/u.test(stem)) mark(stem.slice(0, -1), THEMATIC);
  if (word.endsWith('увати')) mark(`${word.slice(0, -5)}у`, SOFT);
  if (word.endsWith('авати')) mark(word.slice(0, -4), SOFT);
}

/** Vowel harmony, and sound changes where a suffix begins; lower case only. */

export const endsInVowel = (stem: string): boolean => /[aeıioöuü]$/u.test(stem);

/** A suffix that begins in d or c hardens after these. */
export const endsHard = (stem: string): boolean => /[fstkçşhp]$/u.test(stem);

/** The vowel of -mek/-mak. */
export const openVowel = (stem: string): string => (/[aıou]/u.test(lastVowel(stem)) ? 'a' : 'e');

/** The vowel of -lik/-lık/-luk/-lük. */
export const closeVowel = (stem: string): string => CLOSE[lastVowel(stem)] as string;

const CLOSE: Readonly<Record<string, string>> = {
  ...{ a: 'ı', ı: 'ı', o: 'u', u: 'u' },
  ...{ e: 'i', i: 'i', ö: 'ü', ü: 'ü' },
};

const lastVowel = (stem: string): string => /[aeıioöuü](?=[^aeıioöuü]*$)/u.exec(stem)?.[0] ?? 'e';

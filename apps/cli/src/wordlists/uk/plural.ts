/** Finds the nominative plural of a Ukrainian entry among its forms, by the shape of its other plural cases. */
import type { Form } from '../hunspell.ts';

/** The flag that makes the plural makes all its oblique cases, so the forms of each flag are looked at by themselves. */
export function nominativePlurals(word: string, forms: readonly Form[]): string[] {
  const byFlag = new Map<string, Set<string>>();
  for (const { text, rules } of forms) {
    const flag = rules[0]?.flag;
    if (flag !== undefined) byFlag.set(flag, (byFlag.get(flag) ?? new Set()).add(text));
  }
  const found = [...byFlag.values()].flatMap((made) =>
    [...made].flatMap((text) => [
      ...nounPlurals(text, made, word),
      ...adjectivePlurals(text, made),
    ]),
  );
  const all = new Set(forms.map(({ text }) => text));
  return found.filter((text) => all.has(text));
}

/**
 * From a dative in -ам, -ям beside an instrumental in -ами, -ями. The vowel is the one that the same flag makes;
 * else neuters keep the dative's (полям, поля), and feminines without an ending take -і (солям, солі).
 */
function nounPlurals(dative: string, made: ReadonlySet<string>, word: string): string[] {
  if (!/[ая]м$/u.test(dative) || !made.has(`${dative}и`)) return [];
  const stem = dative.slice(0, -2);
  const own = ['и', 'і', 'ї', 'а', 'я'].map((vowel) => stem + vowel).filter((it) => made.has(it));
  if (own.length > 0) return own;
  if (/[оеєя]$/u.test(word)) return [dative.slice(0, -1)];
  return /[аиіїую]$/u.test(word) ? [] : [`${stem}і`];
}

/** From an instrumental in -ими, -іми, -їми (-имись; всіма) beside a genitive in -их, -іх, -їх. */
function adjectivePlurals(instrumental: string, made: ReadonlySet<string>): string[] {
  const parts = /^(.*)([иії])м[иа](сь)?$/u.exec(instrumental);
  if (parts === null) return [];
  const [, stem = '', vowel = '', tail = ''] = parts;
  if (!made.has(`${stem}${vowel}х${tail}`)) return [];
  return [`${stem}${vowel === 'ї' ? 'ї' : 'і'}${tail}`];
}

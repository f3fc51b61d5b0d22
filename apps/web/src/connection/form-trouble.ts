/** Why something about people was not done, and beside which field of a form that is said. */
import type { Texts } from '@taht/phrasing';
import { timeText } from '../i18n/dates.ts';
import { type ServerRefusal, type Trouble, troubleLine } from './trouble.ts';

export type SayTrouble = (texts: Texts, trouble: Trouble) => string;

/** What the page itself found wrong has texts of its own; a PIN is locked until a time of day, or until the teacher helps. */
export function sayTrouble(texts: Texts, trouble: Trouble): string {
  const own = trouble.code === 'refused' ? ownLine(texts, trouble.refusal) : undefined;
  if (own !== undefined) return own;
  if (trouble.code !== 'refused' || !('until' in trouble.refusal))
    return troubleLine(texts, trouble);
  const { until } = trouble.refusal;
  const said = typeof until === 'number' ? timeText(until, texts.language) : 'never';
  return troubleLine(texts, { ...trouble, refusal: { ...trouble.refusal, until: said } });
}

const ownLine = ({ find }: Texts, { code, lines }: ServerRefusal): string | undefined =>
  find(`people.${code}`, typeof lines === 'string' ? { lines } : {});

const NAME = ['name', 'nickname'];
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  'name-empty': NAME,
  'name-too-long': NAME,
  'name-bad-character': NAME,
  'name-mixed-scripts': NAME,
  'name-reserved': NAME,
  'name-taken': NAME,
  'nickname-taken': ['nickname'],
  'no-such-person': NAME,
  'that-is-you': NAME,
  'password-too-short': ['password'],
  'password-too-long': ['password'],
  'password-too-plain': ['password'],
  'wrong-name-or-password': ['password'],
  'pin-not-digits': ['pin'],
  'pin-too-plain': ['pin'],
  'pin-locked': ['pin'],
  'wrong-code-or-pin': ['pin', 'code'],
  'class-not-open': ['code'],
  'class-full': ['code'],
  'class-over': ['code'],
  'real-name-missing': ['realName'],
  'date-out-of-range': ['deleteBy'],
  'vacation-used-up': ['days'],
  'link-used': ['link'],
  'not-typed': ['name'],
  'bad-lines': ['pupils'],
};

/** Null where it concerns the whole form. */
export function fieldOf(trouble: Trouble | null, fields: readonly string[]): string | null {
  if (trouble?.code !== 'refused') return null;
  return FIELDS[trouble.refusal.code]?.find((field) => fields.includes(field)) ?? null;
}

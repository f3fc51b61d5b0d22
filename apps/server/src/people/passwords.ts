/** Which passwords are accepted: long enough, and not among the first guesses. */
import { ok, type Result } from '@taht/base';
import { type PeopleFailure, refuse } from './failure.ts';
import { foldName } from './person/names.ts';

const PASSWORD_LENGTH = { least: 8, most: 200 } as const;

export function checkPassword(password: string, name: string): Result<undefined, PeopleFailure> {
  const length = [...password].length;
  const { least, most } = PASSWORD_LENGTH;
  if (length < least) return refuse('password-too-short', { least });
  if (length > most) return refuse('password-too-long', { most });
  return isPlain(password, name) ? refuse('password-too-plain') : ok(undefined);
}

const BEGINNINGS: readonly string[] = [
  'password',
  'passw0rd',
  'qwerty',
  'qwertz',
  'azerty',
  'йцукен',
  'пароль',
  'salasana',
  'parool',
  'lykilord',
  'lykilorð',
  'parola',
  'sifre',
  'şifre',
  'iloveyou',
  'letmein',
  'welcome',
  'football',
  'abcdefgh',
];

function isPlain(password: string, name: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const signs = new Set(text);
  if (signs.size < 4 || foldName(password) === foldName(name)) return true;
  const rest = BEGINNINGS.filter((each) => text.startsWith(each)).map((each) =>
    text.slice(each.length),
  );
  return rest.some((end) => /^[\d!.]{0,6}$/u.test(end)) || isRow(text);
}

/** Digits or letters that only count up or down. */
function isRow(text: string): boolean {
  const steps = [...text].map((sign, i) => sign.charCodeAt(0) - text.charCodeAt(i - 1)).slice(1);
  return steps.every((step) => step === 1 || step === -9) || steps.every((step) => step === -1);
}

/** Makes ids, codes, PINs and secrets from random bytes. */

type Random = (bytes: number) => Uint8Array;

/** Twenty letters and digits, a hundred bits. */
export function newId(random: Random, prefix: string): string {
  const number = BigInt(`0x${Buffer.from(random(16)).toString('hex')}`);
  return `${prefix}-${number.toString(36).padStart(25, '0').slice(-20)}`;
}

/** A secret for its holder; only its hash is stored. */
export const newSecret = (random: Random): string => Buffer.from(random(24)).toString('base64url');

/** Without characters that look alike. */
const CODE_SIGNS = 'ABCDEFGHJKMNPQRTUVWXYZ2346789';

export const newCode = (random: Random): string =>
  [...random(12)]
    .filter((byte) => byte < 256 - (256 % CODE_SIGNS.length))
    .slice(0, 6)
    .map((byte) => CODE_SIGNS[byte % CODE_SIGNS.length])
    .join('');

/** Reads a typed code in any case, with any separators. */
export const readCode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/gu, '')
    .slice(0, 20);

export function newPin(random: Random): string {
  for (;;) {
    const number = Buffer.from(random(4)).readUInt32BE();
    const pin = String(number % 10_000).padStart(4, '0');
    if (number < 4_294_960_000 && !isPlainPin(pin)) return pin;
  }
}

/** The same digit over and over, or digits in a row: what everybody tries first. */
export const isPlainPin = (pin: string): boolean =>
  /^(\d)\1*$/u.test(pin) || '01234567890'.includes(pin) || '09876543210'.includes(pin);

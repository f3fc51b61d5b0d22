/** Damages a text or its bytes in the ways that disks, people and ill will do; the same for the same numbers. */
import type { Rng } from '@taht/testkit';

const INSERTS = [
  '\u0000',
  '\uFEFF',
  '\u2028',
  '\u0301',
  '\u200F',
  '\uFFFD',
  'İ',
  'ß',
  'ﬁ',
  '🜲',
  '　',
  "'",
  '(',
  ')',
  '[',
  ']',
  '.',
  '?',
  '#',
  '>',
  ':',
  '-',
  '--',
  '/',
  ';',
  ' ',
  '\t',
  '\r',
  '\n',
  '#note ',
  '#player1 ',
  '>A: ',
  '(time)',
  '(challenge)',
  '99999999999999999999',
  '1e9',
  '-0',
  '+',
];

type Damage = (rng: Rng, text: string) => string;

const cut: Damage = (rng, text) => text.slice(0, rng.below(text.length + 1));

const insert: Damage = (rng, text) => {
  const at = rng.below(text.length + 1);
  return text.slice(0, at) + rng.pick(INSERTS) + text.slice(at);
};

const remove: Damage = (rng, text) => {
  const at = rng.below(text.length + 1);
  return text.slice(0, at) + text.slice(at + 1 + rng.below(8));
};

const overwrite: Damage = (rng, text) => {
  const at = rng.below(text.length + 1);
  return text.slice(0, at) + rng.pick(INSERTS) + text.slice(at + 1);
};

const number: Damage = (rng, text) => {
  const from = rng.below(text.length + 1);
  const big = rng.pick(['0', '7', '16', '123456789', '-1', '+000012', '9'.repeat(400)]);
  return text.slice(0, from) + text.slice(from).replace(/\d+/u, big);
};

const onLines =
  (change: (rng: Rng, lines: string[]) => string[]): Damage =>
  (rng, text) =>
    change(rng, text.split('\n')).join('\n');

const swapLines = onLines((rng, lines) => {
  const [a, b] = [rng.below(lines.length), rng.below(lines.length)];
  return lines.with(a, lines[b] ?? '').with(b, lines[a] ?? '');
});

const repeatLine = onLines((rng, lines) => {
  const at = rng.below(lines.length);
  return lines.toSpliced(at, 0, ...Array<string>(1 + rng.below(3)).fill(lines[at] ?? ''));
});

const dropLine = onLines((rng, lines) => lines.toSpliced(rng.below(lines.length), 1));

const swapFields: Damage = (rng, text) => {
  const fields = text.split(' ');
  const [a, b] = [rng.below(fields.length), rng.below(fields.length)];
  return fields
    .with(a, fields[b] ?? '')
    .with(b, fields[a] ?? '')
    .join(' ');
};

const DAMAGES = [
  cut,
  insert,
  remove,
  overwrite,
  number,
  swapLines,
  repeatLine,
  dropLine,
  swapFields,
];

/** One to four damages in a row. */
export function mutateText(rng: Rng, text: string): string {
  let damaged = text;
  for (let n = 1 + rng.below(4); n > 0; n--) damaged = rng.pick(DAMAGES)(rng, damaged);
  return damaged;
}

/** Flips, cuts and doubles bytes, so that encodings break too. */
export function mutateBytes(rng: Rng, bytes: Uint8Array): Uint8Array {
  const damaged = Uint8Array.from(bytes);
  for (let n = 1 + rng.below(6); n > 0; n--) damaged[rng.below(damaged.length)] = rng.below(256);
  const from = rng.chance(0.2) ? rng.below(damaged.length) : 0;
  const to = rng.chance(0.2) ? rng.below(damaged.length) : damaged.length;
  return damaged.slice(Math.min(from, to), Math.max(from, to));
}

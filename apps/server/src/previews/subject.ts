/** What an address of the page is about, as far as a link tells of it. */
import { LANGUAGES, type Language } from '@taht/messages';

export type Subject =
  | { readonly kind: 'home'; readonly language: Language }
  | { readonly kind: 'puzzle'; readonly language: Language; readonly day: string }
  /** A table, a game or a tournament. */
  | { readonly kind: 'stream'; readonly stream: string; readonly language: Language }
  /** A finished game after one of its turns, from 1. */
  | {
      readonly kind: 'turn';
      readonly stream: string;
      readonly turn: number;
      readonly language: Language;
    };

/** What an address names: a stream, or the short code of one. */
export type Addressed =
  | Exclude<Subject, { kind: 'stream' | 'turn' }>
  | {
      readonly kind: 'named';
      readonly name: string;
      readonly prefix: string;
      /** Null for the whole of it. */
      readonly turn: number | null;
      readonly language: Language;
    };

const STREAM = '[\\w.:~-]{1,100}';
const FOLDERS: readonly (readonly [RegExp, prefix: string])[] = [
  [/^\/t\/([^/]+)\/?$/u, 'table-'],
  [/^\/g\/([^/]+)\/?$/u, 'game-'],
  [/^\/review\/(?:replay|analysis)\/([^/]+)\/?$/u, 'game-'],
  [/^\/tournament\/([^/]+)(?:\/me|\/projector)?\/?$/u, 'tournament-'],
];
const PUZZLE = /^\/puzzle(?:\/(\d{4}-\d{2}-\d{2}))?\/?$/u;

/** Of a path and what stands behind its question mark. */
export function addressed(path: string, query: string, language: Language, now: number): Addressed {
  const puzzle = PUZZLE.exec(path);
  if (puzzle !== null) return { kind: 'puzzle', language, day: dayIn(puzzle[1], now) };
  for (const [pattern, prefix] of FOLDERS) {
    const name = decoded(pattern.exec(path)?.[1]);
    const turn = prefix === 'game-' ? turnIn(query) : null;
    if (name !== null) return { kind: 'named', name, prefix, turn, language };
  }
  return { kind: 'home', language };
}

function turnIn(query: string): number | null {
  const turn = new URLSearchParams(query).get('turn') ?? '';
  return TURN.test(turn) ? Number(turn) : null;
}

const TURN = /^[1-9]\d{0,3}$/u;

/** A day whose puzzle somebody may have seen; else today's. */
function dayIn(text: string | undefined, now: number): string {
  const isDay = text !== undefined && !Number.isNaN(Date.parse(text));
  return isDay && text >= FIRST_DAY && text <= dayAt(now + AHEAD) ? text : dayAt(now);
}

const FIRST_DAY = '2026-01-01';
/** Furthest east a day begins so much earlier. */
const AHEAD = 14 * 3_600_000;

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

function decoded(text: string | undefined): string | null {
  if (text === undefined) return null;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** As it stands in the address of its picture. */
export function makeSubject(subject: Subject): string {
  switch (subject.kind) {
    case 'home':
      return `home-${subject.language}`;
    case 'puzzle':
      return `puzzle-${subject.language}-${subject.day}`;
    case 'stream':
      return subject.stream;
    case 'turn':
      return `turn-${subject.turn}-${subject.stream}`;
  }
}

const KEYS = new RegExp(
  `^(?:home-(?<home>\\w\\w)|puzzle-(?<puzzle>\\w\\w)-(?<day>\\d{4}-\\d\\d-\\d\\d)|(?:turn-(?<turn>[1-9]\\d{0,3})-)?(?<stream>(?:table|game|tournament)-${STREAM}))$`,
  'u',
);

/** Null for what is none. */
export function parseSubject(text: string, now: number): Subject | null {
  const { home, puzzle, day, turn, stream } = KEYS.exec(text)?.groups ?? {};
  if (stream !== undefined && turn !== undefined)
    return { kind: 'turn', stream, turn: Number(turn), language: 'en' };
  if (stream !== undefined) return { kind: 'stream', stream, language: 'en' };
  const language = LANGUAGES.find((each) => each === (home ?? puzzle));
  if (language === undefined) return null;
  return puzzle === undefined
    ? { kind: 'home', language }
    : { kind: 'puzzle', language, day: dayIn(day, now) };
}

/** The first of ours that a browser asks for. */
export function languageAsked(header: string | undefined): Language {
  const asked = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return asked.flatMap((each) => LANGUAGES.filter((own) => own === each))[0] ?? 'en';
}

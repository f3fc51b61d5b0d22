/** The user's preferences, remembered on this device. */
import { effect, type Signal, signal } from '@preact/signals';
import { LANGUAGES, type Language } from '@taht/messages';
import { BOARD_CHOICES, type BoardChoice, TILE_FACES, type TileFace } from './boards.ts';
import { readStored, writeStored } from './stored.ts';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const FACES = ['plain', 'easy'] as const;
export type Face = (typeof FACES)[number];

export const KEYBOARDS = ['auto', 'shown', 'hidden'] as const;
export type Keyboard = (typeof KEYBOARDS)[number];

/** Among friends, or as the rulebook has it. */
export const WAYS = ['friendly', 'rulebook'] as const;
export type Way = (typeof WAYS)[number];

/** How much a review says: points and premium squares, tiles and openings too, or errors as well. */
export const EXPLAIN_DEPTHS = ['first', 'club', 'expert'] as const;
export type ExplainDepth = (typeof EXPLAIN_DEPTHS)[number];

export const preferences = {
  language: remembered('language', languageOfBrowser(), isOneOf(LANGUAGES)),
  theme: remembered<Theme>('theme', 'system', isOneOf(THEMES)),
  board: remembered<BoardChoice>('board', 'fitting', isOneOf(BOARD_CHOICES), presentBoard),
  tileFace: remembered<TileFace>('tile-face', 'birch', isOneOf(TILE_FACES)),
  /** `easy` is spaced wider and told apart better. */
  face: remembered<Face>('face', 'plain', isOneOf(FACES)),
  hasLargeTiles: remembered('large-tiles', false, isBoolean),
  hasSound: remembered('sound', true, isBoolean),
  /** Nothing moves, whatever the device says. */
  isStill: remembered('still', false, isBoolean),
  /** Letters to tap on the screen; `auto` where the device lacks them. */
  keyboard: remembered<Keyboard>('keyboard', 'auto', isOneOf(KEYBOARDS)),
  /** Until then, or until the first game, the language is offered on every page. */
  hasChosenLanguage: remembered('language-chosen', false, isBoolean),
  name: remembered('name', '', isText),
  /** Somebody plays over the network from here, perhaps under a name that was given and not chosen. */
  isKnown: remembered('known', false, isBoolean),
  edition: remembered('edition', '', isText),
  ruleset: remembered('ruleset', '', isText),
  /** The way in which games begin; its ruleset is found by `new-game/way-of-playing.ts`. */
  way: remembered<Way>('way', 'friendly', isOneOf(WAYS)),
  depth: remembered<ExplainDepth>('explain-depth', 'club', isOneOf(EXPLAIN_DEPTHS)),
};

/** A value of this device that is stored whenever it changes; what is stored and makes no sense counts for nothing. */
export function remembered<T>(
  name: string,
  first: T,
  isValid: (value: unknown) => value is T,
  /** What an earlier version stored, as it is called now. */
  present: (stored: unknown) => unknown = (stored) => stored,
): Signal<T> {
  const stored = present(readStored(name));
  const value = signal(isValid(stored) ? stored : first);
  let isFirst = true;
  effect(() => {
    const { value: present } = value;
    if (!isFirst) writeStored(name, present);
    isFirst = false;
  });
  return value;
}

/** Our own colours had no other name before there were several boards. */
function presentBoard(stored: unknown): unknown {
  return stored === 'own' ? 'evening' : stored;
}

function isOneOf<T extends string>(list: readonly T[]): (value: unknown) => value is T {
  return (value): value is T => list.includes(value as T);
}

export function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function languageOfBrowser(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.map((tag) => LANGUAGES.find((language) => language === tag)).find(Boolean) ?? 'en';
}

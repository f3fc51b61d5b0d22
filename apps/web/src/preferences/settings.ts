/** What this device remembers of its user's wishes. Where nothing can be remembered, they last until the page is closed. */
import { effect, type Signal, signal } from '@preact/signals';
import { LANGUAGES, type Language } from '@taht/messages';
import { GENTLE } from '../new-game/opponents.ts';
import { isPlaces, type Place } from '../new-game/places.ts';
import { BOARDS, type BoardChoice } from './boards.ts';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const FACES = ['plain', 'easy'] as const;
export type Face = (typeof FACES)[number];

export const KEYBOARDS = ['auto', 'shown', 'hidden'] as const;
export type Keyboard = (typeof KEYBOARDS)[number];

export const settings = {
  language: kept('language', languageOfBrowser(), isOneOf(LANGUAGES)),
  theme: kept<Theme>('theme', 'system', isOneOf(THEMES)),
  board: kept<BoardChoice>('board', 'rulebook', isOneOf(BOARDS)),
  /** `easy` is spaced wider and told apart better. */
  face: kept<Face>('face', 'plain', isOneOf(FACES)),
  hasLargeTiles: kept('large-tiles', false, isBoolean),
  hasSound: kept('sound', true, isBoolean),
  /** Nothing moves, whatever the device says. */
  isStill: kept('still', false, isBoolean),
  /** Letters to tap on the screen; `auto` where the device lacks them. */
  keyboard: kept<Keyboard>('keyboard', 'auto', isOneOf(KEYBOARDS)),
  /** Until then, or until the first game, the language is offered on every page. */
  hasChosenLanguage: kept('language-chosen', false, isBoolean),
  name: kept('name', '', isText),
  edition: kept('edition', '', isText),
  ruleset: kept('ruleset', '', isText),
  bot: kept<string>('bot', GENTLE, isText),
  /** The rules that were last put together, as their share code. */
  code: kept('code', '', isText),
  /** Who last sat around this device. */
  places: kept<readonly Place[]>('places', [], isPlaces),
};

export function kept<T>(
  name: string,
  first: T,
  isValid: (value: unknown) => value is T,
): Signal<T> {
  const key = `taht.${name}`;
  const remembered = read(key);
  const value = signal(isValid(remembered) ? remembered : first);
  let isFirst = true;
  effect(() => {
    const { value: present } = value;
    if (!isFirst) write(key, present);
    isFirst = false;
  });
  return value;
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage: the wish is kept as long as the page is.
  }
}

function isOneOf<T extends string>(list: readonly T[]): (value: unknown) => value is T {
  return (value): value is T => list.includes(value as T);
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function languageOfBrowser(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.map((tag) => LANGUAGES.find((language) => language === tag)).find(Boolean) ?? 'en';
}

/** Why something may not be done, in the player's language: the codes and facts of the rules turned into sentences. */
import {
  LATIN_COLUMNS,
  makeSquare,
  type NotationFailure,
  type Refusal,
  type Square,
} from '@taht/rules';
import { explainLetter } from './explain-letter.ts';
import { plain } from './plain.ts';
import type { Texts, Values } from './texts.ts';

/** How the things of this game are named. */
export interface Names {
  player(seat: number): string;
  readonly columns: readonly string[];
  /** A move as it may be typed here. */
  readonly example: string;
  readonly bags: readonly string[];
}

/** Where there is no game yet. */
export const NO_NAMES: Names = { player: String, columns: LATIN_COLUMNS, example: '', bags: [] };

export const explainRefusal = (texts: Texts, refusal: Refusal, names: Names): string =>
  texts.t(`refusal.${refusal.code}`, factsOf(texts, refusal, names));

export function explainNotation(texts: Texts, failure: NotationFailure, names: Names): string {
  if ('character' in failure) return explainLetter(texts, failure);
  return texts.t(`notation.${failure.code}`, {
    example: names.example,
    ...('square' in failure ? { square: makeSquare(failure.square, names.columns) } : {}),
  });
}

/** The facts under the names that the texts use for them. */
function factsOf({ t, list }: Texts, refusal: Refusal, names: Names): Values {
  const facts: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(refusal)) {
    if (key === 'seat' || key === 'onTurn') facts[key] = names.player(value as number);
    else if (key === 'square') facts[key] = makeSquare(value as Square, names.columns);
    else if (key === 'tile') facts[key] = value === '?' ? t('tile.blank') : String(value);
    else if (key === 'word') facts[key] = Number(value) + 1;
    else if (typeof value === 'number') facts[key] = value;
    else if (typeof value === 'string') facts[key] = plain(value);
  }
  if (refusal.code === 'no-such-seat') facts.seat = refusal.seat + 1;
  if (refusal.code === 'wrong-phase') facts.phase = t(`phase.${refusal.phase}`);
  if (refusal.code === 'not-in-that-bag') facts.bag = names.bags[refusal.bag] ?? '';
  if (refusal.code === 'not-a-word') facts.words = list(refusal.words.map((w) => w.join('')));
  if (refusal.code === 'bad-ruleset')
    facts.faults = refusal.faults.map((fault) => t(`fault.${fault}`)).join(' ');
  return facts;
}

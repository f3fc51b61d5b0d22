/**
 * One's own games that go on, and what they mean for whoever wants to search for words: the rulebooks allow no
 * dictionary for that (RULES 8.11), and a game that counts allows none to anybody who plays in it.
 */
import { editions } from '@taht/editions';
import type { duplicate } from '@taht/modes';
import { type TableHead, tournamentOfDuplicate } from '@taht/protocol';
import type { Ruleset } from '@taht/rules';
import { botNamed } from '@taht/search';
import type { SavedGame } from '../local-games/message.ts';
import type { SavedOtherGame } from '../local-games/other/message.ts';
import { rulesAt } from '../network/table-options.ts';

export interface RunningGame {
  readonly id: string;
  readonly href: string;
  readonly lookup: Ruleset['lookup'];
  /** Rated, or part of a tournament: nothing is searched for while it goes on. */
  readonly counts: boolean;
  readonly shown: Shown;
}

/** By what whoever plays it knows it. */
export type Shown =
  | { readonly kind: 'players'; readonly names: readonly string[] }
  | { readonly kind: 'table'; readonly head: TableHead }
  | { readonly kind: 'solitaire' }
  | { readonly kind: 'duplicate' };

/** A game of this device, unless nobody but the computer plays in it. */
export function gameHere(game: SavedGame): RunningGame | null {
  const { id, players, lookup, isOver, hasBegun = true } = game;
  if (isOver || !hasBegun || lookup === undefined) return null;
  if (players.every((player) => botNamed(player.id) !== undefined)) return null;
  const names = players.map(({ name }) => name);
  return { id, href: `/play/${id}`, lookup, counts: false, shown: { kind: 'players', names } };
}

/** A solitaire; the one with all tiles face up is played with a dictionary (docs/OTHER-GAMES.md). */
export function solitaireHere(kept: SavedOtherGame): RunningGame | null {
  if (kept.mode !== 'solitaire' || kept.isOver) return null;
  const { id, variant, tileset } = kept;
  const home = editions.find(({ tilesets }) => tilesets.some((set) => set.id === tileset));
  const lookup = variant === 'open' ? 'open' : (home?.rulesets[0].lookup ?? 'on-challenge');
  const shown = { kind: 'solitaire' } as const;
  return { id, href: `/solitaire/${id}`, lookup, counts: false, shown };
}

/** A game over the network, for whoever still sits there. */
export function gameAt(head: TableHead): RunningGame | null {
  const { phase, own, places, game, options, event } = head;
  const place = own === null ? undefined : places[own];
  if (phase !== 'playing' || game === null) return null;
  if (place?.kind !== 'person' || place.isGone) return null;
  const { lookup } = rulesAt(options).rules;
  const counts = options.rated || event !== null;
  return { id: game, href: `/g/${game}`, lookup, counts, shown: { kind: 'table', head } };
}

export function duplicateOf(view: duplicate.DuplicateView): RunningGame | null {
  const { game, phase, rules } = view;
  if (phase.kind === 'over') return null;
  const counts = tournamentOfDuplicate(game) !== null;
  const shown = { kind: 'duplicate' } as const;
  return { id: game, href: `/duplicate/${game}`, lookup: rules.lookup, counts, shown };
}

export type Permission =
  | { readonly kind: 'free' }
  /** They have to say that they want to, once for each game. */
  | { readonly kind: 'ask'; readonly games: readonly RunningGame[] }
  | { readonly kind: 'refused'; readonly games: readonly RunningGame[] };

/** Whether somebody who plays these games may search for words; `agreed` are those about which they were asked. */
export function permissionOf(games: readonly RunningGame[], agreed: readonly string[]): Permission {
  const counting = games.filter(({ counts }) => counts);
  if (counting.length > 0) return { kind: 'refused', games: counting };
  const closed = games.filter(({ id, lookup }) => lookup !== 'open' && !agreed.includes(id));
  return closed.length > 0 ? { kind: 'ask', games: closed } : { kind: 'free' };
}

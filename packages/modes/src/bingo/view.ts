/** What a player, the caller or a spectator may see of a bingo: built from a list of what is allowed. */
import type { Letter, Tile } from '@taht/letters';
import type { LexiconId, Player, TileSet } from '@taht/rules';
import type { Stamp } from '@taht/stream';
import { crossedOut } from './card.ts';
import type { Author, BingoRules, Words } from './command.ts';
import type { BingoEvent } from './event.ts';
import { claimFrom, claimOf, type Entrant, type Game, type Phase, playerOf } from './state.ts';

/** The caller sees hardly more than a spectator: the cards are everybody's own until the end. */
export type Viewer =
  | { readonly kind: 'player'; readonly id: string }
  | { readonly kind: 'spectator' };

/** A card as it is shown and printed. */
export interface Card {
  readonly name: string;
  readonly words: Words;
  readonly crossed: readonly (readonly boolean[])[];
}

export interface WrongClaim {
  readonly name: string;
  readonly times: number;
}

export interface BingoView {
  readonly game: string;
  readonly version: number;
  readonly now: number;
  readonly viewer: Viewer;
  readonly caller: Player | null;
  readonly rules: BingoRules;
  readonly tileset: TileSet;
  readonly lexicon: LexiconId | null;
  readonly commitment: string;
  readonly code: string;
  /** Only when the game is over. */
  readonly seed: string | null;
  readonly phase: Phase;
  readonly players: readonly string[];
  readonly calls: readonly Tile[];
  readonly bag: number;
  readonly own: Card | null;
  /** What the own last claim lacked; null where there was none. */
  readonly missing: readonly Letter[] | null;
  /** From when on the player may claim again; null where nothing was claimed. */
  readonly claimFrom: number | null;
  /** Who claimed though letters were missing, and how often; only for the caller. */
  readonly wrongClaims: readonly WrongClaim[] | null;
  /** Everybody's, when the game is over. */
  readonly cards: readonly Card[] | null;
}

export function viewFor(state: Game, viewer: Viewer): BingoView {
  const { game, caller, rules, tileset, lexicon, commitment, code } = state.setup;
  const { version, now, phase, players, calls, bag, secret } = state;
  const isOver = phase.kind === 'over';
  const own = viewer.kind === 'player' ? playerOf(state, viewer.id) : undefined;
  return {
    ...{ game, version, now, viewer, caller, rules, tileset, lexicon, commitment, code, phase },
    calls,
    seed: isOver ? secret.seed : null,
    players: players.map(({ name }) => name),
    bag: bag.length,
    own: own === undefined ? null : cardOf(state, own),
    missing: own === undefined ? null : (claimOf(state, own.id)?.missing ?? null),
    claimFrom: own === undefined ? null : claimFrom(state, own.id),
    wrongClaims: viewer.kind === 'player' && viewer.id === caller?.id ? wrongClaims(state) : null,
    cards: isOver ? players.map((player) => cardOf(state, player)) : null,
  };
}

const wrongClaims = (game: Game): readonly WrongClaim[] =>
  game.claims
    .filter(({ missing }) => missing.length > 0)
    .map(({ id, times }) => ({ name: playerOf(game, id)?.name ?? '', times }))
    .filter(({ name }) => name !== '')
    .toSorted((a, b) => b.times - a.times);

const cardOf = ({ calls, setup }: Game, { name, words }: Entrant): Card => ({
  name,
  words,
  crossed: crossedOut(words, calls, setup.rules),
});

type Veiled =
  | ({ readonly kind: 'entered'; readonly name: string } & Stamp<Author>)
  | ({ readonly kind: 'claimed'; readonly isRight: boolean } & Stamp<Author>);

export type EventView = Exclude<BingoEvent, { kind: 'sealed' }> | Veiled;

/** Null for what nobody may know before the end. */
export function eventFor(event: BingoEvent, viewer: Viewer): EventView | null {
  const isOwn = 'id' in event && viewer.kind === 'player' && viewer.id === event.id;
  if (event.kind === 'sealed') return null;
  if (isOwn) return event;
  const { at, by, command } = event;
  if (event.kind === 'entered') return { kind: 'entered', name: event.name, at, by, command };
  if (event.kind === 'claimed')
    return { kind: 'claimed', isRight: event.missing.length === 0, at, by, command };
  return event;
}

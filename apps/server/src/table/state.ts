/** The state of a table, and the orders it has yet to see carried out. */
import type {
  ChatLine,
  GameResult,
  Speed,
  TableOptions,
  TableTournament,
  Topic,
} from '@taht/protocol';
import type { Player } from '@taht/rules';
import { gameOf } from '../game/ids.ts';
import type { Card } from './card.ts';

export type Place =
  | { readonly kind: 'empty' }
  | { readonly kind: 'bot'; readonly id: string; readonly bot: string }
  | {
      readonly kind: 'person';
      readonly card: Card;
      readonly isReady: boolean;
      readonly isGone: boolean;
      readonly hints: number;
      readonly permitsRacks: boolean;
    };

/** Something to be done outside the table, until it is reported done. */
export type Order = {
  readonly number: number;
  /** Not before this time. */
  readonly due: number;
} & Task;

export type Task =
  | { readonly kind: 'create-game'; readonly game: number }
  /** Whoever has been silent for so long agrees. */
  | { readonly kind: 'deal'; readonly game: number }
  | { readonly kind: 'leave-game'; readonly game: number; readonly person: string }
  | {
      readonly kind: 'replace';
      readonly game: number;
      readonly place: number;
      readonly player: Player;
    }
  | { readonly kind: 'abort-game'; readonly game: number }
  /** The tournament is told how its game ended. */
  | { readonly kind: 'tell-tournament' }
  /** The lobby is told how the table stands. */
  | { readonly kind: 'list' }
  | { readonly kind: 'release-code'; readonly code: string }
  /** What was said is not kept for ever. */
  | { readonly kind: 'forget' }
  | {
      readonly kind: 'notify';
      readonly person: string;
      readonly topic: Topic;
      readonly by: string;
    };

export interface Table {
  readonly now: number;
  readonly phase: 'new' | 'open' | 'playing' | 'closed';
  readonly id: string;
  readonly host: string;
  readonly options: TableOptions;
  readonly speed: Speed;
  readonly code: string | null;
  /** Whether the lobby paired them; then their games are public. */
  readonly isPaired: boolean;
  readonly tournament: TableTournament | null;
  readonly places: readonly Place[];
  readonly invited: readonly string[];
  /** Removed by the host; they may not sit again. */
  readonly barred: readonly string[];
  readonly hushed: readonly string[];
  /** How many games were begun here. */
  readonly games: number;
  /** Whether the last of them is kept out of public lists. */
  readonly isPrivate: boolean;
  readonly results: readonly GameResult[];
  readonly lines: readonly ChatLine[];
  readonly said: number;
  /** Everybody who ever sat here or said something, as far as they are not gone. */
  readonly known: readonly string[];
  /** How many of them are gone. */
  readonly forgotten: number;
  /** When each person last nudged somebody. */
  readonly nudged: Readonly<Record<string, number>>;
  readonly orders: readonly Order[];
  readonly ordered: number;
}

export type PersonPlace = Extract<Place, { kind: 'person' }>;

export const EMPTY: Place = { kind: 'empty' };

export const isPerson = (place: Place | undefined): place is PersonPlace =>
  place?.kind === 'person';

/** Whether somebody has left a game that goes on. */
export const hasLeft = ({ places }: Table, person: string): boolean =>
  places.some((place) => isPerson(place) && place.isGone && place.card.id === person);

/** Who sits here, those who left a running game not counted. */
export const seated = ({ places }: Table): readonly PersonPlace[] =>
  places.filter(isPerson).filter(({ isGone }) => !isGone);

/** Below 0 where the person does not sit. */
export const placeOf = ({ places }: Table, person: string): number =>
  places.findIndex((place) => isPerson(place) && !place.isGone && place.card.id === person);

export const isComplete = ({ places }: Table): boolean =>
  places.some(isPerson) &&
  places.every((place) => place.kind === 'bot' || (isPerson(place) && place.isReady));

/** The game that is being played, or was last. */
export const gameNow = ({ id, games, isPrivate }: Table): string => gameOf(id, games, isPrivate);

/** Whether those who watch may see the racks, late: everybody who plays has to permit it. */
export const showsRacks = ({ options, places }: Table): boolean =>
  options.spectators &&
  options.racksAfter !== null &&
  places.every((place) => !isPerson(place) || place.permitsRacks);

/** Whether others can find it in the lobby. */
export const isListed = ({ phase, options, places }: Table): boolean =>
  phase === 'open' && options.visibility === 'open' && places.some(({ kind }) => kind === 'empty');

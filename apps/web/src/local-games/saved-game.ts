/** Between a game and what this device stores of it. */
import { boardOf, editions, rulesetOf, tilesetOf } from '@taht/editions';
import { commitmentOf, type Entry, loadGame, migrate, VERSION } from '@taht/record';
import {
  type Action,
  type Author,
  type Game,
  type LexiconId,
  nextDue,
  promptsOf,
} from '@taht/rules';
import type { NewGame, SavedGame } from './message.ts';
import type { Stored } from './shelf.ts';
import { takenOf } from './taken.ts';

export const SYSTEM: Author = { kind: 'system' };

type Create = Extract<Action, { kind: 'create' }>;

export function setUp(
  { ruleset, tileset, houseRules, players, opening }: NewGame,
  lexicon: LexiconId | null,
): Create {
  const base = rulesetOf(ruleset);
  const tiles = tilesetOf(tileset);
  const board = base && boardOf(base.board);
  if (base === undefined || tiles === undefined || board === undefined)
    throw new Error(`unknown equipment: ${ruleset}, ${tileset}`);
  const seed = opening?.seed ?? randomHex(32);
  const setup = {
    game: `local-${randomHex(8)}`,
    players,
    base: { ...base, tileset: tiles.id },
    houseRules,
    tileset: tiles,
    board,
    lexicon,
    commitment: commitmentOf(seed),
  };
  return { kind: 'create', setup, seed };
}

/** `getRandomValues` is there on every page, secure or not. */
const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

export function factsOf(game: Game): SavedGame {
  const { setup, rules, seats, phase, now } = game;
  const home = editions.find(({ rulesets }) => rulesets.some(({ id }) => id === setup.base.id));
  return {
    id: setup.game,
    players: seats.map(({ player }) => player),
    scores: seats.map(({ score }) => score),
    edition: home?.id ?? '',
    isOver: phase.kind === 'over',
    hasBegun: phase.kind !== 'setup',
    awaited: promptsOf(game).map(({ seat }) => seat),
    lookup: rules.lookup,
    taken: takenOf(game.board),
    at: now,
  };
}

/** What an earlier version of the page wrote lacks some of what is asked about a game that goes on. */
export async function wholeFacts(
  facts: SavedGame,
  load: () => Promise<readonly Stored<Entry>[]>,
): Promise<SavedGame> {
  if (facts.isOver || (facts.lookup !== undefined && facts.taken !== undefined)) return facts;
  const loaded = readStored(await load());
  return loaded === undefined ? facts : factsOf(loaded.state);
}

/** What an earlier version of the page has written is brought up to date; undefined for nothing, or what cannot have happened. */
export function readStored(
  stored: readonly Stored<Entry>[],
): { readonly state: Game; readonly entries: readonly Entry[] } | undefined {
  if (stored.length === 0) return undefined;
  if (stored.some(({ version, index }, i) => version > VERSION || index !== i)) return undefined;
  const entries = stored.map(({ version, entry }) =>
    version === VERSION ? entry : upgraded(entry, version),
  );
  const game = loadGame(entries);
  return game.ok ? { state: game.value, entries } : undefined;
}

function upgraded({ command, events }: Entry, version: number): Entry {
  const { events: made, ...rest } = migrate({ ...command, events }, version);
  return { command: rest, events: made } as unknown as Entry;
}

/** A game that waits for a clock stood still from its last event until now. */
export function wakingActions(
  game: Game,
  now: number,
): readonly { readonly at: number; readonly action: Action }[] {
  const { clock, phase } = game;
  if (phase.kind === 'over') return [];
  const isTimed = clock.running !== null || nextDue(game) !== null;
  if (clock.paused === null && !isTimed) return [];
  const pause = { at: game.now, action: { kind: 'pause' } } as const;
  const resume = { at: now, action: { kind: 'resume' } } as const;
  return clock.paused === null ? [pause, resume] : [resume];
}

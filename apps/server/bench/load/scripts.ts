/** Whole games of bots with the real words, to be played again at any table: the same seed leads to the same tiles. */
import type { TableOptions } from '@taht/protocol';
import { commitmentOf } from '@taht/record';
import type { Action, Author, Game, Seat, Setup } from '@taht/rules';
import { type Bot, botAction, levelProfile, makeBotKit, STATIC_LEVEL } from '@taht/search';
import { gameEnv } from '../../src/game/game-env.ts';
import { gameKind } from '../../src/game/game-kind.ts';
import { Lexicons } from '../../src/lexicons/lexicons.ts';
import { equip } from '../../src/table/options.ts';
import { value } from '../../test/support/store-parts.ts';
import { Written } from './written.ts';

export interface Line {
  readonly seat: Seat;
  readonly action: Action;
}

export interface Script {
  readonly seed: string;
  /** How both agree to begin. */
  readonly opening: readonly Line[];
  readonly moves: readonly Line[];
}

export const OPTIONS: TableOptions = {
  edition: 'en',
  ruleset: 'en-club',
  houseRules: [],
  theme: '',
  lexicon: 'en',
  clock: { kind: 'per-game', seconds: 1500, increment: 0, capMinutes: 10 },
  places: 2,
  rated: false,
  visibility: 'invited',
  spectators: false,
  racksAfter: null,
  hints: false,
  referee: null,
};

export const listsOf = (): readonly string[] => ['en'];

const lexicons = new Lexicons({
  data: '/nowhere',
  now: () => 0,
  onProblem: ({ path, detail }) => {
    throw new Error(`${path}: ${detail}`);
  },
});
const LEXICON = value(lexicons.named('en'));
const { base, houseRules, rules, tileset, board } = value(equip(OPTIONS, listsOf));

/** A game to which nothing has happened yet. */
export const newGame = (stream: string) => new Written(gameKind, gameEnv(lexicons), stream);

/** How it is created by the table. */
export function creationOf(game: string, people: readonly string[], seed: string): Action {
  const setup: Setup = {
    game,
    players: people.map((id, i) => ({ id, name: `${i + 1}` })),
    base,
    houseRules,
    tileset,
    board,
    lexicon: LEXICON,
    commitment: commitmentOf(seed),
  };
  return { kind: 'create', setup, seed };
}

export function makeScripts(howMany: number): readonly Script[] {
  const lexicon = value(lexicons.lexiconOf(LEXICON));
  const kit = makeBotKit({ edition: 'en', lexicon, tileset, layout: board, rules });
  const bots = [0, 1].map((seed): Bot => ({ profile: levelProfile(STATIC_LEVEL), seed }));
  return Array.from({ length: howMany }, (_, i) => {
    const seed = `${i + 1}`.padStart(64, '0');
    const game = newGame('game');
    const [opening, moves]: [Line[], Line[]] = [[], []];
    const send = (by: Author, action: Action): void =>
      game.command({ id: `${game.state.version}`, by, at: 0, action });
    send({ kind: 'system' }, creationOf('game', ['a', 'b'], seed));
    const ask = (seat: Seat, state: Game): Action | undefined =>
      botAction(kit, bots[seat] as Bot, gameKind.viewFor(state, { kind: 'seat', seat }));
    while (game.state.phase.kind !== 'over')
      for (const seat of bots.keys()) {
        const by = { kind: 'seat', seat } as const;
        const asked = ask(seat, game.state);
        if (asked === undefined) continue;
        // Whoever moves has accepted what was played before, and says so only where nothing is left to do.
        const action =
          asked.kind === 'accept'
            ? (ask(seat, game.after({ id: 'accept', by, at: 0, action: asked })) ?? asked)
            : asked;
        (action.kind === 'agree' ? opening : moves).push({ seat, action });
        send(by, action);
      }
    return { seed, opening, moves };
  });
}

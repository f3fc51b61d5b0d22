/** A short game as entries, for the tests of files. */
import { boardOf, rulesetOf, tilesetOf } from '@taht/editions';
import { commitmentOf, drawStream, type Entry } from '@taht/record';
import {
  type Action,
  type Author,
  decide,
  evolve,
  type Layout,
  type Ruleset,
  START,
  type TileSet,
} from '@taht/rules';

const SEED = 'ab'.repeat(32);

const setup = {
  game: 'test',
  players: [
    { id: 'p1', name: 'Mari' },
    { id: 'p2', name: 'Jüri' },
  ],
  base: rulesetOf('et-base') as Ruleset,
  houseRules: [],
  tileset: tilesetOf('et-102') as TileSet,
  board: boardOf('std15') as Layout,
  lexicon: null,
  commitment: commitmentOf(SEED),
};

const SYSTEM: Author = { kind: 'system' };
const seat = (n: number): Author => ({ kind: 'seat', seat: n });

const SCRIPT: readonly (readonly [Author, Action])[] = [
  [SYSTEM, { kind: 'create', setup, seed: SEED }],
  [seat(0), { kind: 'agree' }],
  [seat(1), { kind: 'agree' }],
];

/** Created and agreed to, then passes by whoever is on turn; after four of them the game is over. */
export function entriesOf(passes: number): readonly Entry[] {
  const entries: Entry[] = [];
  let game = START;
  const act = (by: Author, action: Action): void => {
    const command = { id: `c${entries.length}`, by, at: 1000 + entries.length, action };
    const decided = decide(game, command, { judge: () => 'unknown', draw: drawStream });
    if (!decided.ok) throw new Error(decided.error.code);
    entries.push({ command, events: decided.value });
    game = decided.value.reduce(evolve, game);
  };
  for (const [by, action] of SCRIPT) act(by, action);
  for (let i = 0; i < passes; i++)
    if (game.phase.kind === 'turn') act(seat(game.phase.seat), { kind: 'pass' });
  return entries;
}

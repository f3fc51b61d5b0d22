/** Bots around this terminal: they move for their seats and see only what their seats may see. */
import type { Edition } from '@taht/editions';
import { editionOf } from '@taht/editions';
import type { Texts } from '@taht/phrasing';
import { type Game, type Seat, viewFor } from '@taht/rules';
import { type BotKit, botAction, botOf, budgetFor, type Hint, hintsFor } from '@taht/search';
import { type Equipped, makeEquipped } from '../../../engine/equip.ts';
import { isBotId } from '../../../setup/bot-seat.ts';
import type { World } from '../../../shell/world.ts';
import type { ActFailure, GameTable } from './game-table.ts';

/** The longest that anybody has to wait for a bot. */
const PATIENCE = 3000;

const isBot = ({ setup }: Game, seat: Seat): boolean => isBotId(setup.players[seat]?.id ?? '');

export const peopleAt = (game: Game): Seat[] =>
  game.setup.players.map((_, seat) => seat).filter((seat) => !isBot(game, seat));

/** Made when it is first needed, for the rules that were agreed to. */
export class BotKits {
  readonly #world: World;
  readonly #texts: Texts;
  readonly #data: string;
  #kit: { readonly rules: Game['rules']; readonly kit: BotKit } | undefined;

  constructor(world: World, texts: Texts, data: string) {
    this.#world = world;
    this.#texts = texts;
    this.#data = data;
  }

  /** Undefined where there is no dictionary to play by. */
  kitFor({ game, lexicon }: GameTable): BotKit | undefined {
    if (lexicon === null) return undefined;
    if (this.#kit?.rules === game.rules) return this.#kit.kit;
    const edition = editionOf(lexicon.info.edition) as Edition;
    const { tileset } = game.setup;
    const options = { data: this.#data };
    const equipped = makeEquipped(
      edition,
      game.rules,
      tileset,
      lexicon,
      options,
      this.#world,
      this.#texts,
    );
    if (!equipped.ok) return undefined;
    const { kit }: Equipped = equipped.value;
    this.#kit = { rules: game.rules, kit };
    return kit;
  }
}

/** Lets bots answer what the game asks of them. Returns whether anything happened, or why it could not be written. */
export async function moveBots(
  table: GameTable,
  kits: BotKits,
): Promise<'moved' | 'idle' | ActFailure> {
  const { game } = table;
  for (const [seat, { id }] of game.setup.players.entries()) {
    const profile = botOf(id);
    const kit = profile === undefined ? undefined : kits.kitFor(table);
    if (profile === undefined || kit === undefined) continue;
    const view = viewFor(game, { kind: 'seat', seat });
    const until = table.now() + budgetFor(view, profile, PATIENCE, table.now());
    const deadline = { expired: () => table.now() >= until };
    const action = botAction(kit, { profile, seed: seat }, view, deadline);
    if (action === undefined) continue;
    const done = await table.act({ kind: 'seat', seat }, action);
    // Its time may have run out before it moved.
    if (done.ok || (await table.catchUp())) return 'moved';
    if (done.error.kind === 'refused')
      throw new Error(`a bot was refused: ${JSON.stringify(done.error.refusal)}`);
    return done.error;
  }
  return 'idle';
}

export const hintsOf = (table: GameTable, seat: Seat, kits: BotKits): readonly Hint[] => {
  const kit = kits.kitFor(table);
  return kit === undefined ? [] : hintsFor(kit, viewFor(table.game, { kind: 'seat', seat }));
};

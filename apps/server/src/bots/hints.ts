/** Gives hints step by step: only to the seat on turn, and only where the table allows them. */
import { err, ok, type Result } from '@taht/base';
import { type Game, viewFor } from '@taht/rules';
import { type Hint, type HintStep, hintFrom } from '@taht/search';
import { gameKind } from '../game/game-kind.ts';
import type { LexiconRefusal, Lexicons } from '../lexicons/lexicons.ts';
import type { RoomFailure } from '../rooms/message.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import type { Engines } from './engines.ts';
import type { QueueRefusal } from './fair-queue.ts';

export type HintRefusal =
  | { readonly code: 'not-taking-part' }
  | { readonly code: 'not-your-turn' }
  | { readonly code: 'hints-off' }
  | { readonly code: 'no-dictionary' }
  | LexiconRefusal
  | QueueRefusal
  | RoomFailure;

export interface HintPorts {
  readonly rooms: Pick<RoomsPort, 'read'>;
  readonly engines: Pick<Engines, 'hints'>;
  readonly lexicons: Pick<Lexicons, 'lexiconOf' | 'filesOf'>;
  /** Whether this table gives hints: never a rated one. */
  mayHint(stream: string): Promise<boolean>;
  /** Tells the table of it, once for each step at each turn; false where it cannot be told now. */
  count(stream: string, person: string, turn: string): Promise<boolean>;
}

export const giveHint =
  ({ rooms, engines, lexicons, mayHint, count }: HintPorts) =>
  async (stream: string, person: string, step: HintStep): Promise<Result<Hint, HintRefusal>> => {
    const read = await rooms.read(gameKind, stream);
    if (!read.ok) return read;
    const { state: game } = read.value;
    const seat = game.seats.findIndex(({ player }) => player.id === person);
    if (seat < 0) return err({ code: 'not-taking-part' });
    if (!isOnTurn(game, seat)) return err({ code: 'not-your-turn' });
    if (!(await mayHint(stream))) return err({ code: 'hints-off' });
    if (game.setup.lexicon === null) return err({ code: 'no-dictionary' });
    const lexicon = lexicons.lexiconOf(game.setup.lexicon);
    if (!lexicon.ok) return lexicon;
    const { edition } = lexicon.value.info;
    const view = viewFor(game, { kind: 'seat', seat });
    const work = { lexicon: lexicon.value, edition, files: lexicons.filesOf(edition), view };
    const found = await engines.hints({ class: 'live', owner: person }, work);
    if (!found.ok) return found;
    const hint = hintFrom(found.value, step);
    if (hint === undefined) return err({ code: 'not-your-turn' });
    // Nobody is helped without the others knowing.
    const isTold = await count(stream, person, `${read.value.version}-${hint.step}`);
    return isTold ? ok(hint) : err({ code: 'busy' });
  };

const isOnTurn = ({ phase, clock }: Game, seat: number): boolean =>
  phase.kind === 'turn' && phase.seat === seat && clock.paused === null;

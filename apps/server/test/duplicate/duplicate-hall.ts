/** A duplicate game with many players inside one process: all they do goes the way of commands from sockets. */
import { ok, type Result } from '@taht/base';
import type { duplicate } from '@taht/modes';
import type { PlacedTile, Square } from '@taht/rules';
import { answersKind } from '../../src/duplicate/answers-kind.ts';
import { asDirector } from '../../src/duplicate/as-director.ts';
import { duplicateCommands, enter } from '../../src/duplicate/commands.ts';
import { duplicateEnv } from '../../src/duplicate/duplicate-env.ts';
import { duplicateKind } from '../../src/duplicate/duplicate-kind.ts';
import { judgeRound } from '../../src/duplicate/judge-round.ts';
import { Lexicons } from '../../src/lexicons/lexicons.ts';
import { systemClock } from '../../src/rooms/clock.ts';
import type { Hosted } from '../../src/rooms/hosted.ts';
import type { Done, SendFailure } from '../../src/rooms/message.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import type { Store } from '../../src/store/store.ts';
import { value } from '../support/store-parts.ts';
import { SEED, setupOf } from './duplicate-setup.ts';

export const GAME = 'duplicate-hall';
const SYSTEM = { kind: 'system' } as const;
const BATCH = 500;

export const personOf = (player: number): string => `person-${player}`;

export class DuplicateHall {
  readonly rooms: Rooms;
  readonly #lexicons: Lexicons;
  readonly #ask: ReturnType<typeof duplicateCommands>;
  #ids = 0;

  private constructor(rooms: Rooms, lexicons: Lexicons) {
    this.rooms = rooms;
    this.#lexicons = lexicons;
    const named = (id: string): Result<{ id: string; hash: string }, unknown> => lexicons.named(id);
    const ports = {
      rooms,
      named,
      listsOf: (edition: string) => [edition],
      seed: () => SEED,
      whyNotOpen: () => null,
      takeCode: async () => null,
      asDirector: asDirector(async () => ok(false)),
      onAnswer: () => {},
    };
    this.#ask = duplicateCommands(ports);
  }

  static async open(store: Store): Promise<DuplicateHall> {
    const lexicons = new Lexicons({
      data: '/nowhere',
      now: () => systemClock.now(),
      onProblem: ({ detail }) => {
        throw new Error(detail);
      },
    });
    const kinds = [
      { kind: duplicateKind, env: duplicateEnv(lexicons), react: judgeRound },
      { kind: answersKind, env: null },
    ] as unknown as readonly Hosted[];
    const onBug = (bug: unknown): never => {
      throw bug;
    };
    const rooms = value(await Rooms.start({ store, clock: systemClock, kinds, onBug }));
    return new DuplicateHall(rooms, lexicons);
  }

  /** Makes the game with its players, unless that has been done. */
  async fill(players: number, rules: Partial<duplicate.DuplicateRules>): Promise<void> {
    const setup = setupOf(this.#lexicons, { game: GAME, referees: [], rules });
    const action = { kind: 'create', setup, seed: SEED };
    await this.rooms.create('duplicate', GAME, { id: 'create', who: SYSTEM, action });
    for (let from = 0; from < players; from += BATCH) {
      const some = Array.from({ length: Math.min(BATCH, players - from) }, (_, i) => ({
        id: personOf(from + i + 1),
        name: `Player ${from + i + 1}`,
        hall: '',
        hands: 'device' as const,
      }));
      value(await enter(this.rooms, GAME, `enter-${from}`, some));
    }
  }

  /** Once, however often it is asked for. */
  async start(): Promise<void> {
    value(await this.rooms.send(GAME, { id: 'start', who: SYSTEM, action: { kind: 'start' } }));
  }

  async game(): Promise<duplicate.Game> {
    return value(await this.rooms.read(duplicateKind, GAME)).state;
  }

  handIn(
    player: number,
    call: number,
    tiles: readonly PlacedTile[],
  ): Promise<Result<Done, SendFailure>> {
    const who = { kind: 'person', id: personOf(player) } as const;
    const action = { kind: 'hand-in', call, tiles, claimed: claimOf(player) };
    return this.#ask(GAME, { id: `h${++this.#ids}-${call}`, who, action });
  }

  async stop(): Promise<void> {
    await this.rooms.stop();
  }
}

/** Some tiles of the rack in a row through the star, another row for every few players. */
export function someTiles(
  { rack }: Pick<duplicate.Game, 'rack'>,
  player: number,
): readonly PlacedTile[] {
  const length = 2 + (player % 4);
  const first = player % rack.length;
  return Array.from({ length }, (_, i) => ({
    square: (112 - (player % length) + i) as Square,
    letter: rack[(first + i) % rack.length] as PlacedTile['letter'],
    blank: false,
  })).filter(({ letter }) => (letter as string) !== '?');
}

/** A score that tells whose answer it is. */
export const claimOf = (player: number): number => player % 1000;

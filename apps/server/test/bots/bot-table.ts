/** Tables with bots: rooms over a store in memory, a clock moved by hand, and the real word lists. */
import type { Edition } from '@taht/editions';
import type { Action, Game, GameEvent, HouseRule, Player, RulesetPatch } from '@taht/rules';
import { botId } from '@taht/search';
import { editions, Table } from '@taht/testkit';
import { answerDue } from '../../src/bots/answer-due.ts';
import { type BotMovePorts, botMove } from '../../src/bots/bot-move.ts';
import { gameEnv } from '../../src/game/game-env.ts';
import { gameKind } from '../../src/game/game-kind.ts';
import { Lexicons } from '../../src/lexicons/lexicons.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { type Memory, memoryStore } from '../support/memory-store.ts';
import { value } from '../support/store-parts.ts';

export const lexicons = new Lexicons({
  data: '/nowhere',
  now: () => 0,
  onProblem: ({ path, detail }) => {
    throw new Error(`${path}: ${detail}`);
  },
});

export const env = gameEnv(lexicons);

export const bots = (...names: string[]): Player[] =>
  names.map((name, seat) => ({ id: botId(name, seat), name }));

export interface Offer {
  readonly edition: string;
  readonly ruleset?: string;
  readonly houseRules?: readonly HouseRule[];
  readonly rules?: RulesetPatch;
  readonly players: readonly Player[];
  readonly game: string;
  /** Of the draws. */
  readonly seed?: number;
}

/** The command that begins such a game. */
export function offerOf({
  edition,
  ruleset,
  houseRules,
  rules,
  players,
  game,
  seed,
}: Offer): Action {
  const { rulesets, lexicons: lists } = editions.find(({ id }) => id === edition) as Edition;
  const offered = Table.offered({
    ruleset: ruleset ?? rulesets[0].id,
    rules: { players: { min: 2, max: 4 }, ...rules },
    houseRules: houseRules ?? [],
    players: players.length,
    hasPlay: () => true,
  }).entries[0]?.command.action as Extract<Action, { kind: 'create' }>;
  const lexicon = value(lexicons.named(lists[0] as string));
  return {
    ...offered,
    setup: { ...offered.setup, game, players, lexicon },
    seed: `${seed ?? 1}`.padStart(64, '0'),
  };
}

export async function openRooms(
  memory: Memory,
  clock: FakeClock,
  ports: Pick<BotMovePorts, 'engines'> & Partial<BotMovePorts>,
) {
  const bugs: unknown[] = [];
  const onBug = (bug: unknown): void => {
    bugs.push(bug);
  };
  const react = botMove({ lexicons, clock, isRefereed: async () => false, onBug, ...ports });
  const store = memoryStore(memory);
  const kinds = [{ kind: gameKind, env, react, owes: answerDue }];
  return { rooms: value(await Rooms.start({ store, clock, kinds, onBug })), bugs };
}

export async function gameIn(rooms: Rooms, stream: string): Promise<Game> {
  return value(await rooms.read(gameKind, stream)).state;
}

export const eventsOf = ({ streams }: Memory, stream: string): readonly GameEvent[] =>
  (streams.get(stream)?.entries ?? []).flatMap(
    ({ body, format }) => value(gameKind.decode(body, format)).events,
  );

/** Lets time pass until the games are over; a game that hangs fails. */
export async function playOut(
  rooms: Rooms,
  clock: FakeClock,
  streams: readonly string[],
  most = 3000,
): Promise<readonly Game[]> {
  for (let i = 0; i < most; i++) {
    const games = await Promise.all(streams.map((stream) => gameIn(rooms, stream)));
    if (games.every(({ phase }) => phase.kind === 'over')) return games;
    await clock.advance(1000);
  }
  const games = await Promise.all(streams.map((stream) => gameIn(rooms, stream)));
  throw new Error(`games hang: ${games.map(({ phase }) => JSON.stringify(phase).slice(0, 200))}`);
}

export { FakeClock };

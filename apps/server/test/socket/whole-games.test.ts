/** Whole games between protocol clients over real sockets: several devices, spectators, connections cut at any moment. */
import { Client, followGame, following, type SeenGame, seeGame, viewOfSeen } from '@taht/protocol';
import { type EventView, type GameView, RULE_VALUES } from '@taht/rules';
import { count, isLong, makeRng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { FakeClock } from '../support/fake-clock.ts';
import { type Replay, replayOf, whoOf } from '../support/played.ts';
import { portsTo, type Served, serve } from '../support/serve.ts';
import { value } from '../support/store-parts.ts';

const STREAM = 'game-over-the-wire';
const SHORT = 20;
/** Real sockets under a clock moved by hand: a trip measured there says nothing, and the games are those that were recorded. */
const NO_LAGS = { allowed: () => 0, use: () => {} };

/** One device of somebody, with the game as it adds up there. */
class Device {
  readonly id: string;
  readonly client: Client;
  #socket: WebSocket | null = null;
  #waiting = new Set<() => void>();
  seen: SeenGame | null = null;

  constructor(id: string, url: string) {
    this.id = id;
    const ports = portsTo(url, {}, (socket) => {
      this.#socket = socket;
    });
    this.client = new Client({ ports, client: 'test', token: id });
    this.client.watch(
      STREAM,
      following<SeenGame | GameView, EventView>({
        fold: (seen, event, version) =>
          followGame('game' in seen && 'isWhole' in seen ? seen : seeGame(seen), event, version),
        onChange: (seen) => {
          this.seen = 'isWhole' in seen ? seen : seeGame(seen);
          for (const resolve of this.#waiting) resolve();
          this.#waiting.clear();
        },
        onFailed: ({ code }) => {
          throw new Error(code);
        },
      }),
    );
  }

  /** As when a tunnel swallows a phone. */
  cut(): void {
    this.#socket?.close();
  }

  async until(isSo: (view: GameView) => boolean): Promise<GameView> {
    for (;;) {
      const view = this.seen === null ? null : viewOfSeen(this.seen);
      if (view !== null && isSo(view)) return view;
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }
}

async function play(served: Served, clock: FakeClock, { played, setup }: Replay, i: number) {
  const rng = makeRng(seed() + i);
  const players = setup.players.map(({ id }) => id);
  const [first] = played.entries;
  await served.rooms.create('game', STREAM, {
    id: 'create',
    who: { kind: 'system' },
    action: first?.command.action,
  });
  const ids = [...new Set([...players, 'new'])];
  // The first player has a second device.
  const devices = [...ids, players[0] ?? '', 'spectator'].map(
    (id) => new Device(id, served.socket),
  );
  let cuts = 0;
  for (const { command } of played.entries.slice(1)) {
    await clock.advance(command.at - clock.now());
    const who = whoOf(command, players);
    if (command.action.kind === 'replace') players[command.action.seat] = command.action.player.id;
    const own = devices.filter(({ id }) => who.kind === 'person' && id === who.id);
    for (const device of devices)
      if (rng.chance(0.02)) {
        device.cut();
        cuts++;
      }
    const sent =
      own.length > 0
        ? await rng.pick(own).client.send(STREAM, command.action)
        : await served.rooms.send(STREAM, { id: command.id, who, action: command.action });
    expect(sent, `game ${i}: ${command.action.kind} at ${command.at}`).toMatchObject({ ok: true });
  }
  for (const device of devices) {
    const view = await device.until(
      ({ phase, seed: secret }) => phase.kind === 'over' && secret !== '',
    );
    const shown = value(await served.rooms.viewFor(STREAM, { kind: 'person', id: device.id }));
    const { version: _, now: __, ...known } = view;
    expect(known, device.id).toEqual(
      JSON.parse(JSON.stringify({ ...(shown.view as object), version: undefined, now: undefined })),
    );
    device.client.close();
  }
  return cuts;
}

test('in every challenge mode, with two, three and four at the table', async () => {
  const missing = new Set<string>([
    ...RULE_VALUES['challenge.mode'].map((mode) => `mode ${mode}`),
    ...[2, 3, 4].map((seats) => `${seats} seats`),
  ]);
  const tally = { games: 0, commands: 0, cuts: 0 };
  for (let i = 0; (missing.size > 0 || tally.games < count(200)) && i < 2000; i++) {
    const replay = replayOf(seed() + i);
    if (replay === undefined || replay.played.entries.length < SHORT) continue;
    const traits = [
      `mode ${replay.played.game.rules.challenge.mode}`,
      `${replay.setup.players.length} seats`,
    ];
    if (!isLong && !traits.some((trait) => missing.has(trait)) && missing.size > 0) continue;
    for (const trait of traits) missing.delete(trait);
    const clock = new FakeClock(replay.played.entries[0]?.command.at);
    const served = await serve({ clock, env: replay.env, server: { lags: NO_LAGS } });
    tally.cuts += await play(served, clock, replay, i);
    tally.games++;
    tally.commands += replay.played.entries.length;
    expect(served.bugs).toEqual([]);
    await served.stop();
  }
  expect([...missing]).toEqual([]);
  expect(tally.cuts).toBeGreaterThan(tally.games / 2);
  if (isLong)
    console.log(
      `LONG: games over sockets: ${tally.games} games, ${tally.commands} commands, ${tally.cuts} connections cut, all devices agree`,
    );
});

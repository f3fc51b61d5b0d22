/**
 * A process with a duplicate game whose players answer until it is killed; half of them in the last moments before the bell.
 * It prints `call player` for each answer that was acknowledged, and `rang` and `judged` when that is published.
 */
import process from 'node:process';
import type { duplicate } from '@taht/modes';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import { value } from '../support/store-parts.ts';
import { DuplicateHall, GAME, someTiles } from './duplicate-hall.ts';

const [path = '', players = '0'] = process.argv.slice(2);
const hall = await DuplicateHall.open(value(await openSqliteStore(path)));
setInterval(() => {}, 1000);

let answered = 0;
const answerAll = async (): Promise<void> => {
  const game = await hall.game();
  const { phase, calls: call } = game;
  if (phase.kind !== 'answering' || answered === call) return;
  answered = call;
  for (let player = 1; player <= Number(players); player++) {
    const wait = player % 2 === 0 ? 0 : Math.max(0, phase.deadline - Date.now() - (player % 100));
    setTimeout(() => void answer(game, player), wait);
  }
};

async function answer(game: duplicate.Game, player: number): Promise<void> {
  const sent = await hall.handIn(player, game.calls, someTiles(game, player));
  if (sent.ok) process.stdout.write(`${game.calls} ${player}\n`);
}

await hall.fill(Number(players), { seconds: 1, pauseSeconds: 0 });
await hall.start();
value(
  await hall.rooms.subscribe(GAME, { kind: 'system' }, null, (message) => {
    const items = message.kind === 'events' ? message.items : [];
    for (const item of items) {
      const kind = 'event' in item ? (item.event as duplicate.Fact).kind : '';
      if (kind === 'rang' || kind === 'judged') process.stdout.write(`${kind}\n`);
    }
    void answerAll();
  }),
);

/** A server process among several over one PostgreSQL: takes commands as lines of JSON, answers and tells its viewers as lines. */
import process from 'node:process';
import { createInterface } from 'node:readline';
import { hashJudge, randomEnv } from '@taht/testkit';
import { gameKind } from '../../src/game/game-kind.ts';
import { systemClock } from '../../src/rooms/clock.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { openPostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { value } from '../support/store-parts.ts';
import type { FromNode, ToNode } from './node-lines.ts';

const rooms = value(
  await Rooms.start({
    store: value(await openPostgresStore(process.argv[2] ?? '', { connections: 4 })),
    clock: systemClock,
    kinds: [{ kind: gameKind, env: { wordsFor: () => randomEnv(hashJudge) } }],
    onBug: (bug) => {
      throw bug;
    },
  }),
);

const tell = (line: FromNode): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

createInterface(process.stdin).on('line', async (text) => {
  const line = JSON.parse(text) as ToNode;
  const { seq, stream } = line;
  if (line.kind === 'send') {
    const answer = await rooms.sendOrCreate('game', stream, line.request);
    tell({ kind: 'answer', seq, isDone: answer.ok, text: JSON.stringify(answer) });
  } else {
    const joined = await rooms.subscribe(stream, line.who, line.since, (message) =>
      tell({ kind: 'message', seq, message }),
    );
    tell({ kind: 'answer', seq, isDone: joined.ok, text: JSON.stringify(joined) });
  }
});

tell({ kind: 'ready' });

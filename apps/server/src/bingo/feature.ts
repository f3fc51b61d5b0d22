/** Bingo: cards with words, and a caller. */
import type { Lexicons } from '../lexicons/lexicons.ts';
import { wordsEnv } from '../lexicons/words-env.ts';
import type { OpeningPorts } from '../people/opening.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { coded, type Feature } from '../server/feature.ts';
import { bingoKind } from './bingo-kind.ts';
import { bingoCommands } from './commands.ts';

export interface BingoFeatureOptions {
  readonly lexicons: Lexicons;
  opening(rooms: Rooms): OpeningPorts;
}

export const bingoCode = coded({
  kind: bingoKind,
  codeOf: ({ phase, setup }) => (phase.kind === 'over' ? null : setup.code),
});

export const bingoFeature = ({ lexicons, opening }: BingoFeatureOptions): Feature => ({
  kinds: [{ kind: bingoKind, env: wordsEnv(lexicons) }],
  // A bingo goes as a whole when its time has come.
  reactions: [
    {
      to: bingoKind,
      react: async (stream, _, rooms) => ((await rooms.forget(stream)).ok ? 'done' : 'later'),
    },
  ],
  handlers: (rooms) => ({ bingo: bingoCommands(opening(rooms)) }),
  lists: [{ kind: bingoKind.name }],
  codes: [bingoCode],
  traces: [{ kind: bingoKind.name, by: 'player' }],
});

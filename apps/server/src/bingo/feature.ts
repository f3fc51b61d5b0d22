/** Bingo: cards with words, and a caller. */
import { wordsEnv } from '../lexicons/words-env.ts';
import type { OpeningBase } from '../people/opening.ts';
import { coded, type Feature } from '../server/feature.ts';
import { bingoKind } from './bingo-kind.ts';
import { bingoCommands } from './commands.ts';

export const bingoCode = coded({
  kind: bingoKind,
  codeOf: ({ phase, setup }) => (phase.kind === 'over' ? null : setup.code),
});

export const bingoFeature = ({ lexicons, opening }: OpeningBase): Feature => ({
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

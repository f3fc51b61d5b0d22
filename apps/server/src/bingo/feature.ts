/** Bingo: cards with words, and a caller. */
import type { Lexicons } from '../lexicons/lexicons.ts';
import { wordsEnv } from '../lexicons/words-env.ts';
import type { OpeningPorts } from '../people/opening.ts';
import { forgetIn } from '../rooms/forget-person.ts';
import { reacting } from '../rooms/reacting.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { coded, type Feature } from '../server/feature.ts';
import type { Store } from '../store/store.ts';
import { streamsOf } from '../store/streams-of.ts';
import { bingoKind } from './bingo-kind.ts';
import { bingoCommands } from './commands.ts';
import { forgetBingo } from './forget-bingo.ts';

export interface BingoFeatureOptions {
  readonly store: Pick<Store, 'list'>;
  readonly lexicons: Lexicons;
  opening(rooms: Rooms): OpeningPorts;
}

export const bingoCode = coded({
  kind: bingoKind,
  codeOf: ({ phase, setup }) => (phase.kind === 'over' ? null : setup.code),
});

export const bingoFeature = ({ store, lexicons, opening }: BingoFeatureOptions): Feature => ({
  kinds: [{ kind: bingoKind, env: wordsEnv(lexicons) }],
  reactions: [reacting({ to: bingoKind, react: forgetBingo })],
  handlers: (rooms) => ({ bingo: bingoCommands(opening(rooms)) }),
  lists: [{ kind: bingoKind.name }],
  codes: [bingoCode],
  forget: (person, rooms) =>
    forgetIn(rooms, streamsOf(store, { kind: bingoKind.name, player: person }), person),
});

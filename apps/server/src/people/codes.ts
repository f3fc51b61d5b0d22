/** Short codes by which a class, a table, a duplicate game, a bingo or an event is found: read out in a room, or typed from a board. */
import { err, ok, type Result } from '@taht/base';
import { bingoKind } from '../bingo/bingo-kind.ts';
import { classKind } from '../classes/class-kind.ts';
import { duplicateKind } from '../duplicate/duplicate-kind.ts';
import type { Kind, KindTypes } from '../kind/kind.ts';
import type { RoomFailure } from '../rooms/message.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import { tableKind } from '../table/table-kind.ts';
import { tournamentKind } from '../tournament/tournament-kind.ts';
import { newCode } from './chance.ts';
import { type ClaimPorts, codeStream, releaseClaim, takeClaim } from './claims.ts';
import { type Answer, isAbsent } from './failure.ts';

type GoesBy = (
  rooms: Pick<RoomsPort, 'read'>,
  holder: string,
  code: string,
) => Promise<Result<boolean, RoomFailure>>;

/** Whatever is gone goes by no code. */
const goesBy =
  <T extends KindTypes>(kind: Kind<T>, codeOf: (state: T['state']) => string | null): GoesBy =>
  async (rooms, holder, code) => {
    const read = await rooms.read(kind, holder);
    if (read.ok) return ok(codeOf(read.value.state) === code);
    return isAbsent(read.error) ? ok(false) : err(read.error);
  };

/** A game that is over is still found by its code until somebody else is given it. */
const ofGame = ({ phase, setup }: { phase: { kind: string }; setup: { code: string } }) =>
  phase.kind === 'over' ? null : setup.code;

const HOLDERS: readonly (readonly [string, GoesBy])[] = [
  ['class-', goesBy(classKind, ({ phase, code }) => (phase === 'open' ? code : null))],
  ['table-', goesBy(tableKind, ({ code }) => code)],
  ['duplicate-', goesBy(duplicateKind, ofGame)],
  ['bingo-', goesBy(bingoKind, ofGame)],
  ['tournament-', goesBy(tournamentKind, ({ setup }) => setup.code)],
];

/** A code that is given to this stream. */
export async function takeCode(ports: ClaimPorts, stream: string): Answer<string> {
  for (;;) {
    const code = newCode(ports.random);
    const taken = await takeThisCode(ports, stream, code);
    if (!taken.ok) return taken;
    if (taken.value) return ok(code);
  }
}

/** False where something else has it. */
export const takeThisCode = (ports: ClaimPorts, stream: string, code: string): Answer<boolean> =>
  takeClaim(ports, codeStream(code), stream, async (holder) => {
    const [, holds] = HOLDERS.find(([prefix]) => holder.startsWith(prefix)) ?? [];
    return holds === undefined ? ok(true) : holds(ports.rooms, holder, code);
  });

export const releaseCode = (
  rooms: Pick<RoomsPort, 'send'>,
  code: string,
  stream: string,
): Promise<void> => releaseClaim(rooms, codeStream(code), stream, `release-${stream}`);

/** Short codes for classes, tables, games and tournaments, to be read out or typed from a board. */
import { err, ok, type Result } from '@taht/base';
import { kindIn } from '../rooms/commands.ts';
import { isAbsent } from '../rooms/failures.ts';
import type { RoomFailure } from '../rooms/message.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import { type ClaimPorts, codeStream, releaseClaim, takeClaim } from './claims.ts';
import type { Answer } from './failure.ts';
import type { PeopleKit } from './ports.ts';
import { newCode } from './random.ts';

export type CodePorts = ClaimPorts & Pick<PeopleKit, 'features'>;

/** A code that is given to this stream. */
export async function takeCode(ports: CodePorts, stream: string): Answer<string> {
  for (;;) {
    const code = newCode(ports.random);
    const taken = await takeThisCode(ports, stream, code);
    if (!taken.ok) return taken;
    if (taken.value) return ok(code);
  }
}

/** False where something else has it. */
export const takeThisCode = (ports: CodePorts, stream: string, code: string): Answer<boolean> =>
  takeClaim(ports, codeStream(code), stream, (holder) => goesBy(ports, holder, code));

/** Whatever is gone goes by no code. */
async function goesBy(
  { features, rooms }: CodePorts,
  holder: string,
  code: string,
): Promise<Result<boolean, RoomFailure>> {
  const coded = features()
    .flatMap(({ codes = [] }) => codes)
    .find(({ kind }) => kind.name === kindIn(holder));
  if (coded === undefined) return ok(true);
  const read = await rooms.read(coded.kind, holder);
  if (read.ok) return ok(coded.codeOf(read.value.state) === code);
  return isAbsent(read.error) ? ok(false) : err(read.error);
}

export const releaseCode = (
  rooms: Pick<RoomsPort, 'send'>,
  code: string,
  stream: string,
): Promise<void> => releaseClaim(rooms, codeStream(code), stream, `release-${stream}`);

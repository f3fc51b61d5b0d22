/** Short codes by which a table is found: read out in a room, or typed from a board. */
import { err, ok } from '@taht/base';
import { tableKind } from '../kinds/table/table-kind.ts';
import { newCode } from '../people/chance.ts';
import { codeStream, releaseClaim, takeClaim } from '../people/claims.ts';
import type { Answer } from '../people/failure.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';

type Ports = Parameters<typeof takeClaim>[0];

export async function takeTableCode(ports: Ports, table: string): Answer<string> {
  for (;;) {
    const code = newCode(ports.random);
    const taken = await takeClaim(ports, codeStream(code), table, async (holder) => {
      const read = await ports.rooms.read(tableKind, holder);
      // Held by something that is no table: whoever gave it out releases it.
      if (!read.ok) return read.error.code === 'store-failed' ? err(read.error) : ok(true);
      return ok(read.value.state.code === code);
    });
    if (!taken.ok) return taken;
    if (taken.value) return ok(code);
  }
}

export const releaseTableCode = (
  rooms: Pick<RoomsPort, 'send'>,
  code: string,
  table: string,
): Promise<void> => releaseClaim(rooms, codeStream(code), table, `release-${table}`);

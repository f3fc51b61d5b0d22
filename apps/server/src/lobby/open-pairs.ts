/** Opens the tables of those whom the lobby has brought together. */

import type { Hosted } from '../rooms/hosted.ts';
import { isSettled } from '../rooms/settled.ts';
import { tableKind } from '../table/table-kind.ts';
import type { LobbyTypes } from './lobby-kind.ts';

const SYSTEM = { kind: 'system' } as const;

export const openPairs: NonNullable<Hosted<LobbyTypes>['react']> = async (
  stream,
  { pairs },
  rooms,
) => {
  let isDone = true;
  for (const { table, options, people } of pairs) {
    const open = { kind: 'open-paired', table, options, people };
    const request = { id: 'open', who: SYSTEM, action: open };
    const opened = isSettled(await rooms.create(tableKind.name, table, request));
    const action = { kind: 'opened', table };
    const told =
      opened && isSettled(await rooms.send(stream, { id: `opened-${table}`, who: SYSTEM, action }));
    isDone &&= told;
  }
  return isDone ? 'done' : 'later';
};

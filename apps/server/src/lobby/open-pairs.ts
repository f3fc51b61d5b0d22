/** Opens tables for people whom the lobby has paired. */
import { SYSTEM } from '../kind/kind.ts';
import { isSettled } from '../rooms/failures.ts';
import type { React } from '../rooms/reacting.ts';
import { tableKind } from '../table/table-kind.ts';
import type { LobbyTypes } from './lobby-kind.ts';

export const openPairs: React<LobbyTypes> = async (stream, { pairs }, rooms) => {
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

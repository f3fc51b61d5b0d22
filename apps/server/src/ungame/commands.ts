/** Commands to un-games: who may send which. Any player of a finished game may open its un-game; there is one for each game. */
import { ok } from '@taht/base';
import { ungame } from '@taht/modes';
import { ungameRequest } from '@taht/protocol';
import { gameKind } from '../game/game-kind.ts';
import { parseWith } from '../kind/json-entry.ts';
import { type CommandHandler, onBehalf, type Sent } from '../rooms/commands.ts';
import { failed, refused } from '../rooms/message.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import { ungameKind } from './ungame-kind.ts';

export function nameUngame(action: unknown): string | undefined {
  const asked = parseWith(ungameRequest, action);
  return asked.ok ? `un${asked.value.game}` : undefined;
}

export const ungameCommands =
  (rooms: RoomsPort): CommandHandler =>
  async (stream, request, place) => {
    if (place === 'later') return rooms.send(stream, request);
    const { who } = request;
    const asked = parseWith(ungameRequest, request.action);
    if (!asked.ok) return failed({ code: 'malformed', at: asked.error });
    const read = await rooms.read(gameKind, asked.value.game);
    if (!read.ok) return failed(read.error);
    const { state } = read.value;
    const isPlayer =
      who.kind === 'person' && state.seats.some(({ player }) => player.id === who.id);
    if (!isPlayer) return failed({ code: 'not-taking-part' });
    const setup = ungame.setupFrom(stream, state);
    if (!setup.ok) return refused(setup.error);
    const action = { kind: 'create', setup: setup.value };
    const made = await rooms.create(ungameKind.name, stream, {
      ...request,
      ...onBehalf(request),
      action,
    });
    return isThereAlready(made) ? nothingDone(rooms, stream) : made;
  };

const isThereAlready = (made: Awaited<Sent>): boolean =>
  !made.ok && made.error.kind === 'failed' && made.error.failure.code === 'stream-exists';

async function nothingDone(rooms: RoomsPort, stream: string): Sent {
  const read = await rooms.read(ungameKind, stream);
  if (!read.ok) return failed(read.error);
  const { version } = read.value;
  return ok({ since: version, version, repeated: false });
}

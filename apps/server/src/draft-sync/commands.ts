/**
 * Commands to drafts. The first one makes the stream, but only for players and the referee of the game, so that
 * nobody fills the store.
 */
import { ok, type Result } from '@taht/base';
import { gameKind } from '../game/game-kind.ts';
import type { Who } from '../kind/kind.ts';
import type { CommandHandler, Sent } from '../rooms/commands.ts';
import { failed, type RoomFailure } from '../rooms/message.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import { asReferee } from '../table/referee.ts';
import { draftKind, gameOfDrafts } from './draft-kind.ts';

export const draftCommands =
  (rooms: Pick<RoomsPort, 'read' | 'send' | 'sendOrCreate'>): CommandHandler =>
  async (stream, request) => {
    const { who } = request;
    const sent = await rooms.send(stream, request);
    if (who.kind !== 'person' || !isAbsent(sent)) return sent;
    const game = gameOfDrafts(stream, who.id);
    if (game === null) return sent;
    const may = await takesPart(rooms, game, who);
    if (!may.ok) return failed(may.error);
    if (!may.value) return failed({ code: 'not-taking-part' });
    return rooms.sendOrCreate(draftKind.name, stream, request);
  };

const isAbsent = (sent: Awaited<Sent>): boolean =>
  !sent.ok && sent.error.kind === 'failed' && sent.error.failure.code === 'no-such-stream';

async function takesPart(
  rooms: Pick<RoomsPort, 'read'>,
  game: string,
  who: Extract<Who, { kind: 'person' }>,
): Promise<Result<boolean, RoomFailure>> {
  const read = await rooms.read(gameKind, game);
  if (!read.ok) return read;
  if (read.value.state.seats.some(({ player }) => player.id === who.id)) return ok(true);
  const as = await asReferee(rooms, game, who);
  return as.ok ? ok(as.value.kind === 'referee') : as;
}

/** Whoever played a game may have it taken apart when it is over. */
import type { Result } from '@taht/base';
import { ungame } from '@taht/modes';
import { ungameAsk } from '@taht/protocol';
import { gameKind } from '../kinds/game.ts';
import { parseWith } from '../kinds/json-entry.ts';
import { ungameKind } from '../kinds/ungame/ungame-kind.ts';
import type { Done, SendFailure } from '../rooms/message.ts';
import type { Request, RoomsPort } from '../rooms/rooms-port.ts';
import { failed, own, refused } from './asks.ts';

export const askUngame =
  (rooms: RoomsPort) =>
  async (
    stream: string,
    request: Request,
    place: 'first' | 'later',
  ): Promise<Result<Done, SendFailure>> => {
    if (place === 'later') return rooms.send(stream, request);
    const { who } = request;
    const asked = parseWith(ungameAsk, request.action);
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
    return rooms.create(ungameKind.name, stream, { ...request, ...own(request), action });
  };

/** Who looks for an opponent in which lobby, so that nobody is paired with somebody who has gone. Memory only: a seek ends by itself in time. */
import type { Request, RoomsPort } from '../rooms/rooms-port.ts';
import type { Asking } from './commands.ts';

type Ask = Asking[string];

export class Seekers {
  readonly #lobbies = new Map<string, Set<string>>();

  /** The same, remembering who asked where. */
  noting(ask: Ask): Ask {
    return (stream: string, request: Request, place) => {
      const { who } = request;
      if (who.kind === 'person')
        this.#lobbies.set(who.id, (this.#lobbies.get(who.id) ?? new Set()).add(stream));
      return ask(stream, request, place);
    };
  }

  /** `id` is a fresh one. */
  async gone(rooms: Pick<RoomsPort, 'send'>, person: string, id: string): Promise<void> {
    const lobbies = this.#lobbies.get(person) ?? [];
    this.#lobbies.delete(person);
    for (const lobby of lobbies)
      await rooms.send(lobby, { id, who: { kind: 'system' }, action: { kind: 'gone', person } });
  }
}

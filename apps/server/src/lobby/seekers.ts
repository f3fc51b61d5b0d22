/**
 * Remembers who may be seeking an opponent in which lobby, so that nobody is paired with somebody who has left.
 * Memory only: other processes see the lobby themselves, and a seek ends by itself in time.
 */
import { SYSTEM, type Who } from '../kind/kind.ts';
import type { CommandHandler } from '../rooms/commands.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import type { Watching } from '../rooms/watching.ts';

export class Seekers {
  readonly #lobbies = new Map<string, Set<string>>();

  /** Also remembers who sent a command where. */
  notingCommands(handle: CommandHandler): CommandHandler {
    return (stream, request, place) => {
      this.#note(stream, request.who);
      return handle(stream, request, place);
    };
  }

  /** Also remembers who looked where. */
  notingWatchers(watching: Watching): Watching {
    return {
      viewFor: (stream, who) => watching.viewFor(stream, who),
      subscribe: (stream, who, since, listener) => {
        this.#note(stream, who);
        return watching.subscribe(stream, who, since, listener);
      },
    };
  }

  /** The lobbies of a person; forgets the person. */
  take(person: string): readonly string[] {
    const lobbies = [...(this.#lobbies.get(person) ?? [])];
    this.#lobbies.delete(person);
    return lobbies;
  }

  #note(lobby: string, who: Who): void {
    if (who.kind === 'person')
      this.#lobbies.set(who.id, (this.#lobbies.get(who.id) ?? new Set()).add(lobby));
  }
}

/** Ends a person's seeks. `id` is a fresh one. */
export async function withdraw(
  rooms: Pick<RoomsPort, 'send'>,
  lobbies: readonly string[],
  person: string,
  id: string,
): Promise<void> {
  for (const lobby of lobbies)
    await rooms.send(lobby, { id, who: SYSTEM, action: { kind: 'gone', person } });
}

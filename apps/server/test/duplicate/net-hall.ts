/** A duplicate game over real sockets: a referee and players, and what they ask. */
import type { duplicate } from '@taht/modes';
import type { PlacedTile } from '@taht/rules';
import { afterEach, expect } from 'vitest';
import { duplicateKind, GRACE_MS } from '../../src/duplicate/duplicate-kind.ts';
import { type Composed, composed, type Guest } from '../support/composed.ts';
import type { RawClient } from '../support/raw-client.ts';
import { value } from '../support/store-parts.ts';

export const SECONDS = 10;
/** From a call to its bell, which waits for what is under way. */
export const ROUND_MS = SECONDS * 1000 + GRACE_MS;
export const open: Composed[] = [];

/** Called by each file with such tests: this one is loaded once for all of them. */
export function closeHalls(): void {
  afterEach(async () => {
    for (const server of open.splice(0)) {
      await server.stop();
      expect(server.bugs).toEqual([]);
    }
  });
}

export interface Person extends Guest {
  readonly client: RawClient;
}

export class Hall {
  readonly server: Composed;
  readonly stream: string;
  readonly referee: Person;
  readonly players: readonly Person[];
  #ids = 0;

  private constructor(
    server: Composed,
    stream: string,
    referee: Person,
    players: readonly Person[],
  ) {
    this.server = server;
    this.stream = stream;
    this.referee = referee;
    this.players = players;
  }

  static async open(
    names: readonly string[],
    rules: Partial<duplicate.DuplicateRules> = {},
    racks?: string,
  ): Promise<Hall> {
    const server = await composed();
    open.push(server);
    const person = async (name: string): Promise<Person> => {
      const guest = await server.guest(name);
      return { ...guest, client: await server.connect(guest.cookie) };
    };
    const referee = await person('ref');
    const options = {
      edition: 'et',
      ruleset: 'et-base',
      lexicon: 'et',
      rules: { seconds: SECONDS, pauseSeconds: 1, ...rules },
      ...(racks !== undefined && { racks }),
    };
    referee.client.send({
      kind: 'create',
      of: 'duplicate',
      id: 'o',
      action: { kind: 'open', options },
    });
    const opened = await referee.client.answer('o');
    if (opened.kind !== 'done') throw new Error(JSON.stringify(opened));
    const { stream } = opened;
    const players = await Promise.all(names.map(person));
    const hall = new Hall(server, stream, referee, players);
    for (const { client } of [referee, ...players]) {
      client.send({ kind: 'watch', stream });
      await client.settled();
    }
    for (const player of players) await hall.must(player, { kind: 'join', hall: 'A' });
    return hall;
  }

  async ask({ client }: Person, action: unknown, stream = this.stream): Promise<string> {
    const answer = await client.ask(stream, `c${++this.#ids}`, action);
    if (answer.kind === 'refused') return (answer.refusal as { code: string }).code;
    return answer.kind === 'failed' ? answer.code : answer.kind;
  }

  async must(who: Person, action: { readonly kind: string; readonly [field: string]: unknown }) {
    const answer = await this.ask(who, action);
    if (answer !== 'done') throw new Error(`${action.kind}: ${answer}`);
  }

  async get<T>(who: Guest, what: string): Promise<T> {
    return (await (await this.fetch(what, who)).json()) as T;
  }

  fetch(what: string, who: Guest | null): Promise<Response> {
    const headers = who === null ? {} : { cookie: who.cookie };
    return fetch(`${this.server.http}/api/v1/duplicates/${this.stream}/${what}`, { headers });
  }

  async game(): Promise<duplicate.Game> {
    return value(await this.server.rooms.read(duplicateKind, this.stream)).state;
  }
}

export const handIn = (
  call: number,
  tiles: readonly PlacedTile[],
  claimed: number | null = null,
) => ({
  kind: 'hand-in',
  call,
  tiles,
  claimed,
});

/** One tile that no word can hold. */
export const NONSENSE: PlacedTile[] = [
  { square: 112 as never, letter: 'Õ' as never, blank: false },
];

/** What the processes of players share: how they all connect, how they read a frame, and what went wrong. */
import process from 'node:process';

/** Loopback has many addresses; from each the server takes only so many, and so does the system. */
const ADDRESSES = 8;
const CONNECT_AT_ONCE = 64;

/** Some at a time; `connect` resolves when that one has all it waits for. */
export async function connectAll(
  howMany: number,
  connect: (n: number, from: string) => Promise<void>,
): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    for (let n = next++; n < howMany; n = next++)
      await connect(n, `127.0.0.${2 + (n % ADDRESSES)}`);
  };
  await Promise.all(Array.from({ length: CONNECT_AT_ONCE }, work));
}

export const HELLO = '{"kind":"hello","protocol":1,"client":"bench"}';

/** Frames that say nothing a player waits for. */
export const HARMLESS: readonly string[] = ['done', 'presence'];

export const isKind = (text: Buffer, kind: string): boolean =>
  text.toString('latin1', 9, 10 + kind.length) === `${kind}"`;

/** Counts what went wrong and keeps the first of it. */
export class Errors {
  count = 0;
  #first = '';

  note(error: string): void {
    this.count++;
    if (this.#first === '') this.#first = error;
  }

  tell(): void {
    if (this.count > 0) console.error(`players: ${this.count} errors, the first: ${this.#first}`);
  }
}

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** Carries out what the bench orders, and answers each order with what came of it. */
export function obey<Order>(carryOut: (order: Order) => Promise<object>, errors: Errors): void {
  process.on('message', (order: Order) => {
    carryOut(order).then(
      (answer) => void process.send?.(answer),
      (error) => {
        console.error(error);
        errors.tell();
        process.exit(1);
      },
    );
  });
}

/** The side of the worker: opens an edition, and answers calls one after the other. */
import { type Asked, type CallName, type Known, type Port, troubleOf } from './calls.ts';
import { filesAt } from './fetch-files.ts';
import { openWith } from './here.ts';
import type { Taht } from './taht.ts';

export function serveCalls(port: Port): void {
  let opened: Promise<Taht> | undefined;
  port.addEventListener('message', ({ data }) => {
    const asked = data as Asked;
    const { id } = asked;
    const answer = async (): Promise<unknown> => {
      if (asked.call !== 'open')
        return callOn(await (opened as Promise<Taht>), asked.call, asked.args);
      const [edition, options] = asked.args;
      opened = openWith(edition, options, filesAt(options.words));
      return knownOf(await opened);
    };
    answer().then(
      (value) => port.postMessage({ id, value }),
      (error) => port.postMessage({ id, trouble: troubleOf(error) }),
    );
  });
}

const callOn = (taht: Taht, call: CallName, args: readonly unknown[]): unknown =>
  (taht[call] as (...args: readonly unknown[]) => unknown)(...args);

const knownOf = ({ edition, lexicon, ruleset, bots }: Taht): Known => ({
  edition,
  lexicon,
  ruleset,
  bots,
});

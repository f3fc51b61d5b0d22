/** What players are called in a file: nicks without spaces, and neither two nicks nor two names alike. */
import type { GcgLine } from './file.ts';

/** Only for programs, which refuse what is alike: a third Ann is Ann_3. */
export const makeNicks = (names: readonly string[]): readonly string[] =>
  apart(
    names.map((name, i) => plain(name).replaceAll(/[\s:]+/gu, '_') || `player${i + 1}`),
    '_',
  );

/** Players in their order; everybody has a name, if only the nick. */
export function playerLines(
  names: readonly string[],
  nicks: readonly string[],
): readonly GcgLine[] {
  const whole = apart(
    names.map((name, i) => plain(name) || (nicks[i] as string)),
    ' ',
  );
  return nicks.map((nick, i) => ({
    kind: 'player',
    number: i + 1,
    nick,
    name: whole[i] as string,
  }));
}

const plain = (name: string): string => name.replaceAll(/[\s\p{C}]+/gu, ' ').trim();

/** The first of those alike stays as it is, the others get the number of their place. */
function apart(names: readonly string[], mark: string): readonly string[] {
  const taken = new Set<string>();
  return names.map((name, i) => {
    let own = name;
    for (let n = i + 1; taken.has(own.toLowerCase()); n++) own = `${name}${mark}${n}`;
    taken.add(own.toLowerCase());
    return own;
  });
}

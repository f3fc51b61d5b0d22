/** Names and schools as people type them: what differs in case, blanks or apostrophes alone is the same. */
import type { Person } from './command.ts';

export const tidy = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');

/** The same for all that means the same. Lists are typed with and without Turkish letters, so every i is one here. */
export const alike = (text: string): string =>
  tidy(text)
    .toLowerCase()
    .replaceAll(/i\u0307|ı/gu, 'i')
    .replaceAll(/[’‘ʼ`´]/gu, "'");

/** Two of one name in one class are told apart by the director, or badges would be handed out wrongly. */
export const personKey = ({
  name,
  school,
  class: form,
}: Pick<Person, 'name' | 'school' | 'class'>): string =>
  JSON.stringify([name, school, form].map(alike));

/** What players have in common, and are ranked, kept apart or paired by. */
export const GROUPS = ['school', 'class', 'ageGroup', 'team'] as const;
export type Group = (typeof GROUPS)[number];
export type Grouped = Pick<Person, Group>;

/** Every group has the spelling in which it was first entered: by those known, then by those who come. */
export function spelledAlike<P extends Grouped & Pick<Person, 'name'>>(
  known: readonly Partial<Grouped>[],
  people: readonly P[],
): readonly P[] {
  const first = new Map<string, string>();
  const keep = (group: Group, text: string): string => {
    const key = `${group} ${alike(text)}`;
    const kept = first.get(key) ?? text;
    first.set(key, kept);
    return kept;
  };
  for (const each of known) for (const group of GROUPS) keep(group, each[group] ?? '');
  return people.map((person) => ({
    ...person,
    name: tidy(person.name),
    ...Object.fromEntries(GROUPS.map((group) => [group, keep(group, tidy(person[group]))])),
  }));
}

/** With the model's spelling of every group that both are of. */
export const spelledLike = <P extends Grouped>(person: P, model: Grouped): P => ({
  ...person,
  ...Object.fromEntries(
    GROUPS.filter((group) => alike(person[group]) === alike(model[group])).map((group) => [
      group,
      tidy(model[group]),
    ]),
  ),
});

export const isSpelledLike = (a: Grouped, b: Grouped): boolean =>
  GROUPS.every((group) => a[group] === b[group]);

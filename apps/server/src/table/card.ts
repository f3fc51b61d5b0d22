/** What a table knows of a person. The server adds it to the person's command; the person never sends it. */
import { shownRating } from '@taht/protocol';
import { z } from 'zod';
import type { Relations } from '../people/relations.ts';

const id = z.string().min(1).max(100);
const ids = z.array(id).max(1000);

const ties: z.ZodType<Relations> = z.strictObject({
  id,
  follows: ids,
  blocks: ids,
  mutes: ids,
  mutedUntil: z.number().nullable(),
  closedUntil: z.number().nullable(),
  pupilOf: z.strictObject({ class: id, teacher: id, outside: z.boolean() }).nullable(),
});

export const card = z.strictObject({
  id,
  name: z.string().min(1).max(200),
  isAccount: z.boolean(),
  /** In the edition and at the speed that it is about. */
  rating: shownRating.nullable(),
  ties,
});
export type Card = Readonly<z.infer<typeof card>>;

/** What is stored of a person who only sent a command: no list of whom they know. */
export const bare = (person: Card): Card => ({ ...person, ties: strangerTo(person.ties) });

/** The same relations without other people. */
export const strangerTo = (known: Relations): Relations => ({
  ...known,
  follows: [],
  blocks: [],
  mutes: [],
});

/** The texts of one language, as every phrase asks for them; each app makes them in its own way. */
import type { Language, MessageId } from '@taht/messages';

/** What a message is filled in with. */
export type Values = Readonly<Record<string, string | number>>;

/** The texts of a language as phrases ask for them. */
export interface Texts {
  readonly language: Language;
  t(id: MessageId, values?: Values): string;
  /** The text of an id put together from parts, where there is one. */
  find(id: string, values?: Values): string | undefined;
  /** `A, B and C`. */
  list(items: readonly string[]): string;
}

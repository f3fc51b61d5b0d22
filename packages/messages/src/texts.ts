/**
 * What texts are: an ICU message for every id, the same ids in every language.
 * A folder holds a language, each of its files some *parts*; the page loads a part as a whole, so texts that are said together stand together.
 * A refusal's text is given the refusal's own facts, rendered: squares, tiles, words, phases and bags as text,
 * a seat as its player's name (`no-such-seat` alone has a number, from 1); lists are joined before they come here.
 * An event's text is given `player` for its seat, `count` for its tiles, `reason` for its cause as `cause.*` or `end.*` says it;
 * `cause`, `vote`, `verdict`, `source` and `needs` come as they are. `event.ruled` is one line for each word.
 */
import type { English } from './catalogue.ts';
import type { RequiredId, Stale } from './required.ts';

type File = keyof English;
/** A group of texts that a page loads at once. */
export type Part = { [F in File]: keyof English[F] }[File];

/** A part in any language: every id that English has, and no other. */
export type Texts<P extends Part> = {
  [F in File]: P extends keyof English[F] ? InAnyLanguage<English[F]>[P] : never;
}[File];

/** What a file of another language has to hold. */
export type InAnyLanguage<F> = {
  readonly [P in keyof F]: Readonly<Record<keyof F[P], string>>;
};

/** The texts of each part. */
export type Parts = { readonly [P in Part]: Texts<P> };
/** Whatever is missing or stale in English is named by the type check in these two lines. */
export type MessageId = Id | None<Exclude<RequiredId, Id>> | None<Stale<Id>>;
/** All texts of one language by id. */
export type Catalogue = Readonly<Record<MessageId, string>>;

type Id = { [P in Part]: keyof Texts<P> }[Part];
type None<T extends never> = T;

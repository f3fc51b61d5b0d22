/**
 * What a catalogue is: an ICU message for every id, the same ids in every language.
 * A refusal's text is given the refusal's own facts, rendered: squares, tiles, words, phases and bags as text,
 * a seat as its player's name (`no-such-seat` alone has a number, from 1); lists are joined before they come here.
 * An event's text is given `player` for its seat, `count` for its tiles, `reason` for its cause as `cause.*` or `end.*` says it;
 * `cause`, `vote`, `verdict`, `source` and `needs` come as they are. `event.ruled` is one line for each word.
 */
import type { english } from './en/catalogue.ts';

export type MessageId = keyof typeof english;
export type Catalogue = Readonly<Record<MessageId, string>>;

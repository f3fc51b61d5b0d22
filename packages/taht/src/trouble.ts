/** What went wrong, for whoever writes the program: a code and facts to go by, and a sentence in English that says what to do. */
import { nearest } from '@taht/base';

/** Every code that a `TahtError` can have. */
export const TROUBLE_CODES = [
  'no-such-edition',
  'no-such-lexicon',
  'no-such-ruleset',
  'no-such-bot',
  'no-words',
  'bad-words',
  'bad-position',
  'bad-move',
  'refused',
  'bad-record',
  'bad-players',
  'game-over',
  'failed',
] as const;
/** What kind of trouble it is. */
export type TroubleCode = (typeof TROUBLE_CODES)[number];

/** Everything that `taht` refuses is one of these. */
export class TahtError extends Error {
  override readonly name = 'TahtError';
  readonly code: TroubleCode;
  /** What it is about, such as the refusal of the rules. */
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(code: TroubleCode, message: string, facts: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.facts = facts;
  }
}

/** For a name that is not among those known. */
export function unknownName(
  code: TroubleCode,
  what: string,
  name: string,
  known: readonly string[],
): TahtError {
  const meant = nearest(name, known);
  const hint = meant === undefined ? `There are: ${known.join(', ')}.` : `Did you mean '${meant}'?`;
  return new TahtError(code, `There is no ${what} '${name}'. ${hint}`, { name, known });
}

/** The condition of an affix rule: one character class per position, at the start or the end of a word. */
export interface Condition {
  readonly side: 'start' | 'end';
  /** One of them must fit. */
  readonly ways: readonly Way[];
}

interface Way {
  readonly places: readonly Place[];
  /** The places are all of the word. */
  readonly whole: boolean;
}

/** Absent characters: any. */
interface Place {
  readonly characters?: string;
  readonly negated: boolean;
}

/**
 * The Ukrainian file writes two things that Hunspell itself does not know but that are plain in meaning:
 * `(^|[^зс])п'яти`, where the word may also begin at п, and `(^весь)`, the whole word.
 */
export function parseCondition(text: string, side: Condition['side']): Condition {
  const optional = side === 'end' ? /^\(\^\|(\[[^\]]+\])\)(.+)$/u.exec(text) : null;
  if (optional !== null) {
    const rest = parsePlaces(optional[2] as string, text);
    const before = parsePlaces(optional[1] as string, text);
    const ways = [
      { places: rest, whole: true },
      { places: [...before, ...rest], whole: false },
    ];
    return { side, ways };
  }
  const whole = /^\(\^(.+)\)$/u.exec(text)?.[1];
  return { side, ways: [{ places: parsePlaces(whole ?? text, text), whole: whole !== undefined }] };
}

function parsePlaces(part: string, text: string): Place[] {
  if (part === '.') return [];
  const places = part.match(/\[\^?[^\]^]+\]|[^[\](){}|^$*+?\\]/gu) ?? [];
  if (places.join('') !== part) throw new Error(`hunspell: condition ${text}`);
  return places.map(parsePlace);
}

function parsePlace(part: string): Place {
  if (part === '.') return { negated: false };
  if (!part.startsWith('[')) return { characters: part, negated: false };
  const negated = part[1] === '^';
  return { characters: part.slice(negated ? 2 : 1, -1), negated };
}

export function fits({ side, ways }: Condition, word: string): boolean {
  for (const { places, whole } of ways) {
    if (word.length < places.length || (whole && word.length !== places.length)) continue;
    if (fitsAt(places, word, side === 'end' ? word.length - places.length : 0)) return true;
  }
  return false;
}

/** Whether a word that ends in this character can fit at all. */
export const fitsLast = ({ side, ways }: Condition, last: string): boolean =>
  side === 'start' || ways.some(({ places }) => fitsAt(places.slice(-1), last, 0));

/** Only characters of one UTF-16 unit occur in these dictionaries, so places are counted in units. */
function fitsAt(places: readonly Place[], word: string, from: number): boolean {
  for (let i = 0; i < places.length; i++) {
    const { characters, negated } = places[i] as Place;
    if (characters === undefined) continue;
    if (characters.includes(word[from + i] as string) === negated) return false;
  }
  return true;
}

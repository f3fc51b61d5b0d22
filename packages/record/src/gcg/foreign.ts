/** Whether a record is played with tiles of another language, which makes every line of it look wrong. */
import { type Alphabet, parseRack } from '@taht/letters';
import { declarationOf } from './declaration.ts';
import { type GcgEvent, type GcgFile, isGcgEvent } from './file.ts';
import { languagesWith } from './languages.ts';

export interface ForeignTiles {
  /** The letters that the alphabet does not have, in the order of their signs. */
  readonly letters: readonly string[];
  /** Codes of the languages that they are from most likely; none where that cannot be told. */
  readonly languages: readonly string[];
}

/** One such line or two are slips of the pen; three, or the half of a short record, are another language. */
const MANY_LINES = 3;

export function foreignTiles(file: GcgFile, alphabet: Alphabet): ForeignTiles | undefined {
  const events = file.lines.filter(isGcgEvent);
  const texts = [
    ...events.map(tilesText),
    ...file.lines.flatMap((line) => (line.kind === 'rack' ? [line.rack] : [])),
  ];
  const odd = texts.map((text) => lettersNotIn(text, alphabet)).filter(({ length }) => length > 0);
  if (odd.length === 0 || odd.length < Math.min(MANY_LINES, texts.length / 2)) return undefined;
  const { language } = declarationOf(file);
  const all = new Set(texts.flatMap(lettersIn));
  return {
    letters: [...new Set(odd.flat())].toSorted(),
    languages: language === null ? languagesWith(all) : [language],
  };
}

const tilesText = (event: GcgEvent): string => {
  const laid = event.kind === 'place' ? event.word : '';
  const given = event.kind === 'exchange' || event.kind === 'end' ? event.tiles : '';
  return `${event.rack} ${laid} ${given}`;
};

const LONGEST = 200;

/** As capitals. A sign that is no letter is never foreign. */
const lettersIn = (text: string): readonly string[] =>
  text.slice(0, LONGEST).normalize('NFC').toUpperCase().match(/\p{L}/gu) ?? [];

/** A letter of our alphabet is ours in either case; tiles of several characters are known by the whole. */
function lettersNotIn(text: string, alphabet: Alphabet): readonly string[] {
  const isOurs = (part: string): boolean => {
    const tiles = parseRack(alphabet, part);
    return tiles.ok || tiles.error.code === 'no-tile';
  };
  const parts = text.slice(0, LONGEST).split(/[^\p{L}\p{M}]+/u);
  return parts
    .filter((part) => !isOurs(part))
    .flatMap(lettersIn)
    .filter((each) => !isOurs(each));
}

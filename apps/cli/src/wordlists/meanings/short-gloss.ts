/** Makes an explanation of a dictionary short enough for a card beside the board. */

/** Without what stands in brackets and without examples; cut at a word, never inside. Undefined where nothing is left. */
export function shortGloss(text: string, most = MOST): string | undefined {
  const plain = text
    .replace(/\s*\([^()]*\)/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,;:.]+|[\s,;:.]+$/gu, '');
  if (plain === '') return undefined;
  if (plain.length <= most) return plain;
  const room = plain.slice(0, most);
  const parts = [room.lastIndexOf(';'), room.lastIndexOf('. ')];
  const part = Math.max(...parts);
  if (part >= LEAST) return plain.slice(0, part);
  const space = room.lastIndexOf(' ');
  return space < LEAST ? undefined : `${plain.slice(0, space).replace(/[,;:.]+$/u, '')}…`;
}

const MOST = 80;
/** What is cut shorter than that says nothing. */
const LEAST = 12;

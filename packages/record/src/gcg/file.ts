/**
 * A GCG file as a value: its lines in order, and what was wrong with them.
 * Racks and words stay text, for only an alphabet can tell their letters; line numbers follow from the lines themselves.
 */

export interface GcgFile {
  readonly lines: readonly GcgLine[];
  readonly diagnostics: readonly GcgDiagnostic[];
}

export type GcgLine = GcgPragma | GcgEvent | GcgRest;

export type GcgPragma =
  | { readonly kind: 'encoding'; readonly name: string }
  | {
      readonly kind: 'player';
      readonly number: number;
      readonly nick: string;
      readonly name: string;
    }
  /** What a player holds when the record breaks off. */
  | { readonly kind: 'rack'; readonly number: number; readonly rack: string }
  | { readonly kind: 'incomplete'; readonly rack: string }
  /** May run over several lines. */
  | { readonly kind: 'note'; readonly text: string }
  /** Title, description, lexicon, id, and whatever else a tool has written; a description may run over several lines. */
  | { readonly kind: 'pragma'; readonly name: string; readonly text: string };

interface Event {
  readonly player: string;
  /** Empty where it is not known; often only a part of the tiles. */
  readonly rack: string;
  readonly score: number | null;
  readonly total: number | null;
  /** What stands behind the total: often the other words of the play. */
  readonly extra?: string;
}

export type GcgEvent =
  /** `position` in capitals, not yet held against the board. */
  | (Event & { readonly kind: 'place'; readonly position: string; readonly word: string })
  | (Event & { readonly kind: 'exchange'; readonly tiles: string })
  | (Event & { readonly kind: 'exchange-count'; readonly count: number })
  | (Event & { readonly kind: 'pass' })
  /** The play before it, taken back after a challenge. */
  | (Event & { readonly kind: 'withdraw' })
  | (Event & { readonly kind: 'challenge' })
  | (Event & { readonly kind: 'time' })
  /** Tiles left at the end: credited for the others' tiles, or deducted for one's own. */
  | (Event & { readonly kind: 'end'; readonly tiles: string });

export type GcgRest =
  | { readonly kind: 'blank' }
  /** Kept as it stands; the player where at least that could be read. */
  | { readonly kind: 'unread'; readonly text: string; readonly player: string | null };

export const GCG_FAULTS = [
  'unknown-line',
  'missing-nick',
  'missing-colon',
  'missing-move',
  'bad-position',
  'missing-word',
  'missing-score',
  'bad-number',
  'extra-text',
  'bad-player-number',
  'duplicate-player',
  'unknown-encoding',
  'wrong-encoding',
] as const;
export type GcgFault = (typeof GCG_FAULTS)[number];

/** A wrong place in the text; what could be read of its line is kept all the same. */
export interface GcgDiagnostic {
  /** From 1. */
  readonly line: number;
  readonly code: GcgFault;
  readonly expected: string;
  /** Offset in the line, in UTF-16 units. */
  readonly at: number;
}

const EVENT_KINDS: ReadonlySet<string> = new Set<GcgEvent['kind']>([
  'place',
  'exchange',
  'exchange-count',
  'pass',
  'withdraw',
  'challenge',
  'time',
  'end',
]);

export const isGcgEvent = (line: GcgLine): line is GcgEvent => EVENT_KINDS.has(line.kind);

/** How many lines of text it takes. */
export function gcgHeight(line: GcgLine): number {
  const text = line.kind === 'note' || line.kind === 'pragma' ? line.text : '';
  let height = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) height++;
  return height;
}

/** The text of the first pragma of that name, in either case: `gcgPragma(file, 'lexicon')`. */
export function gcgPragma({ lines }: GcgFile, name: string): string | undefined {
  for (const line of lines)
    if (line.kind === 'pragma' && line.name.toLowerCase() === name) return line.text;
  return undefined;
}

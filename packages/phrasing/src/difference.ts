/** Where a record of a game says otherwise than the rules, in words. */
import { plain } from './plain.ts';
import type { Texts } from './texts.ts';

export interface RecordDifference {
  readonly turn: number;
  readonly line: number;
  readonly kind:
    | 'score'
    | 'cumulative'
    | 'tiles'
    | 'placement'
    | 'word'
    | 'turn-order'
    | 'end'
    | 'syntax';
  readonly expected: string | number;
  readonly recorded: string | number;
}

export function differenceText(
  { turn, line, kind, ...found }: RecordDifference,
  { t }: Texts,
): string {
  const recorded = plain(String(found.recorded));
  const expected = plain(String(found.expected));
  if (kind === 'word') return t('replay.not-a-word', { turn, line, recorded });
  if (kind === 'syntax') return t('replay.unreadable', { turn, line, recorded });
  if (kind === 'placement')
    return t('replay.not-laid', { turn, line, recorded, reason: reasonText(expected, t) }).trim();
  return t('replay.difference', { turn, line, kind: t(`replay.kind.${kind}`), expected, recorded });
}

/** Refusals that need no further facts to be told. */
const PLAIN_REASONS = ['misses-star', 'not-connected', 'off-board', 'not-in-one-line'] as const;

function reasonText(code: string, t: Texts['t']): string {
  const known = PLAIN_REASONS.find((each) => each === code);
  return known === undefined ? '' : t(`refusal.${known}`);
}

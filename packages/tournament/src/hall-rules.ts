/** What holds in the hall while a round is played: the lines of the school tournament's text, and lines of the director's own. */
import type { TournamentRules } from './rules.ts';
import { tidy } from './spelling.ts';

/** What the text forbids or asks for, in its order (TOURNAMENT 9.3). */
export const HALL_RULE_IDS = [
  'players-only',
  'no-phones',
  'no-talking',
  'no-looking',
  'no-dictionary',
  'raise-hand',
] as const;
export type HallRuleId = (typeof HALL_RULE_IDS)[number];

export type HallRule =
  /** Said in the language of the tournament. */
  | { readonly kind: 'text'; readonly id: HallRuleId }
  /** As the director typed it. */
  | { readonly kind: 'own'; readonly line: string };

/** As many as a table card has room for. */
export const MOST_HALL_RULES = 10;
export const LONGEST_HALL_RULE = 120;

type Allowed = Pick<TournamentRules, 'phones' | 'hall' | 'help'>;

/** A tournament that allows more does not forbid it on the wall. */
const holdsIn = ({ phones, hall, help }: Allowed, id: HallRuleId): boolean => {
  switch (id) {
    case 'players-only':
      return hall === 'players-only';
    case 'no-phones':
      return phones === 'none';
    case 'no-dictionary':
      return help === 'none';
    default:
      return true;
  }
};

/** Without those of the text that the other rules contradict. */
export const agreeing = (rules: Allowed, lines: readonly HallRule[]): readonly HallRule[] =>
  lines.filter((line) => line.kind === 'own' || holdsIn(rules, line.id));

export const ALL_TEXT_LINES: readonly HallRule[] = HALL_RULE_IDS.map((id) => ({
  kind: 'text',
  id,
}));

/** The lines of the text, as far as they hold in a tournament. */
export const textLines = (rules: Allowed): readonly HallRule[] => agreeing(rules, ALL_TEXT_LINES);

/** With which a tournament begins. */
export const firstHallRules = (rules: Allowed & Pick<TournamentRules, 'hallRules'>) =>
  agreeing(rules, rules.hallRules);

/** Halves of characters, and what turns round the direction of reading; emoji keep their joiners, and terminals leave out their own signs. */
const UNSEEN = /[\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

export const tidyHallRules = (lines: readonly HallRule[]): readonly HallRule[] =>
  lines.map((each) =>
    each.kind === 'own' ? { kind: 'own', line: tidy(each.line.replace(UNSEEN, '')) } : each,
  );

/** Few and short enough to be read, and none of the text's lines twice. */
export function areHallRules(lines: readonly HallRule[]): boolean {
  const ids = lines.flatMap((each) => (each.kind === 'text' ? [each.id] : []));
  return (
    lines.length <= MOST_HALL_RULES &&
    new Set(ids).size === ids.length &&
    lines.every((each) => each.kind === 'text' || isLine(tidy(each.line)))
  );
}

const isLine = (line: string): boolean =>
  /[^\p{Cc}\p{Cf}\p{Z}]/u.test(line) && [...line].length <= LONGEST_HALL_RULE;

/** Nothing that somebody wrote. */
export const withoutOwnLines = (lines: readonly HallRule[]): readonly HallRule[] =>
  lines.filter(({ kind }) => kind === 'text');

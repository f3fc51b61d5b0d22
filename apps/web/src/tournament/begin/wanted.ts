/** What a new tournament is to be like, before it is made. */
import { homeOf, leftOpen, tournamentRulesets } from '@taht/editions';
import type { TournamentRequest } from '@taht/protocol';
import { GAMES_OF, presetOf, TOURNAMENT_PRESETS, type TournamentRules } from '@taht/tournament';
import { dateOf, endOfDate } from '../../i18n/dates.ts';
import { editionFor } from '../../network/table-options.ts';

const DAY = 86_400_000;
const USUAL_DAYS = 30;
export const MOST_DAYS = 366;

export interface Wanted {
  readonly name: string;
  readonly edition: string;
  readonly ruleset: string;
  /** Of those that the ruleset leaves open; what another ruleset leaves open is not sent. */
  readonly houseRules: readonly string[];
  readonly lexicon: string;
  readonly rules: TournamentRules;
  /** The day on which the names are deleted, as a field for a date holds it. */
  readonly deleteOn: string;
}

const [usual] = TOURNAMENT_PRESETS as readonly [TournamentRules];

export function firstWanted(edition: string, now: number): Wanted {
  const preset = edition === 'tr' ? 'tr-school-event' : 'school-day';
  const blank = {
    name: '',
    houseRules: [],
    rules: usual,
    deleteOn: dateOf(now + USUAL_DAYS * DAY),
  };
  return withPreset({ ...blank, ...languageOf(edition, '') }, preset);
}

/** Whoever chooses another edition gets its list, and its rules unless those chosen are there too. */
export const withEdition = (wanted: Wanted, edition: string): Wanted => ({
  ...wanted,
  ...languageOf(edition, GAMES_OF[wanted.rules.id] ?? wanted.ruleset),
});

/** A preset that goes with certain rules of the game brings their edition along. */
export function withPreset(wanted: Wanted, preset: string): Wanted {
  const rules = presetOf(preset) ?? usual;
  const ruleset = GAMES_OF[rules.id] ?? '';
  const home = homeOf(ruleset);
  return { ...wanted, rules, ...(home === undefined ? {} : languageOf(home.id, ruleset)) };
}

/** What an organiser should know of the rules of the games: the school's own with other words, or none of the school's. */
export function gamesNote({
  rules,
  edition,
  ruleset,
}: Wanted): 'other-words' | 'other-rules' | null {
  const wanted = GAMES_OF[rules.id];
  if (wanted === undefined) return null;
  if (wanted !== ruleset) return 'other-rules';
  return homeOf(ruleset)?.id === edition ? null : 'other-words';
}

function languageOf(id: string, ruleset: string): Pick<Wanted, 'edition' | 'ruleset' | 'lexicon'> {
  const edition = editionFor(id);
  const isThere = tournamentRulesets(edition).some((each) => each.id === ruleset);
  return {
    edition: edition.id,
    ruleset: isThere ? ruleset : edition.rulesets[0].id,
    lexicon: edition.lexicons[0] ?? '',
  };
}

/** The names are gone when that day is over, not later. */
export const keepDays = (deleteOn: string, now: number): number => {
  const days = Math.floor(((endOfDate(deleteOn) ?? 0) - now) / DAY);
  return Math.min(Math.max(days, 1), MOST_DAYS);
};

export const optionsOf = (
  { name, edition, ruleset, houseRules, lexicon, rules, deleteOn }: Wanted,
  now: number,
): TournamentRequest['options'] => ({
  name: name.trim(),
  edition,
  ruleset,
  houseRules: leftOpen(ruleset).filter((rule) => houseRules.includes(rule)),
  lexicon,
  preset: rules.id,
  rules: changesOf(rules),
  keepDays: keepDays(deleteOn, now),
});

/** What of the rules differs from their preset. */
function changesOf(rules: TournamentRules): Partial<TournamentRules> {
  const preset = presetOf(rules.id);
  return Object.fromEntries(
    Object.entries(rules).filter(
      ([field, value]) =>
        JSON.stringify(value) !== JSON.stringify(preset?.[field as keyof TournamentRules]),
    ),
  );
}

/** Folds the day on which everything about persons goes. */
import type { Person } from './command.ts';
import { withoutOwnLines } from './hall-rules.ts';
import type { TournamentRules } from './rules.ts';
import type { Tournament } from './state.ts';

/** Results stay, by number; whom the numbers belong to is gone, and so is everything written in free text. */
export function evolveForgotten(state: Tournament): Tournament {
  const nobody: Person = {
    id: null,
    name: '',
    school: '',
    class: '',
    ageGroup: '',
    team: '',
    needs: { table: null, note: '' },
  };
  const stages = state.stages.map((begun) => ({
    ...begun,
    rounds: begun.rounds.map((round) => ({
      ...round,
      tables: round.tables.map((table) => ({
        ...table,
        game: null,
        dispute: table.dispute && { ...table.dispute, reason: '' },
        corrections: table.corrections.map((each) => ({ ...each, reason: '' })),
      })),
    })),
  }));
  return {
    ...state,
    phase: 'over',
    isForgotten: true,
    dropped: [],
    officials: state.officials.map((official) => ({ ...official, name: '' })),
    setup: { ...state.setup, officials: [], rules: withoutOwn(state.setup.rules) },
    hallRules: withoutOwnLines(state.hallRules),
    asking: [],
    recovery: '',
    players: state.players.map((entry) => ({ ...entry, key: '', person: nobody })),
    stages,
    announcements: [],
  };
}

const withoutOwn = (rules: TournamentRules): TournamentRules => ({
  ...rules,
  hallRules: withoutOwnLines(rules.hallRules),
});

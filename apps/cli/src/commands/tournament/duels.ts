/** Brings the duels of another program into a tournament: its players and all its rounds. */

import { sayTshFailure, type Texts } from '@taht/phrasing';
import {
  type DuelPlayer,
  type DuelRound,
  duelRounds,
  type Person,
  parseTsh,
  type Tournament,
} from '@taht/tournament';
import { answer, failed, type Outcome } from '../../shell/outcome.ts';
import type { OpenTournament, Step } from './open-tournament.ts';

export async function importDuels(
  open: OpenTournament,
  text: string,
  isWanted: boolean,
  texts: Texts,
): Promise<Outcome> {
  const { t } = texts;
  const parsed = parseTsh(text);
  if (!parsed.ok) return failed(sayTshFailure(texts, parsed.error));
  const rounds = duelRounds(parsed.value);
  if (rounds === undefined) return failed(t('tournament-cli.not-mutual'));
  if (rounds.length > 0 && !mayTakeRounds(open.state))
    return failed(t('tournament-cli.no-duels-here'));
  const facts = { count: parsed.value.length, rounds: rounds.length };
  if (!isWanted)
    return answer({ entered: false, players: facts.count, rounds: facts.rounds }, [
      t('tournament-cli.preview-duels', { ...facts, option: '--yes' }),
    ]);
  const sent = await open.send(...stepsFor(open.state, parsed.value, rounds));
  if (!sent.ok) return sent.error;
  return open.done({ entered: true, players: facts.count, rounds: facts.rounds }, [
    t('tournament-cli.entered', { count: facts.count }),
  ]);
}

/** Into a tournament of duels in which nothing has been done yet. */
const mayTakeRounds = ({ plan, players }: Tournament): boolean =>
  players.length === 0 && plan[0]?.format.kind === 'duels';

function stepsFor(
  { plan }: Tournament,
  players: readonly DuelPlayer[],
  rounds: readonly DuelRound[],
): readonly Step[] {
  const enter: Step = { kind: 'enter', players: players.map(personOf), status: 'expected' };
  if (rounds.length === 0) return [enter];
  const stages = plan.map((stage, i) =>
    i === 0 ? { ...stage, rounds: Math.max(stage.rounds, rounds.length) } : stage,
  );
  return [
    enter,
    { kind: 'set-stages', stages },
    { kind: 'begin-stage', stage: 1, runnersUp: null },
    ...rounds.flatMap((round, i) => roundSteps(round, i + 1)),
  ];
}

/** Draws the round, seats the players as they were, and enters the results that there are. */
function roundSteps({ duels, byes }: DuelRound, round: number): readonly Step[] {
  const tables = duels.map(({ seats }, i) => ({ table: i + 1, seats }));
  return [
    { kind: 'draw-round', stage: 1, round },
    ({ version }) => ({ kind: 'reseat', stage: 1, round, seen: version, tables, byes }),
    ...duels.flatMap(({ seats, scores }, i): readonly Step[] => {
      if (scores === null) return [];
      const where = { stage: 1, round, table: i + 1 };
      const played = seats.map((player, seat) => ({
        player,
        score: scores[seat] ?? null,
        before: null,
      }));
      return [
        ({ version }) => ({
          kind: 'enter-result',
          source: 'slip',
          where,
          seen: version,
          scores: played,
          sum: null,
        }),
      ];
    }),
  ];
}

const personOf = ({ name, more }: DuelPlayer): Person => ({
  id: null,
  name,
  school: '',
  class: more.get('class') ?? '',
  ageGroup: '',
  team: more.get('team') ?? '',
  needs: { table: null, note: '' },
});

/** How long a round takes to draw, the slowest of a whole tournament, by processor time; and that it is as good as it can be. */
import { makeRng } from '@taht/testkit';
import {
  type Drawn,
  type DrawRules,
  drawSeating,
  type Entrant,
  type PairedDuels,
  type TableRules,
} from '../src/index.ts';
import { after, fieldOf, inSchools } from '../test/draw/field.ts';

const TABLES: TableRules = {
  kind: 'tables',
  by: 'lot',
  schools: 'softly',
  repeats: 'softly',
  rest: 'small-tables',
};
const SWISS: PairedDuels = { kind: 'duels', by: 'swiss', schools: 'softly', repeats: 'softly' };

const oneLarge = fieldOf(200, (i) => ({ school: i < 60 ? 'large' : `school ${i % 35}` }));

export const benches = [
  slowestRound('tables, 200 players of 40 schools', inSchools(200, 40), TABLES, 4, 1),
  slowestRound('tables, 1,000 players of 200 schools', inSchools(1000, 200), TABLES, 4, 1),
  slowestRound('tables, 60 of 200 players of one school', oneLarge, TABLES, 4, 1),
  slowestRound('Swiss duels, 400 players', inSchools(400, 20), SWISS, 8, 5),
];

function slowestRound(
  name: string,
  field: readonly Entrant[],
  rules: DrawRules,
  rounds: number,
  seconds: number,
) {
  return {
    name: `drawing the slowest of ${rounds} rounds: ${name}`,
    unit: 's',
    goal: { atMost: seconds },
    run: (): number => slowestOf(field, rules, rounds),
  };
}

function slowestOf(start: readonly Entrant[], rules: DrawRules, rounds: number): number {
  const rng = makeRng(1);
  let field = [...start];
  let slowest = 0;
  for (let round = 1; round <= rounds; round++) {
    const begun = process.cpuUsage();
    const drawn = drawSeating(field, rules, rng.below);
    const { user, system } = process.cpuUsage(begun);
    slowest = Math.max(slowest, (user + system) / 1_000_000);
    refuseFlaws(drawn);
    field = after(field, drawn.seating, (seats) => (seats.length === 2 ? rng.pick(WINS) : []));
  }
  return slowest;
}

const WINS = [
  [2, 0],
  [1, 1],
  [0, 2],
];

function refuseFlaws({ why: { sameSchool, sameSchoolAtLeast, repeats } }: Drawn): void {
  if (sameSchool > sameSchoolAtLeast || repeats > 0)
    throw new Error(`${sameSchool} meetings within schools and ${repeats} repeated ones`);
}

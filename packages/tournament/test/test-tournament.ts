/** A tournament for tests: commands sent by name, nothing that was handed out is changed, every law checked at every step. */
import type { Tile } from '@taht/letters';
import type { Verdict } from '@taht/rules';
import { deepFreeze, drawStream, rulesetOf, tilesetOf } from '@taht/testkit';
import {
  type Action,
  type Author,
  type Command,
  decide,
  type Env,
  evolve,
  type Person,
  presetOf,
  type Refusal,
  type SeatScore,
  type Setup,
  START,
  type Tournament,
  type TournamentEvent,
  type TournamentRules,
  tableAt,
  type Where,
} from '../src/index.ts';

export const SEED = 'seed-of-the-event';
export const DAY = 24 * 3600 * 1000;
export const NOON = 1_800_000_000_000;

export const DIRECTOR: Author = { kind: 'director', id: 'person-dir' };
export const REFEREE: Author = { kind: 'referee', id: 'person-ref' };
export const SYSTEM: Author = { kind: 'system' };
export const guest = (i: number): Author => ({ kind: 'guest', id: `person-guest-${i}` });

export interface TournamentSpec {
  readonly preset?: string;
  readonly rules?: Partial<TournamentRules>;
  readonly ruleset?: string;
  readonly setup?: Partial<Setup>;
  readonly words?: Readonly<Record<string, Verdict>>;
}

export function setupOf(spec: TournamentSpec): Setup {
  const rules = presetOf(spec.preset ?? 'tr-school-event');
  const base = rulesetOf(spec.ruleset ?? 'tr-school');
  const tileset = tilesetOf(base?.tileset ?? '');
  if (rules === undefined || base === undefined || tileset === undefined)
    throw new Error('no such preset');
  return {
    event: 'event-test',
    name: 'Spring cup',
    code: 'ABC234',
    officials: [
      { id: 'person-dir', name: 'Dir', role: 'director', tables: null },
      { id: 'person-ref', name: 'Ref', role: 'referee', tables: null },
    ],
    rules: { ...rules, ...spec.rules },
    base,
    tileset,
    lexicon: { id: 'en', hash: 'none' },
    hallLanguage: '',
    commitment: 'commitment',
    deleteBy: NOON + 90 * DAY,
    ...spec.setup,
  };
}

export const pupil = (i: number, of: Partial<Person> = {}): Person => ({
  id: null,
  name: `Secret Pupil ${i}`,
  school: '',
  class: '',
  ageGroup: '',
  team: '',
  needs: { table: null, note: '' },
  ...of,
});

export const word = (text: string): never[] => [...text] as never[];

export class TestTournament {
  state: Tournament = START;
  at = NOON;
  readonly env: Env;
  readonly events: TournamentEvent[] = [];
  /** Those that were taken. */
  readonly commands: Command[] = [];
  /** Told of every event with the state before and after it. */
  onEvent: (event: TournamentEvent, state: Tournament, before: Tournament) => void = () => {};
  #sent = 0;

  constructor({ words = {} }: TournamentSpec = {}) {
    this.env = { draw: drawStream, judge: (letters) => words[letters.join('')] ?? 'unknown' };
  }

  static with(spec: TournamentSpec, players: readonly Person[]): TestTournament {
    const tournament = new TestTournament(spec);
    tournament.must({ kind: 'create', setup: setupOf(spec), seed: SEED }, SYSTEM);
    if (players.length > 0) tournament.must({ kind: 'enter', players, status: 'expected' });
    return tournament;
  }

  /** The refusal, or undefined. */
  send(action: Action, by: Author = DIRECTOR, id = `c${++this.#sent}`): Refusal | undefined {
    const command = { id, by, at: this.at, action };
    const decided = decide(deepFreeze(this.state), command, this.env);
    if (!decided.ok) return decided.error;
    this.commands.push(command);
    for (const event of decided.value) {
      const before = this.state;
      this.state = evolve(before, event);
      this.events.push(event);
      this.onEvent(event, this.state, before);
    }
    return undefined;
  }

  must(action: Action, by: Author = DIRECTOR): string {
    const refused = this.send(action, by);
    if (refused !== undefined) throw new Error(`${action.kind}: ${JSON.stringify(refused)}`);
    return `c${this.#sent}`;
  }

  begin(stage: number, runnersUp: number | null = null): void {
    this.must({ kind: 'begin-stage', stage, runnersUp });
  }

  draw(stage: number, round = 1): void {
    this.must({ kind: 'draw-round', stage, round });
  }

  seats(where: Where): readonly number[] {
    return tableAt(this.state, where)?.seats ?? [];
  }

  tables(stage: number, round = 1): readonly Where[] {
    const tables = this.state.stages[stage - 1]?.rounds[round - 1]?.tables ?? [];
    return tables.map(({ table }) => ({ stage, round, table }));
  }

  enter(where: Where, scores: readonly SeatScore[], by: Author = DIRECTOR): string {
    const seen = this.state.version;
    return this.must({ kind: 'enter-result', where, scores, source: 'slip', seen, sum: null }, by);
  }

  /** A result for every table of the round, from the seat it is asked for; nobody has tiles left. */
  play(stage: number, round: number, scoreOf: (player: number, where: Where) => number): void {
    for (const where of this.tables(stage, round))
      this.enter(
        where,
        this.seats(where).map((player) => {
          const score = scoreOf(player, where);
          return scored(player, score, score);
        }),
      );
  }
}

export const scored = (
  player: number,
  score: number | null,
  before: number | null = null,
): SeatScore => ({ player, score, before });

export const letters = (...drawn: readonly (readonly [number, string])[]) =>
  drawn.map(([player, tile]) => ({ player, tile: tile as Tile }));

/** A small tournament for tests of what is shown of one. */
import { drawStream, rulesetOf, tilesetOf } from '@taht/testkit';
import {
  type Action,
  decide,
  evolve,
  presetOf,
  type Setup,
  START,
  type Tournament,
  type TournamentRules,
  type TournamentView,
  type Viewer,
  viewFor,
} from '@taht/tournament';

const DIRECTOR = { kind: 'director', id: 'dir' } as const;

export class SmallEvent {
  #state: Tournament = START;
  #sent = 0;

  constructor(names: readonly string[], rules: Partial<TournamentRules> = {}) {
    this.do({ kind: 'create', setup: setupOf(rules), seed: 'seed' });
    this.do({
      kind: 'enter',
      status: 'present',
      players: names.map((name, i) => ({
        ...{ id: null, name, school: `School ${i % 3}`, class: '', ageGroup: '', team: '' },
        needs: { table: null, note: '' },
      })),
    });
  }

  do(action: Action): void {
    const by = action.kind === 'create' ? ({ kind: 'system' } as const) : DIRECTOR;
    const command = { id: `c${++this.#sent}`, by, at: 1_800_000_000_000, action };
    const env = { draw: drawStream, judge: () => 'unknown' as const };
    const decided = decide(this.#state, command, env);
    if (!decided.ok) throw new Error(`${action.kind}: ${JSON.stringify(decided.error)}`);
    for (const event of decided.value) this.#state = evolve(this.#state, event);
  }

  draw(round: number): void {
    if (round === 1) this.do({ kind: 'begin-stage', stage: 1, runnersUp: null });
    this.do({ kind: 'draw-round', stage: 1, round });
  }

  /** A result for every table. */
  play(round: number): void {
    for (const { table, seats } of this.#state.stages[0]?.rounds[round - 1]?.tables ?? [])
      this.do({
        ...{ kind: 'enter-result', source: 'slip', sum: null },
        where: { stage: 1, round, table },
        seen: this.#state.version,
        scores: seats.map((player) => ({ player, score: 100 + player, before: null })),
      });
  }

  view(kind: Extract<Viewer['kind'], 'director' | 'projector' | 'public'>): TournamentView {
    return viewFor(this.#state, { kind });
  }
}

function setupOf(rules: Partial<TournamentRules>): Setup {
  const base = rulesetOf('tr-school');
  const tileset = tilesetOf(base?.tileset ?? '');
  const preset = presetOf('school-day');
  if (base === undefined || tileset === undefined || preset === undefined)
    throw new Error('no such preset');
  return {
    ...{ event: 'tournament-x', name: 'Cup', code: '', base, tileset },
    officials: [{ id: 'dir', name: 'Dir', role: 'director', tables: null }],
    rules: { ...preset, ...rules },
    lexicon: { id: 'en', hash: 'none' },
    hallLanguage: '',
    commitment: 'hash',
    deleteBy: 1_900_000_000_000,
  };
}

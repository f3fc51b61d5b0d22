/** Setting up: the offer, house rules refused, agreement; with the last one the order is drawn and racks are dealt. */
import { checkEquipment } from './check-equipment.ts';
import { checkRuleset } from './check-ruleset.ts';
import type { Seat, Setup } from './command.ts';
import { refuseChangeOfRules } from './moments.ts';
import { drawOrder, orderOfPlay } from './opening.ts';
import { missingTiles } from './out.ts';
import type { Refusal } from './refusal.ts';
import { applyHouseRules, type HouseRule, houseRulesClash } from './ruleset.ts';
import type { Run } from './run.ts';
import { seatOf } from './seats.ts';
import { settle } from './settle.ts';
import { allTiles } from './tileset.ts';

export function decideCreate(run: Run, setup: Setup, seed: string): Refusal | undefined {
  if (run.state.phase.kind !== 'new') return { code: 'already-created' };
  const broken = checkEquipment(setup);
  if (broken.length > 0) return { code: 'bad-ruleset', faults: broken };
  const refusal = refuseRules(run, setup, setup.houseRules);
  if (refusal !== undefined) return refusal;
  run.emit({ kind: 'created', ...setup });
  run.emit({ kind: 'sealed', seed });
  return undefined;
}

export function decidePropose(run: Run, houseRules: readonly HouseRule[]): Refusal | undefined {
  const refusal = refuseChangeOfRules(run.state) ?? refuseRules(run, run.state.setup, houseRules);
  if (refusal !== undefined) return refusal;
  run.emit({ kind: 'rules-proposed', houseRules });
  return undefined;
}

/** One refusal is enough: the house rule falls back to the edition's own (RULES 3.1). */
export function decideRefuseRule(run: Run, seat: Seat, name: string): Refusal | undefined {
  const refusal = refuseChangeOfRules(run.state);
  if (refusal !== undefined) return refusal;
  const { setup } = run.state;
  const kept = setup.houseRules.filter((rule) => rule.name !== name);
  if (kept.length === setup.houseRules.length) return { code: 'no-such-house-rule', name };
  const broken = refuseRules(run, setup, kept);
  if (broken !== undefined) return broken;
  run.emit({ kind: 'rule-refused', seat, name });
  return undefined;
}

export function decideAgree(run: Run, seat: Seat, contribution?: string): Refusal | undefined {
  const { phase, seats } = run.state;
  if (phase.kind !== 'setup') return { code: 'wrong-phase', phase: phase.kind };
  if (phase.agreed.includes(seat)) return { code: 'already-agreed' };
  const { player } = seatOf(run.state, seat);
  run.emit({ kind: 'agreed', seat, contribution: contribution ?? player.id });
  if (phase.agreed.length + 1 === seats.length) begin(run);
  return undefined;
}

function refuseRules(
  run: Run,
  setup: Setup,
  houseRules: readonly HouseRule[],
): Refusal | undefined {
  if (houseRulesClash(houseRules)) return { code: 'bad-ruleset', faults: ['house-rules-clash'] };
  const rules = applyHouseRules(setup.base, houseRules);
  const faults = checkRuleset(rules, setup.tileset, {
    generator: run.env.hasPlay === undefined ? 'absent' : 'present',
  });
  if (faults.length > 0) return { code: 'bad-ruleset', faults };
  const { min, max } = rules.players;
  const count = setup.players.length;
  return count < min || count > max ? { code: 'wrong-number-of-players', min, max } : undefined;
}

function begin(run: Run): void {
  const { rules, setup, tables, seats } = run.state;
  const { tie, seating } = rules.start;
  let used = 0;
  const { rounds, order } = drawOrder(
    seats.map((_, seat) => seat),
    allTiles(setup.tileset),
    tables,
    { tie, settle: seating === 'by-draw' ? 'all' : 'first' },
    (bound) => run.random(used++, bound),
  );
  run.emit({ kind: 'order-drawn', rounds, order: orderOfPlay(order, seating) });
  deal(run);
}

/** Fills the racks in the order of play; stops where a seat has to choose its bags first. */
export function deal(run: Run): void {
  for (const seat of run.state.order) {
    if (run.state.phase.kind !== 'dealing') break;
    if (seatOf(run.state, seat).rack.length === 0)
      run.drawOrAsk(seat, missingTiles(run.state, seat));
  }
  settle(run);
}

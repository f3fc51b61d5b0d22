/** Every refusal code and every kind of event; the type check fails when one is missing. */
import type { duplicate } from '../../src/index.ts';

const codes: Record<duplicate.RefusalCode, true> = {
  'already-done': true,
  'no-game': true,
  'already-created': true,
  'game-over': true,
  'not-for-you': true,
  'wrong-phase': true,
  'bad-ruleset': true,
  'nobody-to-enter': true,
  'already-entered': true,
  'referee-cannot-play': true,
  'bad-name': true,
  'bad-hall': true,
  'too-many-players': true,
  'no-players': true,
  'caller-is-automatic': true,
  'caller-plays': true,
  'tile-not-left': true,
  'wrong-count': true,
  'rack-not-permitted': true,
  'clock-stopped': true,
  'clock-running': true,
  'time-out-of-range': true,
  'slips-closed': true,
  'no-such-play': true,
  'nothing-to-choose': true,
  'no-such-player': true,
  'no-such-round': true,
  'not-ready': true,
  'player-twice': true,
  'own-points': true,
  'points-out-of-range': true,
  'reason-missing': true,
  'nothing-to-undo': true,
};

export const REFUSAL_CODES = Object.keys(codes) as duplicate.RefusalCode[];

const kinds: Record<duplicate.FactKind, true> = {
  created: true,
  sealed: true,
  entered: true,
  started: true,
  called: true,
  'clock-stopped': true,
  'clock-resumed': true,
  extended: true,
  rang: true,
  'slips-closed': true,
  chosen: true,
  judged: true,
  corrected: true,
  warned: true,
  undone: true,
  ended: true,
  revealed: true,
  'answers-filed': true,
  forgotten: true,
};

export const FACT_KINDS = Object.keys(kinds) as duplicate.FactKind[];

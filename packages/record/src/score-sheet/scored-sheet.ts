/** Where a game on a real board stands: the lines of its sheet played by the rules, one after the other. */
import { assertNever } from '@taht/base';
import { type Seat, tileOf } from '@taht/rules';
import { closingChanges, rankingOf } from './closing.ts';
import { layWord, type PlayLine } from './lay-word.ts';
import type { Remark } from './remark.ts';
import { handRemarks, orderRemarks, surplusRemarks } from './remarks-of.ts';
import { type Line, type ScoreSheet, type ScoreSheetLine, scoreSheetLines } from './score-sheet.ts';
import {
  type Change,
  emptyState,
  follower,
  row,
  type ScoredRow,
  type ScoredSheet,
  type State,
  withRow,
} from './scored-state.ts';

/** Before the line `until`, where one is named; else after all of them. */
export function scoredSheetOf(sheet: ScoreSheet, until?: number): ScoredSheet {
  const { lines } = scoreSheetLines(sheet);
  const end = lines.findIndex(({ id }) => id === until);
  return lines.slice(0, end < 0 ? undefined : end).reduce(addLine, emptyState(sheet.setup));
}

/** The row that a line would make now, nothing written yet. */
export function previewLine(scored: ScoredSheet, line: Line): ScoredRow {
  const written = { id: -1, at: 0, line, mended: [] };
  return addLine(scored as State, written).rows.at(-1) as ScoredRow;
}

function addLine(state: State, written: ScoreSheetLine): State {
  const { line } = written;
  switch (line.kind) {
    case 'play':
      return addPlay(missTurns(state), written, line);
    case 'exchange':
      return addExchange(missTurns(state), written, line);
    case 'pass':
      return addPass(missTurns(state), written, line.seat);
    case 'challenge':
      return settled(addChallenge(state, written, line));
    case 'adjust': {
      const cause = line.cause === 'time' ? 'overtime' : 'adjust';
      return withRow(state, written, {
        changes: [{ seat: line.seat, points: line.points, cause }],
      });
    }
    case 'end':
      return addEnd(state, written, line);
    default:
      return assertNever(line);
  }
}

/** Turns that are missed are written down when the next move is: until then a challenge may still come. */
function missTurns(state: State): State {
  let now = state;
  while (!now.isOver && (now.lost[now.next] === true || (now.skips[now.next] ?? 0) > 0)) {
    const seat = now.next;
    if (now.lost[seat] !== true) {
      const passes = now.setup.rules.challenge.forcedSkipCountsAsPass
        ? now.passes.with(seat, (now.passes[seat] ?? 0) + 1)
        : now.passes;
      now = { ...row(now, seat, 'skip'), skips: less(now.skips, seat), passes };
      now = { ...now, scoreless: now.scoreless + 1 };
    }
    now = { ...now, next: (seat + 1) % now.setup.players.length };
  }
  return now;
}

const less = (counts: readonly number[], seat: Seat): readonly number[] =>
  counts.with(seat, Math.max(0, (counts[seat] ?? 0) - 1));

function addPlay(state: State, written: ScoreSheetLine, line: PlayLine): State {
  const { seat } = line;
  const { rules } = state.setup;
  const laid = layWord(state, line, rules);
  const score = laid.play?.score ?? 0;
  const count = laid.tiles.length;
  const drawn = Math.min(count, state.bag);
  const after = withRow(state, written, {
    tiles: laid.tiles,
    play: laid.play,
    changes: [{ seat, points: score, cause: 'play' }],
    remarks: [
      ...orderRemarks(state, seat),
      ...laid.remarks,
      ...handRemarks(state, line, laid.tiles.map(tileOf)),
      ...surplusRemarks(state, laid.board, laid.tiles),
      ...(line.recorded === null || line.recorded === score
        ? []
        : [{ code: 'score-differs', recorded: line.recorded, score } as const]),
    ],
  });
  return settled({
    ...after,
    board: laid.board,
    bag: state.bag - drawn,
    held: state.held.with(seat, Math.max(0, (state.held[seat] ?? 0) - count + drawn)),
    passes: state.passes.with(seat, 0),
    scoreless: score === 0 ? state.scoreless + 1 : 0,
    next: follower(state, seat),
    before: state,
  });
}

function addExchange(
  state: State,
  written: ScoreSheetLine,
  line: Extract<Line, { kind: 'exchange' }>,
): State {
  const { seat, tiles, count } = line;
  const { exchange } = state.setup.rules;
  const needs = Math.max(exchange.minBag, count);
  const remarks: Remark[] = [
    ...orderRemarks(state, seat),
    ...(count === 0 ? [{ code: 'exchange-nothing' } as const] : []),
    ...handRemarks(state, line, tiles ?? []),
    ...(state.bag < needs ? [{ code: 'bag-too-small', bag: state.bag, needs } as const] : []),
  ];
  const passes = exchange.countsAsPass ? (state.passes[seat] ?? 0) + 1 : 0;
  return rested(withRow(state, written, { remarks }), seat, passes);
}

const addPass = (state: State, written: ScoreSheetLine, seat: Seat): State =>
  rested(
    withRow(state, written, { remarks: orderRemarks(state, seat) }),
    seat,
    (state.passes[seat] ?? 0) + 1,
  );

const rested = (state: State, seat: Seat, passes: number): State =>
  settled({
    ...state,
    passes: state.passes.with(seat, passes),
    scoreless: state.scoreless + 1,
    next: follower(state, seat),
    before: null,
  });

function addChallenge(
  state: State,
  written: ScoreSheetLine,
  line: Extract<Line, { kind: 'challenge' }>,
): State {
  const at = state.rows.findLastIndex(({ kind }) => kind === 'play');
  const play = state.rows[at];
  if (state.before === null || play === undefined)
    return withRow(state, written, { remarks: [{ code: 'nothing-to-challenge' }] });
  if (play.seat === line.seat) return withRow(state, written, { remarks: [{ code: 'own-play' }] });
  return line.verdict === 'bad'
    ? withdraw(state, written, line.seat, at)
    : challengeInVain(state, written, line, play.seat);
}

/** The tiles come back, the points too, and the turn is over. */
function withdraw(state: State, written: ScoreSheetLine, challenger: Seat, at: number): State {
  const { challenge } = state.setup.rules;
  const before = state.before as State;
  const play = state.rows[at] as ScoredRow;
  const withdrawn: ScoredRow = {
    ...play,
    isWithdrawn: true,
    changes: [],
    score: 0,
    total: before.scores[play.seat] ?? 0,
  };
  const back: State = {
    ...before,
    rows: state.rows.with(at, withdrawn),
    next: state.next,
    scores: state.scores.with(play.seat, (state.scores[play.seat] ?? 0) - play.score),
    scoreless: before.scoreless + 1,
    before: null,
  };
  const skips =
    challenge.bystanders === 'skip-next'
      ? back.skips.map((owed, seat) =>
          seat === play.seat || seat === challenger ? owed : owed + 1,
        )
      : back.skips;
  const lost = challenge.onBad.mover === 'lose-game' ? back.lost.with(play.seat, true) : back.lost;
  return withRow({ ...back, skips, lost }, written, {});
}

function challengeInVain(
  state: State,
  written: ScoreSheetLine,
  { seat, words }: Extract<Line, { kind: 'challenge' }>,
  mover: Seat,
): State {
  const { challenger, points, moverPoints, per } = state.setup.rules.challenge.onGood;
  const times = per === 'word' ? words : 1;
  const changes: Change[] = [
    ...(moverPoints === 0
      ? []
      : [{ seat: mover, points: moverPoints * times, cause: 'challenged-in-vain' } as const]),
    ...(challenger === 'points'
      ? [{ seat, points: points * times, cause: 'challenge-failed' } as const]
      : []),
  ];
  const after = withRow(state, written, { changes });
  if (challenger === 'skip-next')
    return { ...after, skips: after.skips.with(seat, (after.skips[seat] ?? 0) + 1) };
  return challenger === 'lose-game' ? { ...after, lost: after.lost.with(seat, true) } : after;
}

function addEnd(
  state: State,
  written: ScoreSheetLine,
  line: Extract<Line, { kind: 'end' }>,
): State {
  const changes = closingChanges(state.setup.rules, state.tables, line);
  const after = withRow(state, written, { changes });
  const ranking = rankingOf(state.setup.rules, after.scores, state.scores, state.lost);
  return { ...after, isOver: true, onTurn: null, due: null, ranking, before: null };
}

/** Who is really on turn, and whether the game should be over. */
function settled(state: State): State {
  const playing = state.lost.filter((isLost) => !isLost).length;
  if (playing < 2) {
    const ranking = rankingOf(state.setup.rules, state.scores, state.scores, state.lost);
    return { ...state, isOver: true, onTurn: null, due: null, ranking };
  }
  let seat = state.next;
  const owed = [...state.skips];
  while (state.lost[seat] === true || (owed[seat] ?? 0) > 0) {
    owed[seat] = (owed[seat] ?? 0) - 1;
    seat = (seat + 1) % owed.length;
  }
  return { ...state, onTurn: state.isOver ? null : seat, due: dueEnd(state) };
}

function dueEnd({ setup, bag, held, passes, lost, scoreless }: State): ScoredSheet['due'] {
  const { passRounds, scorelessTurns } = setup.rules.end;
  if (bag === 0 && held.includes(0)) return 'out';
  if (passRounds !== 'none' && passes.every((n, seat) => lost[seat] || n >= passRounds))
    return 'passes';
  return scorelessTurns !== 'none' && scoreless >= scorelessTurns ? 'scoreless-turns' : null;
}

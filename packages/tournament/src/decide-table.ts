/** What happens at the tables beside the score: letters, challenges, rulings, misdraws. */
import type { Judge, Verdict } from '@taht/rules';
import { consequencesOf } from './challenge.ts';
import type { ActionOf, LetterRound, PlayerNumber, Word } from './command.ts';
import { refuseNumbers } from './decide-players.ts';
import { drawLetters, orderByLetters } from './letters.ts';
import { tiesAmong } from './ranking/tied.ts';
import type { Refusal } from './refusal.ts';
import type { Run } from './run.ts';
import type { Table, Tournament } from './state.ts';

export function decideDrawLetters(
  run: Run,
  { where, rounds }: ActionOf<'draw-letters'>,
  table: Table,
): Refusal | undefined {
  if (run.state.setup.rules.opening !== 'letters') return { code: 'no-letters' };
  if (table.result !== null) return { code: 'table-played', table: table.table };
  return withLetters(run, table.seats, rounds, (drawn) => {
    run.emit({ kind: 'letters-drawn', where, ...drawn });
  });
}

export function decideBreakTie(
  run: Run,
  { players, rounds }: ActionOf<'break-tie'>,
): Refusal | undefined {
  const refusal = refuseNumbers(run.state, players);
  if (refusal !== undefined) return refusal;
  const ties = tiesAmong(run.state, players);
  if (ties.length === 0) return { code: 'no-tie' };
  const waiting = ties.find(({ missing }) => missing.length > 0);
  if (waiting !== undefined)
    return { code: 'before-missing', players: waiting.missing, tied: waiting.players };
  return withLetters(run, players, rounds, (drawn) => {
    run.emit({ kind: 'tie-broken', ...drawn });
  });
}

interface DrawnLetters {
  readonly rounds: readonly LetterRound[];
  readonly order: readonly PlayerNumber[];
  readonly draws: number;
}

/** Letters from the tournament's stream, or as they came out of the bag. */
function withLetters(
  run: Run,
  players: readonly PlayerNumber[],
  byHand: readonly LetterRound[] | null,
  emit: (drawn: DrawnLetters) => void,
): Refusal | undefined {
  const { setup, letters } = run.state;
  if (byHand === null) {
    const { next, used } = run.numbers();
    const drawn = drawLetters(players, setup.tileset, letters, next);
    emit({ ...drawn, draws: used() });
    return undefined;
  }
  const order = orderByLetters(players, byHand, letters);
  if (!order.ok) return { code: 'letters-unsettled', players: order.error };
  emit({ rounds: byHand, order: order.value, draws: 0 });
  return undefined;
}

export function decideChallenge(
  run: Run,
  { where, player, words, challengers, verdict }: ActionOf<'challenge'>,
  table: Table,
): Refusal | undefined {
  const { state, env } = run;
  const { base } = state.setup;
  const refusal =
    refuseNumbers(state, [player]) ??
    refuseNumbers(state, challengers) ??
    refuseChallengers(table, player, challengers) ??
    refuseWords(state, words);
  if (refusal !== undefined) return refusal;
  const found = verdict ?? verdictOf(words, tournamentJudge(state, env.judge));
  if (found === null) return { code: 'verdict-missing', words };
  const { seats } = table;
  const consequences = consequencesOf(base, seats, player, challengers, words.length, found);
  const noted = { player, words, challengers, verdict: found, consequences };
  run.emit({ kind: 'challenged', where, ...noted });
  return undefined;
}

function refuseChallengers(
  { seats }: Table,
  player: PlayerNumber,
  challengers: readonly PlayerNumber[],
): Refusal | undefined {
  if (challengers.length === 0) return { code: 'no-challenger' };
  const stranger = [player, ...challengers].find((each) => !seats.includes(each));
  if (stranger !== undefined) return { code: 'not-in-round', player: stranger };
  return challengers.includes(player) ? { code: 'own-word', player } : undefined;
}

function refuseWords({ setup }: Tournament, words: readonly Word[]): Refusal | undefined {
  if (words.length === 0 || words.some((word) => word.length === 0)) return { code: 'no-words' };
  const { alphabet } = setup.tileset;
  const odd = words.flat().find((letter) => !alphabet.includes(letter));
  return odd === undefined ? undefined : { code: 'not-a-letter', letter: odd };
}

/** All words of the play together: one bad word voids it; null where the list cannot tell. */
function verdictOf(words: readonly Word[], judge: Judge): Verdict | null {
  const verdicts = words.map(judge);
  if (verdicts.includes('invalid')) return 'invalid';
  return verdicts.includes('unknown') ? null : 'valid';
}

/** The list with the tournament's own rulings over it, the last one first. */
const tournamentJudge =
  ({ rulings }: Pick<Tournament, 'rulings'>, judge: Judge): Judge =>
  (word) =>
    rulings.findLast((ruling) => ruling.word.join(' ') === word.join(' '))?.verdict ?? judge(word);

export function decideRule(
  run: Run,
  { word, verdict, reason }: ActionOf<'rule'>,
): Refusal | undefined {
  const refusal = refuseWords(run.state, [word]);
  if (refusal !== undefined) return refusal;
  if (reason.trim() === '') return { code: 'reason-missing' };
  run.emit({ kind: 'ruled', word, verdict, reason });
  return undefined;
}

/** The turn is passed; then what is missing is drawn, or what is too much taken blind. */
export function decideMisdraw(
  run: Run,
  { where, player, tiles, inBag }: ActionOf<'misdraw'>,
  { seats }: Table,
): Refusal | undefined {
  const { rack, misdraw } = run.state.setup.base;
  if (misdraw.rule === 'none') return { code: 'no-misdraw-rule' };
  if (!seats.includes(player)) return { code: 'not-in-round', player };
  const surplus = tiles - rack;
  const count = surplus > 0 ? surplus : Math.min(-surplus, inBag);
  if (!(Number.isInteger(count) && count > 0 && tiles >= 0)) return { code: 'no-misdraw', tiles };
  const mending = { kind: surplus > 0 ? 'gives-back' : 'draws', tiles: count } as const;
  run.emit({ kind: 'misdrawn', where, player, tiles, mending });
  return undefined;
}

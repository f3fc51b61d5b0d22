/** After a play: accepting, challenging, joining, voting, the verdict and what it costs (RULES 8). */
import { challengedWords, hasAnswered } from './challenged.ts';
import type { Seat, Verdict, Vote } from './command.ts';
import type { FactOf } from './event.ts';
import type { Challenge, Pending } from './game.ts';
import { missingTiles } from './out.ts';
import type { Refusal } from './refusal.ts';
import { resignSeat } from './resign.ts';
import type { Run } from './run.ts';
import { opponentsOf, playingSeats } from './seats.ts';
import { settle } from './settle.ts';
import { isMajority, standPlay } from './stand.ts';
import { refuseClaim } from './theme.ts';

/** Whoever accepts a play that others have challenged does not join them. */
export function decideAccept(run: Run, seat: Seat): Refusal | undefined {
  const { phase } = run.state;
  if (phase.kind !== 'window' && phase.kind !== 'joining')
    return { code: 'wrong-phase', phase: phase.kind };
  if (phase.play.seat === seat) return { code: 'own-play' };
  if (hasAnswered(phase, seat)) return { code: 'already-answered' };
  run.emit({ kind: 'accepted', seat });
  closeIfAccepted(run);
  closeIfAllJoined(run);
  judge(run);
  return undefined;
}

export function decideChallenge(
  run: Run,
  seat: Seat,
  words?: readonly number[],
): Refusal | undefined {
  const { phase, rules } = run.state;
  if (rules.challenge.mode === 'off-auto-reject') return { code: 'challenge-off' };
  if (phase.kind !== 'window' && phase.kind !== 'joining') return { code: 'nothing-to-challenge' };
  if (phase.play.seat === seat) return { code: 'own-play' };
  if (hasAnswered(phase, seat)) return { code: 'already-answered' };
  const named = [...new Set(words ?? phase.play.words.map((_, i) => i))].sort((a, b) => a - b);
  const unknown = refuseWords(phase.play, named);
  if (unknown !== undefined) return unknown;
  // Whoever wants to see the word judged does not give it back.
  if (run.state.takeBack !== null) run.emit({ kind: 'take-back-answered', seat, vote: 'no' });
  run.emit({ kind: 'challenged', seat, words: named });
  closeIfAllJoined(run);
  judge(run);
  return undefined;
}

export function decideCloseWindow(run: Run): Refusal | undefined {
  const { phase } = run.state;
  if (phase.kind === 'window') closeWindow(run);
  else if (phase.kind === 'joining') closeJoining(run);
  else return { code: 'wrong-phase', phase: phase.kind };
  return undefined;
}

/** The table decides where no list can: everybody says, and a tie means the words stand. */
export function decideVerdictVote(run: Run, seat: Seat, vote: Vote): Refusal | undefined {
  const { phase, rules } = run.state;
  if (phase.kind !== 'verdict') return { code: 'wrong-phase', phase: phase.kind };
  if (rules.challenge.mode === 'referee') return { code: 'not-for-you', needs: 'referee' };
  if (phase.votes[seat] !== null) return { code: 'already-answered' };
  run.emit({ kind: 'verdict-voted', seat, vote });
  countVotes(run);
  return undefined;
}

export function decideRule(
  run: Run,
  verdicts: readonly Verdict[],
  reason: string,
): Refusal | undefined {
  const { phase } = run.state;
  if (phase.kind !== 'verdict' && phase.kind !== 'joining')
    return { code: 'wrong-phase', phase: phase.kind };
  const words = challengedWords(phase.challenges);
  if (verdicts.length !== words.length) return { code: 'wrong-verdicts', needs: words.length };
  if (phase.kind === 'joining') run.emit({ kind: 'joining-closed' });
  const given = words.map((word, i) => ({ word, verdict: verdicts[i] as Verdict }));
  applyVerdict(run, { kind: 'ruled', verdicts: given, source: 'referee', reason });
  return undefined;
}

export function decideClaim(run: Run, seat: Seat, words: readonly number[]): Refusal | undefined {
  const named = [...new Set(words)].sort((a, b) => a - b);
  const play = pendingPlay(run);
  const refusal = refuseClaim(run.state, seat) ?? (play && refuseWords(play, named));
  if (refusal !== undefined) return refusal;
  run.emit({ kind: 'theme-claimed', seat, words: named });
  return undefined;
}

export function decideThemeVote(run: Run, seat: Seat, vote: Vote): Refusal | undefined {
  const { phase } = run.state;
  if (phase.kind !== 'window') return { code: 'wrong-phase', phase: phase.kind };
  const { claim } = phase.play;
  if (claim === null) return { code: 'no-claim' };
  if (phase.play.seat === seat) return { code: 'own-play' };
  if (claim.votes[seat] !== null) return { code: 'already-answered' };
  run.emit({ kind: 'theme-voted', seat, vote });
  return undefined;
}

/** The play stands: it scores, the mover draws, the next turn begins. */
export function closeWindow(run: Run): void {
  const play = pendingPlay(run);
  if (play === undefined) return;
  standPlay(run, play);
  drawAfterPlay(run, play.seat);
  settle(run);
}

/** Closes the window when no opponent is left to be heard, unless that is the referee's to do. */
export function closeIfAccepted(run: Run): void {
  const { phase, rules } = run.state;
  if (phase.kind !== 'window' || rules.challenge.window.until === 'referee') return;
  const heard = opponentsOf(run.state, phase.play.seat).every((s) => phase.accepted.includes(s));
  if (heard) closeWindow(run);
}

/** Whoever is no longer at the table is not waited for. */
export function goOnWithout(run: Run): void {
  closeIfAccepted(run);
  closeIfAllJoined(run);
  judge(run);
  countVotes(run);
}

export function closeJoining(run: Run): void {
  run.emit({ kind: 'joining-closed' });
  judge(run);
}

function closeIfAllJoined(run: Run): void {
  const { phase } = run.state;
  if (phase.kind !== 'joining') return;
  if (opponentsOf(run.state, phase.play.seat).every((seat) => hasAnswered(phase, seat)))
    run.emit({ kind: 'joining-closed' });
}

/** Asks the handed-in judge, where the players and not a referee settle challenges. */
function judge(run: Run): void {
  const { phase, rules } = run.state;
  if (phase.kind !== 'verdict' || rules.challenge.mode !== 'players') return;
  const verdicts = challengedWords(phase.challenges).map((word) => ({
    word,
    verdict: run.env.judge(phase.play.words[word]?.letters ?? []),
  }));
  const known = verdicts.filter(
    (v): v is { word: number; verdict: Verdict } => v.verdict !== 'unknown',
  );
  if (known.length === verdicts.length)
    applyVerdict(run, { kind: 'ruled', verdicts: known, source: 'judge', reason: '' });
}

function countVotes(run: Run): void {
  const { phase, rules } = run.state;
  if (phase.kind !== 'verdict' || rules.challenge.mode === 'referee') return;
  const votes = playingSeats(run.state).map((seat) => phase.votes[seat]);
  if (votes.some((vote) => vote === null || vote === undefined)) return;
  const verdict: Verdict = isMajority(votes) ? 'valid' : 'invalid';
  const verdicts = challengedWords(phase.challenges).map((word) => ({ word, verdict }));
  applyVerdict(run, { kind: 'ruled', verdicts, source: 'table', reason: '' });
}

function refuseWords({ words }: Pending, named: readonly number[]): Refusal | undefined {
  const missing = named.find((word) => words[word] === undefined);
  if (missing !== undefined) return { code: 'no-such-word', word: missing };
  return named.length === 0 ? { code: 'no-such-word', word: 0 } : undefined;
}

function applyVerdict(run: Run, ruling: FactOf<'ruled'>): void {
  const { phase } = run.state;
  if (phase.kind !== 'verdict') return;
  const { challenges } = phase;
  run.emit(ruling);
  if (ruling.verdicts.some(({ verdict }) => verdict === 'invalid'))
    takeBackBad(run, phase.play, challenges);
  else standGood(run, phase.play, challenges);
}

function takeBackBad(run: Run, play: Pending, challenges: readonly Challenge[]): void {
  const { challenge } = run.state.rules;
  const challengers = challenges.map(({ seat }) => seat);
  retractPlay(run, play);
  if (challenge.bystanders === 'skip-next')
    for (const seat of opponentsOf(run.state, play.seat))
      if (!challengers.includes(seat)) run.emit({ kind: 'skip-owed', seat, cause: 'bystander' });
  if (challenge.onBad.mover === 'lose-game') resignSeat(run, play.seat, 'challenge');
  settle(run);
}

/** The tiles come back; what was drawn for them goes into the bag again. */
export function retractPlay(run: Run, { seat, drawn }: Pending): void {
  if (drawn.length > 0) run.emit({ kind: 'returned', seat, tiles: drawn, cause: 'retracted' });
  run.emit({ kind: 'retracted', seat });
}

/** By the word, a challenger pays for the words it named, and the mover is paid for every word named. */
function standGood(run: Run, play: Pending, challenges: readonly Challenge[]): void {
  const { challenger, points, moverPoints, per } = run.state.rules.challenge.onGood;
  const times = (words: readonly number[]): number => (per === 'word' ? words.length : 1);
  standPlay(run, play);
  if (moverPoints !== 0)
    run.emit({
      kind: 'adjusted',
      seat: play.seat,
      points: moverPoints * times(challengedWords(challenges)),
      cause: 'challenged-in-vain',
    });
  for (const { seat, words } of challenges) {
    if (challenger === 'points')
      run.emit({
        kind: 'adjusted',
        seat,
        points: points * times(words),
        cause: 'challenge-failed',
      });
    if (challenger === 'skip-next')
      run.emit({ kind: 'skip-owed', seat, cause: 'challenge-failed' });
  }
  drawAfterPlay(run, play.seat);
  if (challenger === 'lose-game')
    for (const { seat } of challenges) resignSeat(run, seat, 'challenge');
  settle(run);
}

function drawAfterPlay(run: Run, seat: Seat): void {
  run.drawOrAsk(seat, missingTiles(run.state, seat));
}

function pendingPlay({ state: { phase } }: Run): Pending | undefined {
  return 'play' in phase ? phase.play : undefined;
}

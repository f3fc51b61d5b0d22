/** Which points of a ruleset are worth telling. */
import type { Ruleset } from '@taht/rules';

/** What means nothing under these rules is left out. */
export function isRelevant(path: string, rules: Ruleset): boolean {
  const { bags, theme, words, clock, challenge, misdraw, end } = rules;
  if (path.startsWith('theme.')) return theme.name !== '';
  if (path.startsWith('bags.')) return bags.split !== 'none';
  if (path.startsWith('misdraw.')) return misdraw.rule !== 'none';
  if (path === 'words.lexicon') return words.lexicon !== '';
  if (path === 'words.forms') return words.forms.length > 0;
  if (path === 'words.exclude') return words.exclude.length > 0;
  if (path === 'end.passRounds') return end.passRounds !== 'none';
  if (path === 'end.scorelessTurns') return end.scorelessTurns !== 'none';
  if (ABOUT_PASSES.includes(path) && end.passRounds === 'none') return false;
  if (path === 'opening.minLetters') return rules.opening.minLetters.length > 0;
  if (path.startsWith('clock.')) return isClockField(path.slice('clock.'.length), clock);
  if (path.startsWith('challenge.'))
    return isChallengeField(path.slice('challenge.'.length), challenge);
  return true;
}

/** Whether something is a pass matters only where passes end the game. */
const ABOUT_PASSES = ['exchange.countsAsPass', 'challenge.forcedSkipCountsAsPass'];

function isClockField(field: string, clock: Ruleset['clock']): boolean {
  if (clock.kind === 'none') return false;
  if (field === 'kind' || field === 'seconds') return true;
  if (field === 'increment') return clock.increment > 0;
  if (field === 'expiry') return clock.kind !== 'per-game';
  if (field === 'timeBank' || field === 'vacation') return clock.kind === 'days';
  return clock.kind === 'per-game';
}

function isChallengeField(field: string, challenge: Ruleset['challenge']): boolean {
  if (field === 'mode') return true;
  if (challenge.mode === 'off-auto-reject') return false;
  if (field === 'window.joinSeconds')
    return challenge.window.joinSeconds > 0 || challenge.window.until === 'referee';
  if (field === 'window.seconds') return challenge.window.seconds !== 'none';
  if (field === 'onGood.points') return challenge.onGood.challenger === 'points';
  if (field === 'onGood.moverPoints') return challenge.onGood.moverPoints !== 0;
  if (field === 'onGood.per')
    return challenge.onGood.challenger === 'points' || challenge.onGood.moverPoints !== 0;
  if (field === 'bystanders') return challenge.bystanders !== 'none';
  return true;
}

/** Which points of a ruleset are worth telling. */
import { RULE_VALUES, type Ruleset } from '@taht/rules';

/** What means nothing under these rules, or is the same in every game, is left out. */
export function isRelevant(path: string, rules: Ruleset): boolean {
  const { bags, theme, clock, challenge, misdraw, pass } = rules;
  if (ALWAYS_THE_SAME.has(path)) return false;
  if (path.startsWith('theme.')) return theme.name !== '';
  if (path.startsWith('bags.')) return bags.split !== 'none';
  if (path.startsWith('pass.')) return pass.when !== RULE_VALUES['pass.when'][0];
  if (path.startsWith('misdraw.')) return misdraw.rule !== 'none';
  if (path === 'words.lexicon') return rules.words.lexicon !== '';
  if (path === 'opening.minLetters') return rules.opening.minLetters.length > 0;
  if (path.startsWith('clock.')) return isClockField(path.slice('clock.'.length), clock);
  if (path.startsWith('challenge.'))
    return isChallengeField(path.slice('challenge.'.length), challenge);
  return true;
}

const ALWAYS_THE_SAME = new Set([
  'start.blank',
  'start.direction',
  'exchange.order',
  'exchange.countsAsPass',
  'theme.judgedBy',
  'challenge.onBad.retract',
  'misdraw.surplus',
  'end.outEmptyBag',
  'notation.lettersOn',
]);

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
  if (field === 'forcedSkipCountsAsPass')
    return challenge.onGood.challenger === 'skip-next' || challenge.forcedSkipCountsAsPass;
  return true;
}

/** Anybody may report a word; word judges rule, and the same report by others is counted and not made again. */
import { assertNever, err, ok, type Result } from '@taht/base';
import {
  WORD_REPORT_LIMITS,
  type WordReportAction,
  type WordReportRefusal,
  type WordReportRefusalCode,
} from '@taht/protocol';
import type { Command } from '@taht/stream';
import type { WordReportEvent } from './events.ts';
import type { WordReports } from './evolve.ts';

export interface WordReportAuthor {
  readonly id: string;
  readonly standing: 'machine' | 'judge' | 'player';
}

/** The stream is begun by the machine. */
export type Action = WordReportAction | { readonly kind: 'begin' };

type ActionOf<K extends Action['kind']> = Extract<Action, { readonly kind: K }>;

export interface WordReportEnv {
  /** The word in the letters of the list, and the hash of the list; or why there is nothing to report. */
  check(
    report: Pick<ActionOf<'report'>, 'lexicon' | 'word' | 'claim'>,
  ): Result<
    { readonly word: string; readonly hash: string },
    Extract<WordReportRefusalCode, 'no-such-lexicon' | 'word-no-tile' | 'word-settled'>
  >;
}

type Decision = Result<readonly WordReportEvent[], WordReportRefusal>;

export function decide(
  state: WordReports,
  { by, at, action }: Command<WordReportAuthor, Action>,
  env: WordReportEnv,
): Decision {
  switch (action.kind) {
    case 'begin':
      if (by.standing !== 'machine') return err({ code: 'not-permitted' });
      return ok(state.now === 0 ? [{ kind: 'begun', at }] : []);
    case 'report':
      return report(state, by.id, at, action, env);
    case 'rule':
      return by.standing === 'judge'
        ? rule(state, by.id, at, action, env)
        : err({ code: 'not-permitted' });
    default:
      return assertNever(action);
  }
}

function report(
  { reports, count }: WordReports,
  by: string,
  at: number,
  { lexicon, word: typed, claim, text }: ActionOf<'report'>,
  env: WordReportEnv,
): Decision {
  const checked = env.check({ lexicon, word: typed, claim });
  if (!checked.ok) return err({ code: checked.error });
  const { word } = checked.value;
  const same = reports.find(
    (each) => each.lexicon === lexicon && each.word === word && each.claim === claim,
  );
  if (same?.by.includes(by)) return err({ code: 'word-reported-before' });
  const { openByOne, open } = WORD_REPORT_LIMITS;
  if (reports.filter((each) => each.by.includes(by)).length >= openByOne || reports.length >= open)
    return err({ code: 'too-many-of-these' });
  return ok([
    same === undefined
      ? { kind: 'reported', at, number: count + 1, by, lexicon, word, claim, text }
      : { kind: 'supported', at, report: same.number, by },
  ]);
}

/** What the list says by itself meanwhile can still be refused, but not granted: there is nothing to change. */
function rule(
  { reports, count }: WordReports,
  by: string,
  at: number,
  { report: number, ruling, signed, reason }: ActionOf<'rule'>,
  env: WordReportEnv,
): Decision {
  const found = reports.find((each) => each.number === number);
  if (found === undefined)
    return err({ code: number <= count ? 'word-ruled' : 'no-such-word-report' });
  const checked = env.check(found);
  if (!checked.ok && ruling === 'granted') return err({ code: checked.error });
  const hash = checked.ok ? checked.value.hash : '';
  return ok([{ kind: 'ruled', at, report: number, by, ruling, signed, reason, hash }]);
}

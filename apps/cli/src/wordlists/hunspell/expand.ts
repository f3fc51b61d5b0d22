/** All forms of an entry: bare, with one or two suffixes, with a prefix, with a prefix and suffixes. Compounds are not built. */
import type { Affixes, AffixRule } from './affixes.ts';
import { fits } from './condition.ts';
import type { Entry } from './entries.ts';

export interface Form {
  readonly text: string;
  readonly entry: Entry;
  /** In the order of their application; none for the entry itself. */
  readonly rules: readonly AffixRule[];
}

export function* expand(entry: Entry, affixes: Affixes): Generator<Form> {
  const { word, flags } = entry;
  if (flags.some((flag) => affixes.notWords.has(flag))) return;
  if (!flags.some((flag) => affixes.needAffix.has(flag))) yield { text: word, entry, rules: [] };
  const prefixes = rulesOf(flags, 'prefix', word, affixes);
  yield* prefixed(word, entry, [], prefixes);
  for (const first of rulesOf(flags, 'suffix', word, affixes)) {
    const once = apply(first, word);
    if (once === undefined) continue;
    if (!first.flags.some((flag) => affixes.needAffix.has(flag))) {
      yield { text: once, entry, rules: [first] };
      if (first.cross) yield* prefixed(once, entry, [first], prefixes);
    }
    if (first.flags.length === 0) continue;
    for (const second of continuations(first, once, affixes)) {
      const twice = apply(second, once);
      if (twice === undefined) continue;
      const rules = [first, second];
      yield { text: twice, entry, rules };
      if (first.cross && second.cross) yield* prefixed(twice, entry, rules, prefixes);
    }
  }
}

function* prefixed(
  text: string,
  entry: Entry,
  suffixes: readonly AffixRule[],
  prefixes: readonly AffixRule[],
): Generator<Form> {
  for (const prefix of prefixes) {
    if (suffixes.length > 0 && !prefix.cross) continue;
    if (prefix.flags.length > 0) throw new Error(`hunspell: prefix ${prefix.flag} with flags`);
    const made = apply(prefix, text);
    if (made !== undefined) yield { text: made, entry, rules: [...suffixes, prefix] };
  }
}

function continuations(first: AffixRule, once: string, affixes: Affixes): readonly AffixRule[] {
  if (rulesOf(first.flags, 'prefix', once, affixes).length > 0) {
    throw new Error(`hunspell: prefix after suffix ${first.flag}`);
  }
  return rulesOf(first.flags, 'suffix', once, affixes);
}

/** The rules that may fit the word, in the order of the flags and of the file. */
function rulesOf(
  flags: readonly string[],
  kind: AffixRule['kind'],
  word: string,
  affixes: Affixes,
): readonly AffixRule[] {
  const last = word.slice(-1);
  const found: AffixRule[] = [];
  for (const flag of flags) {
    for (const rule of affixes.rulesFor(flag, last)) if (rule.kind === kind) found.push(rule);
  }
  return found;
}

/** A rule may take away the whole word: where FULLSTRIP is missing, such a rule is still meant (спити, зіп'ю). */
function apply(rule: AffixRule, word: string): string | undefined {
  const { strip, add, condition } = rule;
  if (rule.kind === 'suffix') {
    if (!word.endsWith(strip) || !fits(condition, word)) return undefined;
    return word.slice(0, word.length - strip.length) + add;
  }
  if (!word.startsWith(strip) || !fits(condition, word)) return undefined;
  return add + word.slice(strip.length);
}

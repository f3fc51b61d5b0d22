/** Reads the .aff file: affix rules by flag, aliases, and flags with a special meaning. Throws on what it does not know. */
import { type Condition, fitsLast, parseCondition } from './condition.ts';

export interface AffixRule {
  readonly kind: 'prefix' | 'suffix';
  readonly flag: string;
  readonly strip: string;
  readonly add: string;
  /** May be joined with a rule of the other kind. */
  readonly cross: boolean;
  /** What may follow this rule: the second of two suffixes. */
  readonly flags: readonly string[];
  /** Grammar of the form, its alias resolved: `is:1eá`. */
  readonly morph: string;
  readonly condition: Condition;
}

export interface Affixes {
  readonly rules: ReadonlyMap<string, readonly AffixRule[]>;
  /** The rules of a flag that a word with this last character may take: one look in place of a hundred tests. */
  readonly rulesFor: (flag: string, last: string) => readonly AffixRule[];
  readonly splitFlags: (flags: string) => readonly string[];
  /** The grammar that a number stands for; other text is returned as it is. */
  readonly resolveMorph: (morph: string) => string;
  /** Takes out the characters that the dictionary ignores (accents). */
  readonly clean: (text: string) => string;
  /** Entries that are no words by themselves, each by its flag. */
  readonly needAffix: ReadonlySet<string>;
  readonly notWords: ReadonlySet<string>;
}

/** About suggestions, input or compounds, none of which adds a form. */
const WITHOUT_EFFECT = new Set([
  ...['SET', 'TRY', 'KEY', 'MAP', 'REP', 'PHONE', 'LANG', 'HOME', 'NAME', 'VERSION', 'WORDCHARS'],
  ...['BREAK', 'ICONV', 'OCONV', 'NOSUGGEST', 'NOSPLITSUGS', 'MAXNGRAMSUGS', 'WARN', 'KEEPCASE'],
  ...['COMPOUNDFLAG', 'COMPOUNDMIN', 'COMPOUNDRULE', 'COMPOUNDBEGIN', 'COMPOUNDMIDDLE'],
  ...['COMPOUNDEND', 'COMPOUNDPERMITFLAG', 'COMPOUNDWORDMAX', 'CHECKCOMPOUNDDUP'],
  ...[
    'CHECKCOMPOUNDCASE',
    'CHECKCOMPOUNDREP',
    'CHECKCOMPOUNDTRIPLE',
    'FULLSTRIP',
    'FLAG',
    'IGNORE',
  ],
  ...['AM', 'NEEDAFFIX', 'FORBIDDENWORD', 'ONLYINCOMPOUND'],
]);

export function parseAffixes(text: string): Affixes {
  const lines = text.split(/\r?\n/).map((line, i) => ({ at: i + 1, words: wordsOf(line) }));
  const valuesOf = (name: string): string[] =>
    lines.filter(({ words }) => words[0] === name).map(({ words }) => words.slice(1).join(' '));
  const splitFlags = flagSplitter(valuesOf('FLAG')[0]);
  const aliases = valuesOf('AM').slice(1);
  const resolveMorph = (morph: string): string => resolveAlias(morph, aliases);
  const clean = cleaner(valuesOf('IGNORE')[0]);
  const rules = new Map<string, AffixRule[]>();
  const cross = new Map<string, boolean>();

  for (const { at, words } of lines) {
    const name = words[0];
    if (name === undefined || name.startsWith('#') || WITHOUT_EFFECT.has(name)) continue;
    if (name !== 'SFX' && name !== 'PFX') throw new Error(`hunspell: ${name} in line ${at}`);
    const [, flag = '', second = '', third = ''] = words;
    const key = `${name} ${flag}`;
    const known = cross.get(key);
    if (known === undefined) {
      if (!/^[YN]$/.test(second)) throw new Error(`hunspell: no header before line ${at}`);
      if (rules.has(flag)) throw new Error(`hunspell: flag ${flag} of both kinds in line ${at}`);
      cross.set(key, second === 'Y');
      rules.set(flag, []);
      continue;
    }
    const [add = '', continuation = ''] = third.split('/');
    rules.get(flag)?.push({
      kind: name === 'SFX' ? 'suffix' : 'prefix',
      flag,
      strip: clean(second === '0' ? '' : second),
      add: clean(add === '0' ? '' : add),
      cross: known,
      flags: splitFlags(continuation),
      morph: resolveMorph(words.slice(5).join(' ')),
      condition: parseCondition(words[4] ?? '.', name === 'SFX' ? 'end' : 'start'),
    });
  }
  return {
    rules,
    rulesFor: rulesByEnd(rules),
    splitFlags,
    resolveMorph,
    clean,
    needAffix: new Set(valuesOf('NEEDAFFIX')),
    notWords: new Set([...valuesOf('FORBIDDENWORD'), ...valuesOf('ONLYINCOMPOUND')]),
  };
}

function rulesByEnd(rules: ReadonlyMap<string, readonly AffixRule[]>): Affixes['rulesFor'] {
  const found = new Map<string, readonly AffixRule[]>();
  return (flag, last) => {
    const key = `${last}${flag}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const fitting = (rules.get(flag) ?? []).filter((rule) => mayEndIn(rule, last));
    found.set(key, fitting);
    return fitting;
  };
}

const mayEndIn = ({ kind, strip, condition }: AffixRule, last: string): boolean =>
  kind === 'prefix' || ((strip === '' || strip.endsWith(last)) && fitsLast(condition, last));

const wordsOf = (line: string): string[] => line.split(/[ \t]+/).filter((word) => word !== '');

function flagSplitter(form: string | undefined): Affixes['splitFlags'] {
  switch (form) {
    case undefined:
    case 'UTF-8':
      return (flags) => Array.from(flags);
    case 'num':
      return (flags) => (flags === '' ? [] : flags.split(','));
    case 'long':
      return (flags) => flags.match(/../gsu) ?? [];
    default:
      throw new Error(`hunspell: FLAG ${form}`);
  }
}

function resolveAlias(morph: string, aliases: readonly string[]): string {
  if (aliases.length === 0 || !/^\d+$/.test(morph)) return morph;
  const resolved = aliases[Number(morph) - 1];
  if (resolved === undefined) throw new Error(`hunspell: no AM alias ${morph}`);
  return resolved;
}

function cleaner(ignored: string | undefined): (text: string) => string {
  const characters = Array.from(ignored ?? '');
  return (text) =>
    characters.some((it) => text.includes(it))
      ? characters.reduce((rest, it) => rest.replaceAll(it, ''), text)
      : text;
}

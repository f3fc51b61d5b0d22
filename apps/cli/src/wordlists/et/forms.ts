/**
 * Reads all forms of the Estonian spelling dictionary, one initial letter at a time.
 * The dictionary stores its million paradigms twice, without and with the particle -gi/-ki. Only the first half is kept,
 * so that one letter fits into memory. Its suffix flags are statistical and say nothing about grammar.
 */

/** The longest form kept; beyond 15 letters only endings are looked up. */
const LONGEST = 21;

/** The source reads Baltic bytes as Latin ones. */
const mended = (text: string): string => text.replaceAll('ð', 'š').replaceAll('þ', 'ž');

/** Lower-case forms without -gi/-ki, in sets that share the first letter. */
export function* formsByLetter(aff: Uint8Array, dic: Uint8Array): Iterable<ReadonlySet<string>> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const rulesFor = ruleFinder(mended(decoder.decode(aff)));
  let initial = '';
  let forms = new Set<string>();
  for (const { word, flags } of entries(mended(decoder.decode(dic)))) {
    if (!/^\p{Ll}/u.test(word)) continue;
    if (word[0] !== initial) {
      if (forms.size > 0) yield forms;
      initial = word[0] as string;
      forms = new Set();
    }
    addForm(forms, word);
    for (const { strip, add } of rulesFor(flags, word))
      addForm(forms, word.slice(0, word.length - strip) + add);
  }
  if (forms.size > 0) yield forms;
}

interface SuffixRule {
  readonly strip: number;
  readonly add: string;
}

function* entries(text: string): Iterable<{ readonly word: string; readonly flags: string }> {
  let from = text.indexOf('\n') + 1;
  while (from > 0 && from < text.length) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end < 0 ? undefined : end);
    const slash = line.indexOf('/');
    if (slash < 0) yield { word: line, flags: '' };
    else yield { word: line.slice(0, slash), flags: line.slice(slash + 1) };
    from = end + 1;
  }
}

/** The rules that apply to a word, remembered by its flags and its last letters: conditions look no further back. */
function ruleFinder(aff: string): (flags: string, word: string) => readonly SuffixRule[] {
  const groups = [
    ...Map.groupBy(suffixRules(aff), ({ flag, condition }) => `${flag} ${condition}`),
  ].map(([key, rules]) => ({ flag: key[0] as string, fits: matcher(key.slice(2)), rules }));
  const known = new Map<string, readonly SuffixRule[]>();
  return (flags, word) => {
    const ending = word.slice(-REACH);
    const key = `${flags} ${ending}`;
    let found = known.get(key);
    if (!found) {
      found = groups
        .filter(({ flag, fits }) => flags.includes(flag) && fits.test(ending))
        .flatMap(({ rules }) => rules);
      known.set(key, found);
    }
    return found;
  };
}

/** How many letters from the end a condition may ask for. */
const REACH = 6;

function matcher(condition: string): RegExp {
  if (condition.replace(/\[[^\]]*\]/gu, '.').length > REACH)
    throw new Error(`too long: ${condition}`);
  return new RegExp(`${condition}$`, 'u');
}

interface ConditionalRule extends SuffixRule {
  readonly flag: string;
  readonly condition: string;
}

function suffixRules(aff: string): readonly ConditionalRule[] {
  return [...aff.matchAll(/^SFX (\S) (\S+) (\S+) (\S+)$/gmu)].map(
    ([, flag = '', strip = '', add = '', condition = '']) => ({
      flag,
      strip: strip === '0' ? 0 : strip.length,
      add: add === '0' ? '' : add,
      condition,
    }),
  );
}

/** Every plain form has its double with the particle: JÕGI is known by JÕGIGI, KASSIGI has none and stays out. */
function addForm(forms: Set<string>, form: string): void {
  const plain = /[gk]igi$/u.test(form) ? form.slice(0, -2) : form;
  if (plain.length <= LONGEST && (plain !== form || !/[gk]i$/u.test(form))) forms.add(plain);
}

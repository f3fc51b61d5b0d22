/** A page that tells players what has changed in their dictionary: the short words first, for they decide games. */
import { type Codes, type Lexicon, makeWord, type PatchEntry, readWord } from '@taht/lexicon';
import { plain, type Texts } from '@taht/phrasing';
import { countText } from '../../words/texts.ts';

type Changed = 'add' | 'remove';

export interface Changes {
  readonly to: Lexicon;
  readonly words: Readonly<Record<Changed, readonly Codes[]>>;
}

/** Words up to this length are shown at once; longer ones are opened. */
const SHORT = 4;

export function diffPage({ to, words }: Changes, texts: Texts): string {
  const { t } = texts;
  const { id, version } = to.info;
  const isNothing = words.add.length + words.remove.length === 0;
  return [
    '<!doctype html>',
    `<html lang="${texts.language}">`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(t('diff.title'))}</title>`,
    `<style>${STYLE}</style>`,
    '<main>',
    `<h1>${escaped(t('diff.title'))}</h1>`,
    `<p>${escaped(t('diff.of', { id: plain(id), version: plain(version) }))}</p>`,
    `<p>${escaped(t('diff.goes-on'))}</p>`,
    ...(isNothing ? [`<p>${escaped(t('diff.nothing'))}</p>`] : []),
    ...section('add', words.add, to, texts),
    ...section('remove', words.remove, to, texts),
    '</main>',
    '</html>',
    '',
  ].join('\n');
}

const STYLE = `
:root { color-scheme: light dark; font: 1.05rem/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: auto; padding: 1rem; }
ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .3rem .9rem; }
ul b { letter-spacing: .05em; overflow-wrap: anywhere; }
dt { font-weight: bold; letter-spacing: .05em; margin-top: .6rem; overflow-wrap: anywhere; }
dd { margin: 0; }
del { text-decoration-thickness: from-font; }
summary { cursor: pointer; padding: .4rem 0; }
`.trim();

function section(
  change: Changed,
  words: readonly Codes[],
  to: Lexicon,
  texts: Texts,
): readonly string[] {
  if (words.length === 0) return [];
  const { t } = texts;
  const byLength = [...Map.groupBy(words, (word) => word.length)].sort(([a], [b]) => a - b);
  return [
    '<section>',
    `<h2>${escaped(t(`diff.${change}`, { count: words.length, number: countText(texts, words.length) }))}</h2>`,
    ...ruled(words, to, texts),
    ...byLength.flatMap(([length, group]) => ofLength(change, length, group, to, texts)),
    '</section>',
  ];
}

/** The words that somebody decided on, each with who, when and why. */
function ruled(words: readonly Codes[], { rulings, alphabet }: Lexicon, { t }: Texts): string[] {
  const decided = new Map<string, PatchEntry>();
  for (const entry of rulings.values()) {
    const codes = readWord(alphabet, entry.word);
    if (codes.ok) decided.set(codes.value.join(), entry);
  }
  const lines = words.flatMap((word) => {
    const entry = decided.get(word.join());
    if (entry === undefined) return [];
    const why = `${plain(entry.reason)} (${plain(entry.author)}, ${entry.date})`;
    return [`<dt>${escaped(makeWord(alphabet, word))}</dt><dd>${escaped(why)}</dd>`];
  });
  return lines.length === 0
    ? []
    : [`<h3>${escaped(t('diff.rulings'))}</h3>`, '<dl>', ...lines, '</dl>'];
}

function ofLength(
  change: Changed,
  length: number,
  words: readonly Codes[],
  { alphabet }: Lexicon,
  texts: Texts,
): string[] {
  const heading = escaped(
    texts.t('diff.of-length', { length, number: countText(texts, words.length) }),
  );
  const tag = change === 'add' ? 'ins' : 'del';
  const items = words.map(
    (word) => `<li><b><${tag}>${escaped(makeWord(alphabet, word))}</${tag}></b></li>`,
  );
  const open = length <= SHORT ? ' open' : '';
  return [
    `<details${open}><summary>${heading}</summary>`,
    `<ul>${items.join('\n')}</ul>`,
    '</details>',
  ];
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/gu, (character) => ESCAPES[character] as string);

/** The search: every word that is typed begins a word of the section; where it stands in the heading it counts more. */

type Section = readonly [id: string, heading: string, text: string];
type Index = readonly (readonly [address: string, title: string, sections: readonly Section[]])[];

interface Found {
  readonly address: string;
  readonly title: string;
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  readonly score: number;
}

const input = document.querySelector('input[type=search]') as HTMLInputElement;
const list = document.querySelector('#found') as HTMLElement;
const { index = '', home = '' } = input.dataset;
const MOST = 12;
const AROUND = 70;

let loading: Promise<Index> | undefined;
const load = (): Promise<Index> => {
  loading ??= fetch(index).then((response) => response.json() as Promise<Index>);
  return loading;
};

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function rank(text: string, words: readonly string[], worth: number): number {
  const begins = (word: string): boolean =>
    new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}`, 'u').test(text);
  return worth * words.filter(begins).length;
}

function find(pages: Index, query: string): readonly Found[] {
  const words = fold(query).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [];
  return pages
    .flatMap(([address, title, sections]) =>
      sections.map(([id, heading, text]) => {
        const all = fold(`${title} ${heading} ${text}`);
        const has = words.every((word) => rank(all, [word], 1) > 0);
        const score =
          rank(fold(title), words, 4) + rank(fold(heading), words, 6) + rank(fold(text), words, 1);
        // A reference of names is rarely what is meant first.
        const reference = address.startsWith('api/') ? 0.5 : 1;
        return { address, title, id, heading, text, score: has ? score * reference : 0 };
      }),
    )
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.text.length - b.text.length)
    .slice(0, MOST);
}

function excerpt(text: string, query: string): string {
  const [word = ''] = fold(query).split(/\s+/u).filter(Boolean);
  const at = Math.max(0, fold(text).indexOf(word));
  const from = Math.max(0, at - AROUND);
  return `${from > 0 ? '…' : ''}${text.slice(from, at + AROUND)}${at + AROUND < text.length ? '…' : ''}`;
}

function show(found: readonly Found[], query: string): void {
  list.replaceChildren(
    ...found.map(({ address, title, id, heading, text }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = `${home}${address}.html${id === '' ? '' : `#${id}`}`;
      link.textContent = heading === title ? title : `${title}: ${heading}`;
      const line = document.createElement('small');
      line.textContent = excerpt(text, query);
      item.append(link, line);
      return item;
    }),
  );
  if (found.length === 0 && query.trim() !== '') {
    const item = document.createElement('li');
    item.textContent = 'Nothing was found.';
    list.append(item);
  }
  list.hidden = list.childElementCount === 0;
}

input.addEventListener('focus', load, { once: true });
input.addEventListener('input', async () => {
  const { value } = input;
  const pages = await load();
  if (input.value === value) show(find(pages, value), value);
});
input.form?.addEventListener('submit', (event) => {
  event.preventDefault();
  list.querySelector('a')?.click();
});
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLInputElement;
  if (event.key === '/' && !isTyping) {
    event.preventDefault();
    input.focus();
  }
  if (event.key === 'Escape') list.hidden = true;
});

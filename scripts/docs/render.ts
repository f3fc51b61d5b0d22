/** A page of Markdown as HTML, with its headings and its links; links between documents become links between pages. */
import { posix } from 'node:path';
import { Marked } from 'marked';
import type { Page } from './pages.ts';

export interface Heading {
  readonly level: number;
  readonly text: string;
  readonly id: string;
}

export interface Rendered {
  readonly page: Page;
  readonly title: string;
  readonly html: string;
  readonly headings: readonly Heading[];
  /** As they stand in the document. */
  readonly links: readonly string[];
  /** Pictures that it shows, from the root of the repository. */
  readonly pictures: readonly string[];
  /** The text below each heading, for the search. */
  readonly sections: readonly {
    readonly id: string;
    readonly heading: string;
    readonly text: string;
  }[];
}

export function render(page: Page, pages: readonly Page[]): Rendered {
  const headings: Heading[] = [];
  const links: string[] = [];
  const pictures: string[] = [];
  const taken = new Map<string, number>();
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const text = plainText(html);
        const id = idOf(text, taken);
        headings.push({ level: depth, text, id });
        return `<h${depth} id="${id}">${html}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        links.push(href);
        const text = this.parser.parseInline(tokens);
        const target = addressOf(href, page, pages);
        return target === undefined ? text : `<a href="${escaped(target)}">${text}</a>`;
      },
      image({ href, text }) {
        return pictureOf(href, text);
      },
      code({ text, lang = '' }) {
        return `<pre tabindex="0" data-lang="${escaped(lang)}"><code>${escaped(text)}</code></pre>\n`;
      },
      html({ text }) {
        // Of raw HTML our documents have pictures, and notes for those who write them.
        return text
          .replace(/<!--[\s\S]*?-->/gu, '')
          .replace(
            /<img src="([^"]+)"[^>]*alt="([^"]*)"[^>]*>/gu,
            (_, source: string, alt: string) => pictureOf(source, alt),
          );
      },
    },
  });
  const pictureOf = (source: string, alt: string): string => {
    const file = posix.join(posix.dirname(page.file), source);
    pictures.push(file);
    return `<img src="${up(page)}${escaped(file)}" alt="${escaped(alt)}" loading="lazy">`;
  };
  const body = String(marked.parse(page.markdown));
  const html = body.replace(
    /<table>[\s\S]*?<\/table>/gu,
    '<div class="wide" tabindex="0">$&</div>',
  );
  const title = headings[0]?.text ?? page.address;
  return { page, title, html, headings, links, pictures, sections: sectionsOf(html, title) };
}

/** To the root of the site. */
export const up = ({ address }: Page): string => '../'.repeat(address.split('/').length - 1);

/** Where a link of a document leads on the site; undefined for files of the repository that the site has not. */
function addressOf(href: string, page: Page, pages: readonly Page[]): string | undefined {
  if (/^(?:https?:|mailto:|#)/u.test(href)) return href;
  const { page: target, anchor } = targetOf(href, page, pages);
  if (target === undefined) return undefined;
  return `${up(page)}${target.address}.html${anchor === '' ? '' : `#${anchor}`}`;
}

/** What a relative link names. */
export function targetOf(
  href: string,
  { file }: Page,
  pages: readonly Page[],
): { readonly file: string; readonly anchor: string; readonly page: Page | undefined } {
  const [path = '', anchor = ''] = href.split('#');
  const target = path === '' ? file : posix.join(posix.dirname(file), path);
  return { file: target, anchor, page: pages.find((each) => each.file === target) };
}

/** As code hosts make them, so that a link works there and here. */
function idOf(text: string, taken: Map<string, number>): string {
  const id = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/gu, '-');
  const before = taken.get(id);
  taken.set(id, (before ?? 0) + 1);
  return before === undefined ? id : `${id}-${before}`;
}

function sectionsOf(html: string, title: string): Rendered['sections'] {
  const parts = html.split(/(?=<h[1-6] id=)/u);
  return parts.flatMap((part) => {
    const [, id = '', heading = title] =
      /^<h[1-6] id="([^"]*)">([\s\S]*?)<\/h[1-6]>/u.exec(part) ?? [];
    const text = plainText(part.replace(/^<h[1-6][\s\S]*?<\/h[1-6]>/u, ''));
    return text === '' && id === '' ? [] : [{ id, heading: plainText(heading), text }];
  });
}

const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/gu, ' ')
    .replace(/&(?:lt|gt|amp|quot|#39);/gu, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/gu, ' ')
    .trim();

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
};

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/gu, (sign) =>
    sign === "'" ? '&#39;' : (Object.entries(ENTITIES).find(([, of]) => of === sign)?.[0] ?? sign),
  );

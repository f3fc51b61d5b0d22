/** The frame of every page of the site: head, search, the list of pages, what is on this one. */
import { GROUPS } from './pages.ts';
import { escaped, type Rendered, up } from './render.ts';

export function layout(rendered: Rendered, all: readonly Rendered[]): string {
  const { page, title, html, headings } = rendered;
  const home = up(page);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)} – Täht</title>
<link rel="stylesheet" href="${home}docs.css">
<script type="module" src="${home}docs.js"></script>
</head>
<body>
<a class="skip" href="#main">To the text</a>
<header>
<a class="home" href="${home}index.html">Täht</a>
<form role="search"><input type="search" name="q" placeholder="Search" aria-label="Search" autocomplete="off" data-index="${home}search.json" data-home="${home}"></form>
<ul id="found" aria-live="polite" hidden></ul>
</header>
<details class="pages"><summary>All pages</summary>${pageList(rendered, all)}</details>
<nav class="pages" aria-label="Pages">${pageList(rendered, all)}</nav>
<main id="main">
${html.replace('</h1>\n', () => `</h1>\n${contents(headings)}\n`)}
</main>
</body>
</html>
`;
}

const pageList = ({ page }: Rendered, all: readonly Rendered[]): string =>
  GROUPS.map((group) => {
    const own = all.filter((each) => each.page.group === group);
    const lines = own.map(({ page: { address }, title }) => {
      const here = address === page.address ? ' aria-current="page"' : '';
      return `<li><a href="${up(page)}${address}.html"${here}>${escaped(title)}</a></li>`;
    });
    return `<details${own.some((each) => each.page === page) || group === 'Start here' ? ' open' : ''}><summary>${group}</summary><ul>${lines.join('')}</ul></details>`;
  }).join('\n');

/** A short page needs none. */
function contents(headings: Rendered['headings']): string {
  const shown = headings.filter(({ level }) => level === 2);
  if (shown.length < 4) return '';
  const lines = shown.map(({ id, text }) => `<li><a href="#${id}">${escaped(text)}</a></li>`);
  return `<details class="contents"${shown.length < 20 ? ' open' : ''}><summary>On this page</summary><ul>${lines.join('')}</ul></details>`;
}

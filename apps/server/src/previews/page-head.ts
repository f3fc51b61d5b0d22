/** What the head of a served page says of its link, for those who show links: Open Graph, and the cards of Twitter. */
import { escaped } from './escaped.ts';
import { feedAddress } from './feed.ts';
import { HEIGHT, WIDTH } from './picture/size.ts';
import { digestOf, type Preview } from './preview.ts';
import { makeSubject, type Subject } from './subject.ts';

/** `origin` is where this server is reached. */
export function pageHead(preview: Preview, subject: Subject, origin: string, path: string): string {
  const { title, description, language } = preview;
  const picture = `${origin}/api/v1/previews/${makeSubject(subject)}.png?v=${digestOf(preview)}`;
  const tags: readonly (readonly [kind: 'property' | 'name', key: string, content: string])[] = [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', 'Täht'],
    ['property', 'og:locale', language],
    ['property', 'og:url', `${origin}${path}`],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:image', picture],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(WIDTH)],
    ['property', 'og:image:height', String(HEIGHT)],
    ['property', 'og:image:alt', title],
    ['name', 'twitter:card', 'summary_large_image'],
  ];
  const metas = tags
    .map(([kind, key, content]) => `    <meta ${kind}="${key}" content="${escaped(content)}" />\n`)
    .join('');
  return metas + feedLink(preview, subject, origin);
}

/** Where readers of feeds find that of a tournament. */
function feedLink({ title }: Preview, subject: Subject, origin: string): string {
  if (subject.kind !== 'stream' || !subject.stream.startsWith('tournament-')) return '';
  const href = escaped(feedAddress(origin, subject.stream));
  return `    <link rel="alternate" type="application/atom+xml" title="${escaped(title)}" href="${href}" />\n`;
}

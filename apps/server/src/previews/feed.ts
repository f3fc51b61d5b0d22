/** What is announced at a tournament as an Atom feed, for a club's website and for readers of feeds: RFC 4287. */
import type { TournamentView } from '@taht/tournament';
import { escaped } from './escaped.ts';
import { tellTournament } from './tell.ts';

/** `origin` is where this server is reached. */
export const feedAddress = (origin: string, stream: string): string =>
  `${origin}/api/v1/tournaments/${stream}/feed`;

/** From what a stranger may see. The latest announcement comes first. */
export function tournamentFeed(view: TournamentView, origin: string): string {
  const { head, announcements, now } = view;
  const { title, language, description } = tellTournament(view);
  const page = `${origin}/tournament/${head.event}`;
  const entries = announcements.map(({ text, at }, i) =>
    element('entry', [
      leaf('id', `${page}#announced-${i + 1}-${at}`),
      leaf('title', text),
      leaf('updated', timeOf(at)),
      `<link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
    ]),
  );
  const changed = announcements.at(-1)?.at ?? now;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
${[
  leaf('id', page),
  leaf('title', title),
  leaf('subtitle', description),
  leaf('updated', timeOf(changed)),
  element('author', [leaf('name', title)]),
  `<link rel="self" type="application/atom+xml" href="${escaped(feedAddress(origin, head.event))}"/>`,
  `<link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
  ...entries.toReversed(),
].join('\n')}
</feed>
`;
}

const leaf = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

const element = (name: string, inside: readonly string[]): string =>
  `<${name}>\n${inside.map((line) => `  ${line}`).join('\n')}\n</${name}>`;

const timeOf = (at: number): string => new Date(at).toISOString();

/** What a notice says, in the person's own language. */
import { type Language, localeOf } from '@taht/messages';
import { textsIn } from '../texts/texts.ts';
import type { Notice } from './notice.ts';

export interface NoticeText {
  readonly title: string;
  readonly body: string;
}

const HOUR = 60 * 60_000;

/** `players` are the others at the table; names are all that is told of a game. */
export function noticeText(
  { topic, stage, deadline }: Notice,
  players: readonly string[],
  language: Language,
  now: number,
): NoticeText {
  const t = textsIn(language);
  const names = new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(players);
  const values = {
    players: names,
    hours: Math.max(1, Math.round(((deadline ?? now) - now) / HOUR)),
  };
  const id = topic === 'your-move' && stage === 'reminder' ? 'reminder' : topic;
  return { title: t(`notice.${id}.title`, values), body: t(`notice.${id}.body`, values) };
}

export const letterText = ({ body }: NoticeText, link: string | null, language: Language): string =>
  [body, link, textsIn(language)('notice.why')].filter((part) => part !== null).join('\n\n');

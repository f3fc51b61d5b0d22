/** The schemas of the kind `notice`, as they are stored. */
import { z } from 'zod';

/** Of a game that is played over days, and of a table. */
const TOPICS = ['your-move', 'game-over', 'invited', 'nudged', 'started', 'rematch'] as const;

const name = z.string().min(1).max(100);
const time = z.number().int();

const news = {
  topic: z.enum(TOPICS),
  /** The game or the table that it is about. */
  stream: name,
  /** Which turn of the game; a turn is told once. */
  turn: z.int().min(0).nullable(),
  /** Until when somebody has to move. */
  deadline: time.nullable(),
  /** The person whose doing it is. */
  by: z.string().max(100).nullable(),
};

export const newsSchema = z.strictObject(news);
export type News = Readonly<z.infer<typeof newsSchema>>;

/** One thing to be told, and its progress. */
export const noticeSchema = z.strictObject({
  ...news,
  /** `first`, or again shortly before the deadline. */
  stage: z.enum(['first', 'reminder']),
  since: time,
  /** Not before then. */
  due: time,
  /** How often it failed. */
  failures: z.int().min(0),
});
export type Notice = Readonly<z.infer<typeof noticeSchema>>;

export const noticeAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tell'), news: newsSchema }),
  /** It was told, or is no longer worth telling, or cannot be told. */
  z.strictObject({
    kind: z.literal('settle'),
    key: z.string(),
    outcome: z.enum(['sent', 'moot', 'given-up']),
    /** When to remind of it. */
    remindAt: time.nullable(),
  }),
  z.strictObject({
    kind: z.literal('postpone'),
    key: z.string(),
    cause: z.enum(['quiet', 'failed']),
    due: time,
  }),
]);
export type NoticeAction = Readonly<z.infer<typeof noticeAction>>;

export const noticeEvent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('noted'), at: time, notice: noticeSchema }),
  z.strictObject({
    kind: z.literal('settled'),
    at: time,
    key: z.string(),
    outcome: z.enum(['sent', 'moot', 'given-up']),
  }),
]);
export type NoticeEvent = Readonly<z.infer<typeof noticeEvent>>;

/** There is one pending notice per topic and stream: a newer one replaces it. */
export const keyOf = ({ topic, stream }: Pick<News, 'topic' | 'stream'>): string =>
  `${topic}/${stream}`;

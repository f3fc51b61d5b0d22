/** The stream of reports about words: anybody reports, word judges rule, and what they grant becomes a line of a patch. */
import { z } from 'zod';
import { name, time } from '../names.ts';

export const WORD_REPORT_LIMITS = {
  /** Reports of one person on which nobody has ruled yet. */
  openByOne: 30,
  open: 2000,
  /** Of them, and of the rulings, those that a view shows. */
  shown: 200,
  textLength: 500,
  wordLength: 60,
} as const;

export const WORD_CLAIMS = ['missing', 'wrong', 'offensive'] as const;
export type WordClaim = (typeof WORD_CLAIMS)[number];

export const WORD_REPORT_REFUSALS = [
  'not-permitted',
  'no-such-lexicon',
  'word-no-tile',
  'word-settled',
  'word-reported-before',
  'too-many-of-these',
  'no-such-word-report',
  'word-ruled',
] as const;
export type WordReportRefusalCode = (typeof WORD_REPORT_REFUSALS)[number];
export interface WordReportRefusal {
  readonly code: WordReportRefusalCode;
}

const text = z.string().trim().max(WORD_REPORT_LIMITS.textLength);
const number = z.int().min(1);
const lexicon = z.string().regex(/^[a-z0-9-]{1,64}$/);
const claim = z.enum(WORD_CLAIMS);

export const wordReportAction = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('report'),
    lexicon,
    word: z.string().trim().min(1).max(WORD_REPORT_LIMITS.wordLength),
    claim,
    text,
  }),
  /** By a word judge, who signs with a name and says why. */
  z.strictObject({
    kind: z.literal('rule'),
    report: number,
    ruling: z.enum(['granted', 'refused']),
    signed: z.string().trim().min(1).max(100),
    reason: text.min(1),
  }),
]);
export type WordReportAction = Readonly<z.infer<typeof wordReportAction>>;

const about = {
  number,
  at: time,
  /** The id of a word list. */
  lexicon: name,
  word: z.string(),
  claim,
};

const open = z.strictObject({
  ...about,
  /** Of whoever reported it first. */
  text: z.string(),
  /** How many have reported it. */
  count: number,
});

const ruling = z.strictObject({
  ...about,
  ruling: z.enum(['granted', 'refused']),
  signed: z.string(),
  reason: z.string(),
});

export const wordReportsView = z.strictObject({
  /** Whether the viewer rules. */
  isJudge: z.boolean(),
  /** For a judge all, the oldest first; for others their own. */
  reports: z.array(open),
  /** The newest first, for everybody. */
  rulings: z.array(ruling),
});
export type WordReportsView = z.infer<typeof wordReportsView>;

const WORD_REPORT_EVENTS = ['begun', 'reported', 'supported', 'ruled'] as const;

export const wordReportsEventView = z.strictObject({
  kind: z.enum(WORD_REPORT_EVENTS),
  at: time,
  view: wordReportsView,
});
export type WordReportsEventView = z.infer<typeof wordReportsEventView>;

/** What there is to go by: for a judge, about a word that was reported. */
export const wordEvidence = z.strictObject({
  /** The lists of the same language. */
  lists: z.array(
    z.strictObject({
      id: z.string(),
      has: z.boolean(),
      /** What it was made from. */
      sources: z.array(z.string()),
      /** Who ruled on the word there before, when and why. */
      ruled: z
        .strictObject({ author: z.string(), date: z.string(), reason: z.string() })
        .nullable(),
    }),
  ),
  /** How common it is in running text, from 0 to 15; null where that is not known. */
  rank: z.int().min(0).max(15).nullable(),
  /** Words of the list that differ by one letter. */
  near: z.array(z.string()),
});
export type WordEvidence = z.infer<typeof wordEvidence>;

const REPORT = {
  number: 1,
  at: 1_794_000_000_000,
  lexicon: 'et',
  word: 'KESET',
  claim: 'missing',
} as const;

const VIEW: WordReportsView = {
  isJudge: true,
  reports: [{ ...REPORT, text: 'In every dictionary.', count: 2 }],
  rulings: [
    {
      ...REPORT,
      number: 2,
      word: 'XY',
      claim: 'wrong',
      ruling: 'granted',
      signed: 'Word committee',
      reason: 'In no dictionary.',
    },
  ],
};

interface WordReportExamples {
  readonly actions: readonly WordReportAction[];
  readonly view: readonly WordReportsView[];
  readonly events: readonly WordReportsEventView[];
}

export const WORD_REPORT_EXAMPLES: WordReportExamples = {
  actions: [
    { kind: 'report', lexicon: 'et', word: 'keset', claim: 'missing', text: '' },
    {
      kind: 'rule',
      report: 1,
      ruling: 'granted',
      signed: 'Word committee',
      reason: 'In every dictionary.',
    },
  ],
  view: [VIEW],
  events: [{ kind: 'reported', at: REPORT.at, view: VIEW }],
};

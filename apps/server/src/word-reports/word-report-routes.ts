/** Reports about words and rulings on them over HTTP, and the rulings as a patch. */
import { ok } from '@taht/base';
import { emptyPatch, grantReport, makePatch } from '@taht/lexicon';
import { wordEvidence, wordReportAction, wordReportsView } from '@taht/protocol';
import { z } from 'zod';
import { httpFailure } from '../http/answer.ts';
import { type Route, route } from '../http/route.ts';
import { SYSTEM } from '../kind/kind.ts';
import type { Lexicons } from '../lexicons/lexicons.ts';
import { type Answer, fromRoom, fromSend, refuse } from '../people/failure.ts';
import type { PeoplePorts } from '../people/ports.ts';
import { newId } from '../people/random.ts';
import { forAnybody, forMe, nothing } from '../people/route-kit.ts';
import { STRANGER } from '../rooms/identity.ts';
import { evidenceOf } from './evidence.ts';
import { isJudge, WORD_REPORTS_STREAM, wordReportsKind } from './word-reports-kind.ts';

const id = z.string().max(64);

export const wordReportRoutes = (people: PeoplePorts, lexicons: Lexicons): readonly Route[] => [
  forAnybody(
    'GET',
    {
      path: '/words/reports',
      summary: 'Rulings on words, with your own reports; for word judges, all reports',
      answer: wordReportsView,
    },
    async (_, me) => {
      const begun = await begin(people);
      if (!begun.ok) return begun;
      const seen = await people.rooms.viewFor(WORD_REPORTS_STREAM, me?.who ?? STRANGER);
      return seen.ok ? ok(wordReportsView.parse(seen.value.view)) : fromRoom(seen.error);
    },
  ),
  forMe(
    'POST',
    {
      path: '/words/reports',
      summary: 'Reports a word, or rules on a report, as over the socket',
      body: z.strictObject({ action: wordReportAction }),
      answer: nothing,
    },
    async ({ body }, { who }) => {
      const begun = await begin(people);
      if (!begun.ok) return begun;
      const request = { id: newId(people.random, 'do'), who, action: body.action };
      const sent = await people.rooms.send(WORD_REPORTS_STREAM, request);
      return sent.ok ? ok({}) : fromSend(sent.error);
    },
  ),
  forMe(
    'GET',
    {
      path: '/words/evidence/:lexicon/:word',
      summary: 'For word judges: what the lists on this server say about a word',
      answer: wordEvidence,
    },
    async ({ params: { lexicon = '', word = '' } }, { who }) => {
      if (!isJudge(who)) return refuse('not-permitted');
      const found = evidenceOf(lexicons, lexicon, word);
      return found === null ? refuse('no-such-lexicon') : ok(found);
    },
  ),
  route({
    method: 'GET',
    path: '/words/patch/:lexicon',
    isForOtherSites: true,
    summary: 'The rulings granted for a word list, as a patch for `taht lexicon patch`',
    params: z.object({ lexicon: id }),
    media: 'application/json; charset=utf-8',
    answer: z.string(),
    handle: async ({ params: { lexicon } }) => {
      const read = await people.rooms.read(wordReportsKind, WORD_REPORTS_STREAM);
      const granted = (read.ok ? read.value.state.rulings : []).filter(
        (each) => each.lexicon === lexicon && each.ruling === 'granted',
      );
      const last = granted.at(-1);
      if (last === undefined) return httpFailure(404, 'no-such-lexicon', {});
      const entries = granted.map(({ at, signed, reason, ...report }) =>
        grantReport(report, {
          author: signed,
          date: new Date(at).toISOString().slice(0, 10),
          reason,
        }),
      );
      return ok(makePatch({ ...emptyPatch({ id: lexicon, hash: last.hash }), entries }));
    },
  }),
];

/** Once; again it does nothing. */
async function begin({ rooms }: Pick<PeoplePorts, 'rooms'>): Answer<undefined> {
  const begun = await rooms.sendOrCreate(wordReportsKind.name, WORD_REPORTS_STREAM, {
    id: 'begin',
    who: SYSTEM,
    action: { kind: 'begin' },
  });
  return begun.ok ? ok(undefined) : fromSend(begun.error);
}

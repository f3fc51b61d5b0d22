/** Reports about words, what word judges rule, and the patch that comes of it. */
import type { Lexicons } from '../lexicons/lexicons.ts';
import type { PeopleKit } from '../people/ports.ts';
import type { Feature } from '../server/feature.ts';
import { wordReportEnv } from './evidence.ts';
import { wordReportRoutes } from './word-report-routes.ts';
import { WORD_REPORTS_STREAM, wordReportsKind } from './word-reports-kind.ts';

export const wordReportsFeature = (kit: PeopleKit, lexicons: Lexicons): Feature => ({
  kinds: [{ kind: wordReportsKind, env: wordReportEnv(lexicons) }],
  routes: ({ rooms }) => wordReportRoutes({ ...kit, rooms }, lexicons),
  commonStreams: [WORD_REPORTS_STREAM],
});

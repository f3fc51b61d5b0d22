/** The end of a score sheet: shows all of it and the winner, and writes its records. */
import { replaceFile } from '@taht/host/files';
import { makeGcg, makeScoreSheet, makeScoreSheetGcg } from '@taht/record';
import { explainFile } from '../../text/explain-file.ts';
import type { ScoreKeeper } from './score-keeper.ts';
import { sheetTable } from './screen.ts';

/** The records lie beside the journal, and are written anew where a line was changed since. */
export function closing({ journal, sheet, standing, naming, texts }: ScoreKeeper): string[] {
  const base = journal.path.replace(/\.jsonl$/, '');
  const files = [
    [`${base}.json`, makeScoreSheet(sheet)],
    [`${base}.gcg`, makeGcg(makeScoreSheetGcg(standing, naming.script.alphabet))],
  ] as const;
  const first = standing.ranking[0] ?? [];
  const score = standing.scores[first[0] ?? 0] ?? 0;
  return [
    ...sheetTable(standing, naming, texts),
    '',
    first.length > 1
      ? texts.t('play.tie', { players: texts.list(first.map(naming.player)), score })
      : texts.t('play.winner', { player: naming.player(first[0] ?? 0), score }),
    ...files.map(([path, text]) => {
      const written = replaceFile(path, text);
      return written.ok ? texts.t('play.saved', { path }) : explainFile(texts, written.error);
    }),
  ];
}

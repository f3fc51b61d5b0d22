/** The end of a game: shows the final sheet and writes the record beside the journal. */
import { writeNewFile } from '@taht/host/files';
import { judgeWord } from '@taht/lexicon';
import { gotAwayLines, standingPlays } from '@taht/phrasing';
import { makeGameGcg, makeGcg, makeRecord } from '@taht/record';
import { say } from '../../../terminal/questions.ts';
import { explainFile } from '../../../text/explain-file.ts';
import { finalSheet } from '../screen/final-sheet.ts';
import type { Sitting } from './sitting.ts';

export function showEnd(sitting: Sitting): void {
  const { game, naming, texts, table } = sitting;
  const { t } = texts;
  const base = table.journal.path.replace(/\.jsonl$/, '');
  sitting.viewer = null;
  sitting.terminal.clear();
  say(sitting, [
    ...resignations(sitting),
    ...finalSheet(game, naming, sitting.style()),
    ...gotAway(sitting),
    '',
    ...exportRecord(sitting, base),
    t('play.seed', { seed: game.secret.seed }),
    t('play.check-draws', { command: `npx taht verify ${base}.json` }),
    t('play.goodbye'),
  ]);
}

/** Who gave up and why, where that ended the game: the sheet tells only that one player is left. */
function resignations({ game, table, naming, texts }: Sitting): readonly string[] {
  if (game.phase.kind !== 'over' || game.phase.outcome.reason !== 'resigned') return [];
  return table.entries
    .flatMap(({ events }) => events)
    .flatMap((event) =>
      event.kind === 'resigned'
        ? [texts.t('event.resigned', { player: naming.player(event.seat), cause: event.cause })]
        : [],
    );
}

/** Who laid a word that is none and was not challenged; nothing where there is no list to tell. */
function gotAway({ table, naming, texts }: Sitting): readonly string[] {
  const { lexicon } = table;
  if (lexicon === null) return [];
  const plays = standingPlays(table.entries.flatMap(({ events }) => events));
  return gotAwayLines(plays, (word) => judgeWord(lexicon, word).valid, naming, texts);
}

function exportRecord({ table, texts, naming }: Sitting, base: string): string[] {
  const files = [
    [`${base}.json`, makeRecord(table.entries)],
    [`${base}.gcg`, makeGcg(makeGameGcg(table.entries, naming.script.alphabet))],
  ] as const;
  return files.map(([path, text]) => {
    const written = writeNewFile(path, text);
    // Written already at an earlier end of the same game: then nothing has changed since.
    return written.ok || written.error.reason === 'exists'
      ? texts.t('play.saved', { path })
      : explainFile(texts, written.error);
  });
}

/** `taht replay FILE.gcg`: replays a record by the rules and shows where the two differ. */
import { alphabetFor, boardOf } from '@taht/editions';
import { readInput } from '@taht/host/files';
import { judgeWord } from '@taht/lexicon';
import { differenceText, plain, type Texts } from '@taht/phrasing';
import { isGcgEvent, parseGcg, type ReplayReport, replayGcg } from '@taht/record';
import type { Layout } from '@taht/rules';
import { editionOption, withRules } from '../setup/options.ts';
import { rulesOfRecord } from '../setup/record-rules.ts';
import type { Commands } from '../shell/command.ts';
import { answer, failed, type Outcome, wrongUse } from '../shell/outcome.ts';
import type { World } from '../shell/world.ts';
import { explainFile } from '../text/explain-file.ts';
import { turnColumns } from '../text/turn-columns.ts';
import { cutTo } from '../text/width.ts';
import { type LexiconOptions, openLexicon } from '../words/open.ts';

export const commands: Commands = {
  replay: (command, { world, texts, action }) =>
    withRules(command.argument('<file>').option(...editionOption(texts)), texts)
      .option('--data <folder>', texts.t('cli.data'))
      .action(
        action((file: string, options: ReplayOptions) => replayFile(file, options, world, texts)),
      ),
};

interface ReplayOptions extends Partial<LexiconOptions> {
  readonly edition?: string;
  readonly ruleset?: string;
}

async function replayFile(
  path: string,
  options: ReplayOptions,
  world: World,
  texts: Texts,
): Promise<Outcome> {
  const { t } = texts;
  const bytes = await readInput(path);
  if (!bytes.ok) return failed(explainFile(texts, bytes.error));
  const file = parseGcg(bytes.value);
  if (!file.lines.some((line) => isGcgEvent(line) || line.kind === 'rack'))
    return failed(t('replay.no-moves', { path: plain(path) }));
  const chosen = rulesOfRecord(file, options, texts);
  if (!chosen.ok) return chosen.error;
  const { edition, rules, tileset } = chosen.value;
  const lexicon =
    options.lexicon === undefined
      ? undefined
      : openLexicon({ ...options, lexicon: options.lexicon }, world, texts);
  if (lexicon?.ok === false) return lexicon.error;
  const words = lexicon?.value;
  if (words !== undefined && words.info.edition !== edition.id)
    return wrongUse(t('lexicon.other-edition', { id: words.info.id, edition: edition.id }));
  const report = replayGcg(file, {
    alphabet: alphabetFor(tileset),
    tileset,
    layout: boardOf(rules.board) as Layout,
    rules,
    ...(words !== undefined && { isWord: (word) => judgeWord(words, word).valid }),
  });
  return answer(report, reportLines(report, texts));
}

function reportLines({ turns, final, differences }: ReplayReport, texts: Texts): string[] {
  const { t } = texts;
  const rows = turns.map((turn, i) => [
    String(i + 1),
    cutTo(plain(turn.player), 16),
    cutTo(plain(turn.play), 24),
    String(turn.score),
    String(turn.cumulative),
  ]);
  return [
    ...turnColumns(texts, rows),
    '',
    ...Object.entries(final.scores).map(
      ([nick, score]) => `${plain(nick)}: ${t('count.points', { count: score })}`,
    ),
    t(final.complete ? 'replay.complete' : 'replay.incomplete'),
    differences.length === 0
      ? t('replay.agrees')
      : t('replay.differs', { count: differences.length }),
    ...differences.map(({ recorded, ...rest }) =>
      differenceText({ ...rest, recorded: cutTo(plain(String(recorded)), 40) }, texts),
    ),
  ];
}

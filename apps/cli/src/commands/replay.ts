/** `taht replay FILE.gcg`: a record played by the rules, with every place where the two differ. */
import { alphabetFor, boardOf, editionOf, editions } from '@taht/editions';
import { readInput } from '@taht/host/files';
import { judgeWord } from '@taht/lexicon';
import { differenceText, plain, type Texts } from '@taht/phrasing';
import { isGcgEvent, parseGcg, type ReplayReport, replayGcg } from '@taht/record';
import type { Layout } from '@taht/rules';
import { editionOption, withRules } from '../setup/options.ts';
import { RECORD_EDITION } from '../setup/record-edition.ts';
import type { Commands } from '../shell/command.ts';
import { answer, failed, type Outcome, wrongUse } from '../shell/outcome.ts';
import type { World } from '../shell/world.ts';
import { columnsOf } from '../text/columns.ts';
import { explainFile } from '../text/explain-file.ts';
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
  const unknown = (kind: 'edition' | 'ruleset' | 'lexicon', name: string, ids: readonly string[]) =>
    wrongUse(t(`play.unknown-${kind}`, { name: plain(name), names: ids.join(', ') || '–' }));
  const name = options.edition ?? RECORD_EDITION;
  const edition = editionOf(name);
  if (edition === undefined)
    return unknown(
      'edition',
      name,
      editions.map(({ id }) => id),
    );
  const id = options.ruleset ?? edition.rulesets[0].id;
  const rules = edition.rulesets.find((ruleset) => ruleset.id === id);
  if (rules === undefined)
    return unknown(
      'ruleset',
      id,
      edition.rulesets.map((each) => each.id),
    );
  const lexicon =
    options.lexicon === undefined
      ? undefined
      : openLexicon({ ...options, lexicon: options.lexicon }, world, texts);
  if (lexicon?.ok === false) return lexicon.error;
  const words = lexicon?.value;
  if (words !== undefined && words.info.edition !== edition.id)
    return wrongUse(t('lexicon.other-edition', { id: words.info.id, edition: edition.id }));
  const bytes = await readInput(path);
  if (!bytes.ok) return failed(explainFile(texts, bytes.error));
  const file = parseGcg(bytes.value);
  if (!file.lines.some(isGcgEvent)) return failed(t('replay.no-moves', { path: plain(path) }));
  const tileset = edition.tilesets.find((set) => set.id === rules.tileset) ?? edition.tilesets[0];
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
  const head = [
    '',
    t('play.column-player'),
    t('turn.play'),
    t('turn.points'),
    t('play.column-total'),
  ];
  const rows = turns.map((turn, i) => [
    String(i + 1),
    cutTo(plain(turn.player), 16),
    cutTo(plain(turn.play), 24),
    String(turn.score),
    String(turn.cumulative),
  ]);
  return [
    ...columnsOf([head, ...rows], ['right', 'left', 'left', 'right', 'right']),
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

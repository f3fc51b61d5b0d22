/** `taht lexicon diff A B`: shows the words that only one of two lists has, or makes a page of them for players. */
import { resolve } from 'node:path';
import { replaceFile } from '@taht/host/files';
import { type Codes, diffLexicons, type Lexicon, makeWord } from '@taht/lexicon';
import { plain, type Texts } from '@taht/phrasing';
import type { Commands } from '../../shell/command.ts';
import { answer, failed, type Outcome } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { explainFile } from '../../text/explain-file.ts';
import { wrap } from '../../text/wrap.ts';
import type { DataOption } from '../../words/open.ts';
import { countText } from '../../words/texts.ts';
import { diffPage } from './diff-page.ts';
import { openVersion } from './open-version.ts';

export const commands: Commands = {
  diff: (command, { world, texts, action }) =>
    command
      .argument('<from>', texts.t('cli.diff-side'))
      .argument('<to>', texts.t('cli.diff-side'))
      .option('--html <file>', texts.t('cli.diff-html'))
      .option('--data <folder>', texts.t('cli.data'))
      .action(
        action((from: string, to: string, options: DiffOptions) =>
          showDiff(from, to, options, world, texts),
        ),
      ),
};

interface DiffOptions extends DataOption {
  /** Where the page goes. */
  readonly html?: string;
}

/** People are shown the beginning; programs get everything. */
const SHOWN = 60;

function showDiff(
  from: string,
  to: string,
  { html, ...options }: DiffOptions,
  world: World,
  texts: Texts,
): Outcome {
  const one = openVersion(from, options, world, texts);
  const other = openVersion(to, options, world, texts);
  if (!one.ok) return one.error;
  if (!other.ok) return other.error;
  const differences = diffLexicons(one.value, other.value);
  if (!differences.ok)
    return failed(texts.t('lexicon.diff-alphabets', { from: plain(from), to: plain(to) }));
  const words: Record<'add' | 'remove', Codes[]> = { add: [], remove: [] };
  for (const { word, change } of differences.value) words[change].push(word);
  const page = html === undefined ? undefined : resolve(world.cwd, html);
  const written =
    page === undefined ? undefined : replaceFile(page, diffPage({ to: other.value, words }, texts));
  if (written?.ok === false) return failed(explainFile(texts, written.error));
  const [added, removed] = [words.add, words.remove].map((some) => textsOf(some, other.value));
  const common = other.value.info.words - words.add.length;
  return answer({ common, added, removed, ...(page !== undefined && { page }) }, [
    texts.t('lexicon.common', { count: countText(texts, common) }),
    ...onlyIn(plain(to), added as string[], texts, world),
    ...onlyIn(plain(from), removed as string[], texts, world),
    ...(page === undefined ? [] : [texts.t('diff.page', { path: plain(page) })]),
  ]);
}

const textsOf = (words: readonly Codes[], { alphabet }: Lexicon): string[] =>
  words.map((word) => makeWord(alphabet, word));

function onlyIn(id: string, words: readonly string[], texts: Texts, { width }: World): string[] {
  const shown = words.slice(0, SHOWN).join(' ');
  const rest = words.length > SHOWN ? ' …' : '';
  return [
    texts.t('lexicon.only-in', { id, count: countText(texts, words.length) }),
    ...(words.length > 0 ? wrap(`  ${shown}${rest}`, width, '  ') : []),
  ];
}

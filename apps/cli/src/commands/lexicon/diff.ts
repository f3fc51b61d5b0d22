/** `taht lexicon diff A B`: shows the words that only one of two lists has. */
import { diffLexicons, makeWord } from '@taht/lexicon';
import type { Texts } from '@taht/phrasing';
import type { Commands } from '../../shell/command.ts';
import { answer, failed, type Outcome } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { wrap } from '../../text/wrap.ts';
import { type DataOption, openLexicon } from '../../words/open.ts';
import { countText } from '../../words/texts.ts';

export const commands: Commands = {
  diff: (command, { world, texts, action }) =>
    command
      .argument('<from>')
      .argument('<to>')
      .option('--data <folder>', texts.t('cli.data'))
      .action(
        action((from: string, to: string, options: DataOption) =>
          showDiff(from, to, options, world, texts),
        ),
      ),
};

/** People are shown the beginning; programs get everything. */
const SHOWN = 60;

function showDiff(
  from: string,
  to: string,
  { data }: DataOption,
  world: World,
  texts: Texts,
): Outcome {
  const open = (lexicon: string) =>
    openLexicon({ lexicon, ...(data !== undefined && { data }) }, world, texts);
  const one = open(from);
  const other = open(to);
  if (!one.ok) return one.error;
  if (!other.ok) return other.error;
  const differences = diffLexicons(one.value, other.value);
  if (!differences.ok) return failed(texts.t('lexicon.diff-alphabets', { from, to }));
  const words: Record<'add' | 'remove', string[]> = { add: [], remove: [] };
  for (const { word, change } of differences.value)
    words[change].push(makeWord(other.value.alphabet, word));
  const common = other.value.info.words - words.add.length;
  return answer({ common, added: words.add, removed: words.remove }, [
    texts.t('lexicon.common', { count: countText(texts, common) }),
    ...onlyIn(to, words.add, texts, world),
    ...onlyIn(from, words.remove, texts, world),
  ]);
}

function onlyIn(id: string, words: readonly string[], texts: Texts, { width }: World): string[] {
  const shown = words.slice(0, SHOWN).join(' ');
  const rest = words.length > SHOWN ? ' …' : '';
  return [
    texts.t('lexicon.only-in', { id, count: countText(texts, words.length) }),
    ...(words.length > 0 ? wrap(`  ${shown}${rest}`, width, '  ') : []),
  ];
}

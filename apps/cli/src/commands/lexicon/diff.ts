/** `taht lexicon diff A B`: the words that only one of two lists has. */
import { diffLexicons, makeWord } from '@taht/lexicon';
import type { Texts } from '../../i18n.ts';
import { answer, failed, type Outcome } from '../../outcome.ts';
import { wrap } from '../../text/wrap.ts';
import { openLexicon } from '../../words/open.ts';
import type { World } from '../../world.ts';
import type { DataOption } from './list.ts';

/** People are shown the beginning; programs get everything. */
const SHOWN = 60;

export function showDiff(
  from: string,
  to: string,
  { data }: DataOption,
  world: World,
  texts: Texts,
): Outcome {
  const [one, other] = [from, to].map((lexicon) =>
    openLexicon({ lexicon, ...(data !== undefined && { data }) }, world, texts),
  ) as [ReturnType<typeof openLexicon>, ReturnType<typeof openLexicon>];
  if (!one.ok) return one.error;
  if (!other.ok) return other.error;
  const differences = diffLexicons(one.value, other.value);
  if (!differences.ok) return failed(texts.t('lexicon.diff-alphabets', { from, to }));
  const words: Record<'add' | 'remove', string[]> = { add: [], remove: [] };
  for (const { word, change } of differences.value)
    words[change].push(makeWord(other.value.alphabet, word));
  const common = other.value.info.words - words.add.length;
  return answer({ common, added: words.add, removed: words.remove }, [
    texts.t('lexicon.common', { count: common }),
    ...onlyIn(to, words.add, texts, world),
    ...onlyIn(from, words.remove, texts, world),
  ]);
}

function onlyIn(id: string, words: readonly string[], { t }: Texts, { width }: World): string[] {
  const shown = words.slice(0, SHOWN).join(' ');
  const rest = words.length > SHOWN ? ' …' : '';
  return [
    t('lexicon.only-in', { id, count: words.length }),
    ...(words.length > 0 ? wrap(`  ${shown}${rest}`, width, '  ') : []),
  ];
}

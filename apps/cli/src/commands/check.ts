/** `taht check`: says whether words are valid, and by which rule. */
import { dictionaryLink, type Edition, editionOf } from '@taht/editions';
import { dataFolder, readInput } from '@taht/host/files';
import { widerLexicon } from '@taht/host/words';
import { type Alphabet, parseWord } from '@taht/letters';
import { type Judgement, judgeWords, type Lexicon } from '@taht/lexicon';
import { plain, type Texts } from '@taht/phrasing';
import { blanksNeeded } from '@taht/rules';
import type { Commands } from '../shell/command.ts';
import { answer, failed, type Outcome } from '../shell/outcome.ts';
import type { World } from '../shell/world.ts';
import { explainFile } from '../text/explain-file.ts';
import { decoded, detectEncoding } from '../words/encodings.ts';
import { type LexiconOptions, openLexicon } from '../words/open.ts';
import { explainLexicon, explainRuling } from '../words/texts.ts';

export const commands: Commands = {
  check: (command, { world, texts, action }) =>
    command
      .argument('<words...>', texts.t('cli.words'))
      .requiredOption('--lexicon <id>', texts.t('cli.lexicon'))
      .option('--patch <file>', texts.t('cli.patch'))
      .option('--data <folder>', texts.t('cli.data'))
      .action(
        action((words: readonly string[], options: LexiconOptions) =>
          checkWords(words, options, world, texts),
        ),
      ),
};

async function checkWords(
  typed: readonly string[],
  options: LexiconOptions,
  world: World,
  texts: Texts,
): Promise<Outcome> {
  const lexicon = openLexicon(options, world, texts);
  if (!lexicon.ok) return lexicon.error;
  const wider = widerLexicon(lexicon.value, dataFolder(options.data, world.env, world.cwd));
  if (!wider.ok) return failed(explainLexicon(texts, wider.error));
  const input = typed.includes('-') ? await readInput('-') : undefined;
  if (input?.ok === false) return failed(explainFile(texts, input.error));
  const piped = input === undefined ? [] : wordsIn(input.value, lexicon.value.alphabet);
  const words = typed.flatMap((word) => (word === '-' ? piped : [word]));
  const judged = judgeWords(lexicon.value, words, {
    ...(wider.value !== undefined && { wider: wider.value }),
  });
  const blanks = judged.map(({ word }) => blanksFor(String(word), lexicon.value));
  return answer({ words: judged.map((judgement, i) => judgementJson(judgement, blanks[i] ?? 0)) }, [
    ...judged.map((judgement, i) => judgementLine(judgement, blanks[i] ?? 0, lexicon.value, texts)),
    ...linkLines(judged, lexicon.value),
  ]);
}

const tilesOf = ({ info }: Lexicon): Edition['tilesets'][0] | undefined =>
  editionOf(info.edition)?.tilesets[0];

/** How many blanks the tiles of the edition take for a word; 0 if the text is no word at all. */
function blanksFor(text: string, lexicon: Lexicon): number {
  const tileset = tilesOf(lexicon);
  const word = parseWord(lexicon.alphabet, text);
  return tileset === undefined || !word.ok ? 0 : blanksNeeded(tileset, word.value);
}

/** Whoever asks about one word may want to know what it means. */
function linkLines([first, ...others]: readonly Judgement[], { info }: Lexicon): string[] {
  const edition = editionOf(info.edition);
  if (first === undefined || others.length > 0 || edition === undefined) return [];
  return first.rule === 'no-tile' ? [] : [dictionaryLink(edition, String(first.word))];
}

const wordsIn = (bytes: Uint8Array, alphabet: Alphabet): readonly string[] =>
  [...decoded(bytes, detectEncoding(bytes, alphabet))]
    .join('')
    .split(/\s+/u)
    .filter((word) => word !== '');

const judgementJson = ({ word, valid, rule }: Judgement, blanks: number) => ({
  word,
  valid,
  ...(!valid && { reason: rule }),
  ...(blanks > 0 && { blanks }),
});

function judgementLine(
  judgement: Judgement,
  blanks: number,
  lexicon: Lexicon,
  texts: Texts,
): string {
  const most = tilesOf(lexicon)?.blanks ?? 0;
  const needs =
    blanks === 0
      ? ''
      : `; ${texts.t(blanks > most ? 'judge.too-many-blanks' : 'judge.blanks', { count: blanks })}`;
  return `${judgement.valid ? '✓' : '✗'} ${plain(String(judgement.word))}: ${explainRuling(texts, judgement)}${needs}`;
}

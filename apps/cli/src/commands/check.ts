/** `taht check`: says whether words are valid, and by which rule. */
import { dictionaryLink, type Edition, editionOf } from '@taht/editions';
import { dataFolder, readInput } from '@taht/host/files';
import { loadLexicon, meaningsFor, widerLexicon } from '@taht/host/words';
import { type Alphabet, parseWord } from '@taht/letters';
import { type Judgement, judgeWords, type Lexicon, type Meaning } from '@taht/lexicon/read';
import { glossText, plain, readingText, type Texts } from '@taht/phrasing/text';
import { blanksNeeded } from '@taht/rules/blanks';
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
      .option('--strict', texts.t('cli.strict'))
      .option('--why', texts.t('cli.why'))
      .action(
        action((words: readonly string[], options: CheckOptions) =>
          checkWords(words, options, world, texts),
        ),
      ),
};

interface CheckOptions extends LexiconOptions {
  readonly strict?: boolean;
  /** Also what the words are and mean. */
  readonly why?: boolean;
}

/** That a word is not valid is an answer like any other; a script may ask for an exit code of its own. */
const NOT_ALL_VALID = 3;

async function checkWords(
  typed: readonly string[],
  options: CheckOptions,
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
  const meanings =
    options.why === true ? await meaningsOf(judged, lexicon.value, options, world) : [];
  const told = judged.map((judgement, i) => ({
    judgement,
    blanks: blanksFor(String(judgement.word), lexicon.value),
    ...(options.why === true && { meaning: meanings[i] }),
  }));
  const isNo = options.strict === true && !judged.every(({ valid }) => valid);
  return answer(
    { words: told.map((each) => judgementJson(each, lexicon.value)) },
    [
      ...told.flatMap((each) => [
        judgementLine(each, lexicon.value, texts),
        ...meaningLines(each, texts),
      ]),
      ...linkLines(told, lexicon.value),
    ],
    isNo ? NOT_ALL_VALID : 0,
  );
}

interface Told {
  readonly judgement: Judgement;
  /** How many blanks the word needs. */
  readonly blanks: number;
  /** Only where it was asked for, and is known. */
  readonly meaning?: Meaning | undefined;
}

/** Meanings belong to the edition's own list, whichever list judges. */
async function meaningsOf(
  judged: readonly Judgement[],
  { info }: Lexicon,
  { data }: CheckOptions,
  world: World,
): Promise<readonly (Meaning | undefined)[]> {
  const own = loadLexicon(info.edition, dataFolder(data, world.env, world.cwd));
  if (!own.ok) return [];
  const tell = meaningsFor(own.value);
  return Promise.all(judged.map(({ word }) => tell(String(word))));
}

const tilesOf = ({ info }: Lexicon): Edition['tilesets'][0] | undefined =>
  editionOf(info.edition)?.tilesets[0];

/** How many blanks the tiles of the edition take for a word; 0 if the text is no word at all. */
function blanksFor(text: string, lexicon: Lexicon): number {
  const tileset = tilesOf(lexicon);
  const word = parseWord(lexicon.alphabet, text);
  return tileset === undefined || !word.ok ? 0 : blanksNeeded(tileset, word.value);
}

/** Whoever asks about one word may want to know what it means; dictionaries list the headword. */
function linkLines([first, ...others]: readonly Told[], { info }: Lexicon): string[] {
  const edition = editionOf(info.edition);
  if (first === undefined || others.length > 0 || edition === undefined) return [];
  const { judgement, meaning } = first;
  if (judgement.rule === 'no-tile') return [];
  return [dictionaryLink(edition, meaning?.readings[0]?.lemma ?? String(judgement.word))];
}

/** How a form is read, and below it what its lemma means. */
const meaningLines = ({ judgement, meaning }: Told, texts: Texts): readonly string[] =>
  (meaning?.readings ?? []).flatMap((reading) => [
    `  ${readingText(reading, String(judgement.word), texts)}`,
    ...reading.glosses.map((gloss) => `    ${glossText(gloss, texts)}`),
  ]);

const wordsIn = (bytes: Uint8Array, alphabet: Alphabet): readonly string[] =>
  [...decoded(bytes, detectEncoding(bytes, alphabet))]
    .join('')
    .split(/\s+/u)
    .filter((word) => word !== '');

const judgementJson = ({ judgement, blanks, meaning }: Told, { info }: Lexicon) => ({
  word: judgement.word,
  valid: judgement.valid,
  ...(!judgement.valid && { reason: judgement.rule }),
  ...(blanks > 0 && { blanks }),
  ...(meaning && { list: info.id, readings: meaning.readings }),
});

function judgementLine({ judgement, blanks }: Told, lexicon: Lexicon, texts: Texts): string {
  const most = tilesOf(lexicon)?.blanks ?? 0;
  const needs =
    blanks === 0
      ? ''
      : `; ${texts.t(blanks > most ? 'judge.too-many-blanks' : 'judge.blanks', { count: blanks })}`;
  return `${judgement.valid ? '✓' : '✗'} ${plain(String(judgement.word))}: ${explainRuling(texts, judgement)}${needs}`;
}

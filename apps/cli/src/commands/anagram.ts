/** `taht anagram`: finds the words that use all of the given letters, or with `--pattern` or `--shorter` some of them. */
import { err, ok, type Result } from '@taht/base';
import type { LetterFailure } from '@taht/letters';
import {
  anagrams,
  anagramsMatching,
  type Codes,
  type Lexicon,
  makeWord,
  type PatternFailure,
  parseLetters,
  parsePattern,
  subAnagrams,
} from '@taht/lexicon';
import { explainLetter, type Texts } from '@taht/phrasing';
import type { Commands } from '../shell/command.ts';
import { answer, type Outcome, wrongUse } from '../shell/outcome.ts';
import type { World } from '../shell/world.ts';
import { type LexiconOptions, openLexicon } from '../words/open.ts';

export const commands: Commands = {
  anagram: (command, { world, texts, action }) => {
    const { t } = texts;
    command
      .argument('<letters>')
      .requiredOption('--lexicon <id>', t('cli.lexicon'))
      .option('--pattern <pattern>', t('cli.pattern'))
      .option('--shorter', t('cli.shorter'))
      .option('--patch <file>', t('cli.patch'))
      .option('--data <folder>', t('cli.data'))
      .action(
        action((letters: string, options: AnagramOptions) =>
          findAnagrams(letters, options, world, texts),
        ),
      );
  },
};

interface AnagramOptions extends LexiconOptions {
  readonly pattern?: string;
  readonly shorter?: boolean;
}

function findAnagrams(typed: string, options: AnagramOptions, world: World, texts: Texts): Outcome {
  const lexicon = openLexicon(options, world, texts);
  if (!lexicon.ok) return lexicon.error;
  const found = wordsFrom(typed, options, lexicon.value);
  if (!found.ok) return wrongUse(explain(texts, found.error));
  const words = found.value.map((codes) => makeWord(lexicon.value.alphabet, codes));
  return answer({ words }, words.length > 0 ? words : [texts.t('anagram.none')]);
}

const SHORTEST = 2;

/** Longer words first, then in alphabet order. */
function wordsFrom(
  typed: string,
  { pattern, shorter }: AnagramOptions,
  lexicon: Lexicon,
): Result<readonly Codes[], PatternFailure> {
  const letters = parseLetters(lexicon, typed);
  if (!letters.ok) return letters;
  const steps = parsePattern(lexicon.alphabet, pattern ?? '*');
  if (!steps.ok) return err(steps.error);
  const found =
    pattern !== undefined
      ? anagramsMatching(lexicon, letters.value, steps.value)
      : shorter === true
        ? subAnagrams(lexicon, letters.value, SHORTEST)
        : anagrams(lexicon, letters.value);
  return ok([...found].toSorted((a, b) => b.length - a.length));
}

const explain = (texts: Texts, failure: PatternFailure): string =>
  failure.code === 'long-pattern'
    ? texts.t('anagram.long-pattern', { limit: failure.limit })
    : explainLetter(texts, failure satisfies LetterFailure);

/** Words looked up in the list of an edition, as the page shows them. */
import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { Result } from '@taht/base';
import { explainLetter } from '@taht/phrasing';
import { useCallback, useEffect } from 'preact/hooks';
import type { EngineFailure } from '../engine/question.ts';
import type {
  AboutWord,
  Find,
  FoundWords,
  ToldWord,
  WordFailure,
} from '../engine/study-question.ts';
import { useEngine } from '../engine/use-engine.ts';
import { texts } from '../i18n/texts.ts';

export interface Finder {
  readonly about: ReadonlySignal<AboutWord | null>;
  readonly found: ReadonlySignal<FoundWords | null>;
  readonly trouble: ReadonlySignal<string>;
  readonly isBusy: ReadonlySignal<boolean>;
  /** Beside what was found before. */
  lookUp(word: string): Promise<void>;
  lookUpAlone(word: string): void;
  search(find: Find, text: string): Promise<void>;
  /** What a word is and means. */
  tell(word: string): Promise<Result<ToldWord, EngineFailure>>;
}

const MOST = 600;

export function useFinder(edition: string): Finder {
  const engine = useEngine(edition);
  const about = useSignal<AboutWord | null>(null);
  const found = useSignal<FoundWords | null>(null);
  const trouble = useSignal('');
  const isBusy = useSignal(false);

  const clear = (): void => {
    about.value = null;
    found.value = null;
  };
  useEffect(() => {
    clear();
    trouble.value = '';
  }, [edition]);

  const lookUp = async (word: string): Promise<void> => {
    if (word === '') return;
    isBusy.value = true;
    const answer = await engine.ask({ kind: 'about', word });
    isBusy.value = false;
    trouble.value = '';
    if (!answer.ok) trouble.value = texts.value.t('review.engine-failed');
    else if (answer.value.ok) about.value = answer.value.value;
    else trouble.value = failureText(answer.value.error);
  };

  const search = async (find: Find, text: string): Promise<void> => {
    if (text === '') return;
    isBusy.value = true;
    const answer = await engine.ask({ kind: 'find', find, text, most: MOST });
    isBusy.value = false;
    trouble.value = '';
    clear();
    if (!answer.ok) trouble.value = texts.value.t('review.engine-failed');
    else if (answer.value.ok) found.value = answer.value.value;
    else trouble.value = failureText(answer.value.error);
  };

  const lookUpAlone = (word: string): void => {
    clear();
    void lookUp(word);
  };
  const tell = useCallback((word: string) => engine.ask({ kind: 'meaning', word }), [engine]);
  return { tell, about, found, trouble, isBusy, lookUp, lookUpAlone, search };
}

const failureText = (failure: WordFailure): string =>
  failure.code === 'long-pattern'
    ? texts.value.t('anagram.long-pattern', { limit: failure.limit })
    : explainLetter(texts.value, failure);

/** Words looked up: whether they are good, what can be made of letters, what fits a pattern, what hooks on. */
import { useSignal } from '@preact/signals';
import { alphabetFor, dictionaryLink, type Edition, editionOf } from '@taht/editions';
import { blanksNeeded } from '@taht/rules';
import { explainLetter } from '@taht/wording';
import { useEffect } from 'preact/hooks';
import {
  type AboutWord,
  FINDS,
  type Find,
  type FoundWords,
  type WordFailure,
} from '../engine/study-question.ts';
import { useEngine } from '../engine/use-engine.ts';
import { texts } from '../i18n/texts.ts';
import { useReviewTexts } from '../i18n/use-review-texts.ts';
import { EditionChapters } from '../learn/parts.tsx';
import { chosenEdition, EditionChoice } from '../ui/edition-choice.tsx';
import css from '../ui/fields.module.css';
import { SearchGate } from './search-gate.tsx';
import own from './words.module.css';

const MOST = 600;
/** Two letters by ten columns would leave the others out. */
const LISTS = [2, 3] as const;

export const Words = () => (
  <SearchGate title="finder.title">
    <Finder />
  </SearchGate>
);

function Finder() {
  const said = useReviewTexts();
  const edition = editionOf(chosenEdition()) as Edition;
  const engine = useEngine(edition.id);
  const way = useSignal<Find | 'about'>('about');
  const text = useSignal('');
  const about = useSignal<AboutWord | null>(null);
  const found = useSignal<FoundWords | null>(null);
  const trouble = useSignal('');
  const isBusy = useSignal(false);

  useEffect(() => {
    about.value = null;
    found.value = null;
    trouble.value = '';
  }, [edition.id]);

  if (said === null) return <p class="page">{texts.value.t('shell.loading')}</p>;
  const { t } = said;

  const failed = (failure: WordFailure): void => {
    trouble.value =
      failure.code === 'long-pattern'
        ? t('anagram.long-pattern', { limit: failure.limit })
        : explainLetter(texts.value, failure);
  };

  const lookUp = async (word: string): Promise<void> => {
    if (word === '') return;
    isBusy.value = true;
    const answer = await engine.ask({ kind: 'about', word });
    isBusy.value = false;
    trouble.value = '';
    if (!answer.ok) trouble.value = t('look.engine-failed');
    else if (answer.value.ok) about.value = answer.value.value;
    else failed(answer.value.error);
  };

  const search = async (find: Find, wanted: string): Promise<void> => {
    if (wanted === '') return;
    isBusy.value = true;
    const answer = await engine.ask({ kind: 'find', find, text: wanted, most: MOST });
    isBusy.value = false;
    trouble.value = '';
    about.value = null;
    found.value = null;
    if (!answer.ok) trouble.value = t('look.engine-failed');
    else if (answer.value.ok) found.value = answer.value.value;
    else failed(answer.value.error);
  };

  const submit = (): void => {
    const wanted = text.value.trim();
    if (way.value === 'about') {
      found.value = null;
      about.value = null;
      void lookUp(wanted);
    } else void search(way.value, wanted);
  };

  return (
    <section class="page">
      <h1>{t('finder.title')}</h1>
      <EditionChoice />
      <form
        class={css.fields}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <label class={css.field}>
          {t('finder.what')}
          <select
            value={way.value}
            onChange={({ currentTarget }) => {
              way.value = currentTarget.value as Find | 'about';
            }}
          >
            {(['about', ...FINDS] as const).map((each) => (
              <option key={each} value={each}>
                {t(`finder.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <label class={css.field}>
          {t('finder.text')}
          <input
            type="text"
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            maxLength={40}
            value={text.value}
            aria-describedby="finder-help"
            onInput={({ currentTarget }) => {
              text.value = currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="main" disabled={isBusy.value}>
          {t('finder.find')}
        </button>
      </form>
      <p id="finder-help">{t(`finder.help.${way.value === 'length' ? 'about' : way.value}`)}</p>
      <p class={css.fields}>
        {LISTS.map((length) => (
          <button key={length} type="button" onClick={() => search('length', String(length))}>
            {t(`finder.list-${length}`)}
          </button>
        ))}
        <a class="button" href="/words/cards">
          {t('finder.cards')}
        </a>
        <EditionChapters edition={edition.id} />
      </p>
      <p class="warn" role="alert">
        {trouble.value}
      </p>
      <div aria-live="polite">
        {about.value === null ? null : (
          <About about={about.value} edition={edition} onWord={lookUp} />
        )}
        {found.value === null ? null : (
          <>
            <h2>
              {t('finder.found', { count: found.value.words.length })}
              {found.value.isCut ? ` ${t('finder.cut')}` : ''}
            </h2>
            <WordList words={found.value.words} edition={edition} onWord={lookUp} />
          </>
        )}
      </div>
    </section>
  );
}

interface ListProps {
  readonly words: readonly string[];
  readonly edition: Edition;
  readonly onWord: (word: string) => void;
}

const WordList = ({ words, edition, onWord }: ListProps) => (
  <ul class={own.words} lang={edition.language}>
    {words.map((word) => (
      <li key={word}>
        <button type="button" onClick={() => onWord(word)}>
          {word}
        </button>
      </li>
    ))}
  </ul>
);

function About({
  about,
  edition,
  onWord,
}: {
  readonly about: AboutWord;
  readonly edition: Edition;
  readonly onWord: (word: string) => void;
}) {
  const { t } = texts.value;
  const { word, letters, isWord, front, back, anagrams, near } = about;
  const [tileset] = edition.tilesets;
  const blanks = blanksNeeded(tileset, letters);
  const hooks = [
    { id: 'front', title: t('finder.front'), words: front.map((letter) => `${letter}${word}`) },
    { id: 'back', title: t('finder.back'), words: back.map((letter) => `${word}${letter}`) },
    { id: 'anagrams', title: t('finder.same-letters'), words: anagrams },
    { id: 'near', title: t('finder.near'), words: near },
  ];
  return (
    <section class={own.about}>
      <h2>
        <span lang={edition.language}>{word}</span>:{' '}
        <span class={isWord ? '' : 'warn'}>
          {t(isWord ? 'judge.in-list' : 'judge.not-in-list')}
        </span>
        {blanks === 0
          ? null
          : `; ${t(blanks > tileset.blanks ? 'judge.too-many-blanks' : 'judge.blanks', { count: blanks })}`}
      </h2>
      <p>
        <a href={dictionaryLink(edition, word)} target="_blank" rel="noreferrer">
          {t('finder.dictionary')}
        </a>
      </p>
      {hooks.map(({ id, title, words }) =>
        words.length === 0 ? null : (
          <div key={id}>
            <h3>{title}</h3>
            <WordList words={words} edition={edition} onWord={onWord} />
          </div>
        ),
      )}
    </section>
  );
}

/** The letters of an edition in their order. */
export const lettersOf = ({ tilesets }: Edition): readonly string[] =>
  alphabetFor(tilesets[0]).letters;

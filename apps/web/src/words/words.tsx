/** Words looked up: whether they are good, what can be made of letters, what fits a pattern, what hooks on. */
import { useSignal } from '@preact/signals';
import { type Edition, editionOf } from '@taht/editions';
import { blanksNeeded } from '@taht/rules';
import { type AboutWord, FINDS, type Find } from '../engine/study-question.ts';
import { texts } from '../i18n/texts.ts';
import { useParts } from '../i18n/use-part.ts';
import { useReviewTexts } from '../i18n/use-review-texts.ts';
import { EditionChapters } from '../learn/parts.tsx';
import { listOf } from '../meaning/tell.ts';
import { WordTold } from '../meaning/word-told.tsx';
import { chosenEdition, EditionChoice } from '../ui/edition-choice.tsx';
import css from '../ui/fields.module.css';
import { Loading } from '../ui/loading.tsx';
import { Scene } from '../ui/scene.tsx';
import { reportAddress } from './device-reports.ts';
import { SearchGate } from './search-gate.tsx';
import { type Finder, useFinder } from './use-finder.ts';
import own from './words.module.css';

/** Two letters by ten columns would leave the others out. */
const LISTS = [2, 3] as const;

export const Words = () => (
  <SearchGate title="finder.title">
    <FinderPage />
  </SearchGate>
);

function FinderPage() {
  const said = useReviewTexts();
  const edition = editionOf(chosenEdition()) as Edition;
  const finder = useFinder(edition.id);
  if (said === null) return <Loading />;
  const { t } = said;
  const about = finder.about.value;
  const found = finder.found.value;
  return (
    <section class="page">
      <h1>{t('finder.title')}</h1>
      <EditionChoice />
      <FinderForm finder={finder} />
      <p class={css.fields}>
        {LISTS.map((length) => (
          <button
            key={length}
            type="button"
            onClick={() => finder.search('length', String(length))}
          >
            {t(`finder.list-${length}`)}
          </button>
        ))}
        <a class="button" href="/words/cards">
          {t('finder.cards')}
        </a>
        <EditionChapters edition={edition.id} />
      </p>
      <p class="warn" role="alert">
        {finder.trouble.value}
      </p>
      <div aria-live="polite">
        {about === null ? null : (
          <About about={about} edition={edition} onWord={finder.lookUp} tell={finder.tell} />
        )}
        {found === null ? null : (
          <>
            <h2>
              {t('finder.found', { count: found.words.length })}
              {found.isCut ? ` ${t('finder.cut')}` : ''}
            </h2>
            {found.words.length > 0 ? null : (
              <Scene scene="no-results" title={t('scene.no-results')} />
            )}
            <WordList words={found.words} edition={edition} onWord={finder.lookUp} />
          </>
        )}
      </div>
    </section>
  );
}

/** What is looked for, and how. */
function FinderForm({ finder }: { readonly finder: Finder }) {
  const { t } = texts.value;
  const way = useSignal<Find | 'about'>('about');
  const text = useSignal('');
  return (
    <>
      <form
        class={css.fields}
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = text.value.trim();
          if (way.value === 'about') finder.lookUpAlone(wanted);
          else void finder.search(way.value, wanted);
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
        <button type="submit" class="main" disabled={finder.isBusy.value}>
          {t('finder.find')}
        </button>
      </form>
      <p id="finder-help">{t(`finder.help.${way.value === 'length' ? 'about' : way.value}`)}</p>
    </>
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
  tell,
}: {
  readonly about: AboutWord;
  readonly edition: Edition;
  readonly onWord: (word: string) => void;
  readonly tell: Finder['tell'];
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
      {useParts('meaning') ? (
        <WordTold word={word} edition={edition} list={listOf(edition.id, undefined)} ask={tell} />
      ) : null}
      <p>
        <a href={reportAddress(edition.id, word, isWord ? 'wrong' : 'missing')}>
          {t('finder.report')}
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

/** Words looked up: whether they are good, what can be made of letters, what fits a pattern, what hooks on. */
import { useSignal } from '@preact/signals';
import type { Edition } from '@taht/editions';
import { BLANK, type Letter } from '@taht/letters';
import { blanksNeeded, tileTables } from '@taht/rules';
import { type AboutWord, FINDS, type Find } from '../engine/study-question.ts';
import { texts } from '../i18n/texts.ts';
import { useParts } from '../i18n/use-part.ts';
import { useReviewTexts } from '../i18n/use-review-texts.ts';
import { EditionChapters } from '../learn/parts.tsx';
import { listOf } from '../meaning/tell.ts';
import { WordTold } from '../meaning/word-told.tsx';
import { Tile } from '../play/board/tile.tsx';
import { chosenEdition } from '../ui/chosen-edition.ts';
import { EditionChoice } from '../ui/edition-choice.tsx';
import { Loading } from '../ui/loading.tsx';
import { Scene } from '../ui/scene.tsx';
import { typedInto } from '../ui/set.ts';
import { Warning } from '../ui/warning.tsx';
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
  const edition = chosenEdition();
  const finder = useFinder(edition.id);
  if (said === null) return <Loading />;
  const { t } = said;
  const about = finder.about.value;
  const found = finder.found.value;
  return (
    <section class={`page ${own.page}`}>
      <h1>{t('finder.title')}</h1>
      <FinderForm finder={finder} />
      <Warning>{finder.trouble.value}</Warning>
      <div class={own.answer} aria-live="polite">
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
      <aside class={own.beside}>
        <EditionChoice />
        <p class="buttons">
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
      </aside>
    </section>
  );
}

/** What is looked for, and below it how. */
function FinderForm({ finder }: { readonly finder: Finder }) {
  const { t } = texts.value;
  const way = useSignal<Find | 'about'>('about');
  const text = useSignal('');
  return (
    <form
      class={own.finder}
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = text.value.trim();
        if (way.value === 'about') finder.lookUpAlone(wanted);
        else void finder.search(way.value, wanted);
      }}
    >
      <label class={own.wanted}>
        {t('finder.text')}
        <input
          type="text"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          maxLength={40}
          value={text.value}
          aria-describedby="finder-help"
          onInput={typedInto(text)}
        />
      </label>
      <button type="submit" class="main" disabled={finder.isBusy.value}>
        {t('finder.find')}
      </button>
      <p id="finder-help" class={own.help}>
        {t(`finder.help.${way.value === 'length' ? 'about' : way.value}`)}
      </p>
      <fieldset class={own.ways}>
        <legend>{t('finder.what')}</legend>
        {(['about', ...FINDS] as const).map((each) => (
          <label key={each} class="pick">
            <input
              type="radio"
              name="way"
              checked={way.value === each}
              onChange={() => {
                way.value = each;
              }}
            />
            <span>{t(`finder.${each}`)}</span>
          </label>
        ))}
      </fieldset>
    </form>
  );
}

/** The word as it would lie on the board; a letter without a tile of its own is a blank. */
function InTiles({
  letters,
  edition,
}: {
  readonly letters: readonly Letter[];
  readonly edition: Edition;
}) {
  const { points } = tileTables(edition.tilesets[0]);
  return (
    <span class={own.tiles} aria-hidden="true">
      {letters.map((letter, i) => (
        <span key={i}>
          <Tile
            tile={points.has(letter) ? letter : BLANK}
            letter={letter}
            points={points.get(letter) ?? 0}
          />
        </span>
      ))}
    </span>
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
      <h2 class={own.word}>
        <span class="unseen" lang={edition.language}>
          {word}
        </span>
        <InTiles letters={letters} edition={edition} />
        <small class={isWord ? own.good : 'warn'}>
          {t(isWord ? 'judge.in-list' : 'judge.not-in-list')}
          {blanks === 0
            ? null
            : `; ${t(blanks > tileset.blanks ? 'judge.too-many-blanks' : 'judge.blanks', { count: blanks })}`}
        </small>
      </h2>
      {useParts('meaning') ? (
        <div class={own.told}>
          <WordTold
            word={word}
            edition={edition}
            list={listOf(edition.id, undefined)}
            ask={tell}
            isJudged
          />
        </div>
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

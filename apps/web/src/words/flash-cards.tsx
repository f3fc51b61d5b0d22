/** Flash cards of the short words: letters in front, the words behind. */
import { useSignal } from '@preact/signals';
import { texts } from '../i18n/texts.ts';
import { useReviewTexts } from '../i18n/use-review-texts.ts';
import { chosenEdition } from '../ui/chosen-edition.ts';
import { EditionChoice } from '../ui/edition-choice.tsx';
import css from '../ui/fields.module.css';
import { Loading } from '../ui/loading.tsx';
import { set } from '../ui/set.ts';
import { Warning } from '../ui/warning.tsx';
import { ownWords } from './own-cards.ts';
import { SearchGate } from './search-gate.tsx';
import { type Practice, usePractice } from './use-practice.ts';
import own from './words.module.css';

const LENGTHS = [2, 3, 4] as const;

export const FlashCards = () => (
  <SearchGate title="finder.cards">
    <Cards />
  </SearchGate>
);

function Cards() {
  const said = useReviewTexts();
  const edition = chosenEdition();
  const hasOwn = ownWords(edition.id).length > 0;
  const length = useSignal<number | 'own'>(hasOwn ? 'own' : 2);
  const practice = usePractice(edition, length.value);
  if (said === null) return <Loading />;
  const { t } = said;
  const { progress } = practice;
  return (
    <section class="page">
      <h1>{t('finder.cards')}</h1>
      <p>{t('finder.cards-about')}</p>
      <div class={css.fields}>
        <EditionChoice />
        <label class={css.field}>
          {t('finder.length')}
          <select
            value={length.value}
            onChange={({ currentTarget }) => {
              const { value } = currentTarget;
              length.value = value === 'own' ? value : Number(value);
            }}
          >
            {hasOwn ? <option value="own">{t('finder.own')}</option> : null}
            {LENGTHS.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      </div>
      {practice.hasFailed ? (
        <Warning>{t('review.engine-failed')}</Warning>
      ) : progress === null ? (
        <p role="status">{t('shell.loading')}</p>
      ) : practice.card === null ? (
        <p role="status">{t('finder.day-done')}</p>
      ) : (
        <Card card={practice.card} practice={practice} language={edition.language} />
      )}
      {progress === null ? null : <p>{t('finder.known', progress)}</p>}
      <p>
        <a href="/words">{t('finder.title')}</a>
      </p>
    </section>
  );
}

interface CardProps {
  readonly card: NonNullable<Practice['card']>;
  readonly practice: Practice;
  readonly language: string;
}

function Card({ card, practice: { isTurned, answer }, language }: CardProps) {
  const { t, list } = texts.value;
  return (
    <div class={own.card}>
      <p class={own.front} lang={language}>
        {card.front}
      </p>
      <p class={own.back} lang={language} role="status">
        {isTurned.value ? list(card.words) : ''}
      </p>
      <div class="buttons middle">
        {isTurned.value ? (
          <>
            <button type="button" class="main" onClick={() => answer(true)}>
              {t('finder.knew')}
            </button>
            <button type="button" onClick={() => answer(false)}>
              {t('finder.knew-not')}
            </button>
          </>
        ) : (
          <button type="button" class="main" onClick={set(isTurned, true)}>
            {t('finder.turn')}
          </button>
        )}
      </div>
    </div>
  );
}

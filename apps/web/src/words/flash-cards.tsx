/** Flash cards of the short words: letters in front, the words behind. */
import { useSignal } from '@preact/signals';
import { type Edition, editionOf } from '@taht/editions';
import { useEffect } from 'preact/hooks';
import { useEngine } from '../engine/use-engine.ts';
import { texts } from '../i18n/texts.ts';
import { useReviewTexts } from '../i18n/use-review-texts.ts';
import { readStoredObject, writeStored } from '../preferences/stored.ts';
import { chosenEdition, EditionChoice } from '../ui/edition-choice.tsx';
import css from '../ui/fields.module.css';
import { answered, type Cards, dayOf, deckOf, nextCard } from './card-deck.ts';
import { SearchGate } from './search-gate.tsx';
import own from './words.module.css';
import { lettersOf } from './words.tsx';

const LENGTHS = [2, 3, 4] as const;
const MOST = 20_000;

export const FlashCards = () => (
  <SearchGate title="finder.cards">
    <Deck />
  </SearchGate>
);

function Deck() {
  const said = useReviewTexts();
  const edition = editionOf(chosenEdition()) as Edition;
  const engine = useEngine(edition.id);
  const length = useSignal(2);
  const deck = useSignal<ReadonlyMap<string, readonly string[]> | null>(null);
  const cards = useSignal<Cards>({});
  const front = useSignal<string | undefined>(undefined);
  const isTurned = useSignal(false);
  const hasFailed = useSignal(false);
  const key = `cards.${edition.id}.${length.value}`;
  const today = dayOf(new Date());

  useEffect(() => {
    deck.value = null;
    hasFailed.value = false;
    const asked = new AbortController();
    void engine
      .ask({ kind: 'find', find: 'length', text: String(length.value), most: MOST }, asked.signal)
      .then((answer) => {
        if (asked.signal.aborted) return;
        if (!answer.ok || !answer.value.ok) {
          hasFailed.value = true;
          return;
        }
        const made = deckOf(answer.value.value.words, lettersOf(edition));
        cards.value = readStoredObject<Cards>(key, {});
        deck.value = made;
        front.value = nextCard([...made.keys()], cards.value, today, undefined);
        isTurned.value = false;
      });
    return () => asked.abort();
  }, [engine, key]);

  if (said === null) return <p class="page">{texts.value.t('shell.loading')}</p>;
  const { t, list } = said;
  const present = deck.value;

  const answer = (isKnown: boolean): void => {
    if (front.value === undefined || present === null) return;
    cards.value = answered(cards.value, front.value, isKnown, today);
    writeStored(key, cards.value);
    front.value = nextCard([...present.keys()], cards.value, today, front.value);
    isTurned.value = false;
  };

  const known = Object.values(cards.value).filter(({ box }) => box > 0).length;
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
              length.value = Number(currentTarget.value);
            }}
          >
            {LENGTHS.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      </div>
      {hasFailed.value ? (
        <p class="warn" role="alert">
          {t('look.engine-failed')}
        </p>
      ) : present === null ? (
        <p role="status">{t('shell.loading')}</p>
      ) : front.value === undefined ? (
        <p role="status">{t('finder.day-done')}</p>
      ) : (
        <div class={own.card}>
          <p class={own.front} lang={edition.language}>
            {front.value}
          </p>
          <p class={own.back} lang={edition.language} role="status">
            {isTurned.value ? list(present.get(front.value) ?? []) : ''}
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
              <button
                type="button"
                class="main"
                onClick={() => {
                  isTurned.value = true;
                }}
              >
                {t('finder.turn')}
              </button>
            )}
          </div>
        </div>
      )}
      {present === null ? null : <p>{t('finder.known', { known, all: present.size })}</p>}
      <p>
        <a href="/words">{t('finder.title')}</a>
      </p>
    </section>
  );
}

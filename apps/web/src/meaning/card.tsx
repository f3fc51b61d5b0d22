/** One small card beside what one was doing: what a word is, what it means, in which list it stands, where to read more. */
import { editionOf } from '@taht/editions';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { texts } from '../i18n/texts.ts';
import { useParts } from '../i18n/use-part.ts';
import { type AskedWords, asked } from '../ui/asked-word.ts';
import css from './card.module.css';
import { listOf, tell } from './tell.ts';
import { WordTold } from './word-told.tsx';

export function MeaningCard() {
  const present = asked.value;
  const isReady = useParts('meaning');
  return present === null || !isReady ? null : (
    <Card key={`${present.edition} ${present.words.join()}`} present={present} />
  );
}

function Card({ present }: { readonly present: AskedWords }) {
  const { t } = texts.value;
  const card = useRef<HTMLElement>(null);
  const { words, takesFocus } = present;
  const edition = editionOf(present.edition);
  useClosing(card, present);
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
  const list = listOf(present.edition, present.list);
  const ask = useMemo(() => (word: string) => tell(word, list), [list]);
  if (edition === undefined) return null;
  return (
    <section
      ref={card}
      class={css.card}
      role="dialog"
      aria-label={words.join(', ')}
      tabIndex={-1}
      data-meaning=""
    >
      <div class={css.words} aria-live="polite">
        {words.map((word) => (
          <div key={word} class={css.word}>
            <h2 lang={edition.language}>{word}</h2>
            <WordTold word={word} edition={edition} list={list} ask={ask} />
          </div>
        ))}
      </div>
      <button type="button" class={css.close} aria-label={t('shell.close')} onClick={close}>
        ×
      </button>
    </section>
  );
}

const close = (): void => {
  asked.value = null;
};

/** By Escape, and by whatever is done elsewhere; the focus goes back to where it came from. */
function useClosing(card: { readonly current: HTMLElement | null }, present: AskedWords): void {
  useEffect(() => {
    const before = document.activeElement;
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node && card.current?.contains(target) === true;
    const onPointer = ({ target }: Event): void => {
      if (!isInside(target) && asked.value === present) close();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        close();
      } else if (!isInside(event.target)) close();
    };
    document.addEventListener('pointerdown', onPointer, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPointer, true);
      document.removeEventListener('keydown', onKey, true);
      const isLost = document.activeElement === document.body || isInside(document.activeElement);
      if (present.takesFocus && isLost && before instanceof HTMLElement) before.focus();
    };
  }, [present]);
}

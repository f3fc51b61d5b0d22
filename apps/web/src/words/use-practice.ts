/** The flash cards of one length, or one's own: which comes next, and what is known, as this device remembers it. */
import { type Signal, useSignal } from '@preact/signals';
import { alphabetFor, type Edition } from '@taht/editions';
import { useEffect } from 'preact/hooks';
import { useEngine } from '../engine/use-engine.ts';
import { readStoredObject, writeStored } from '../preferences/stored.ts';
import { answered, type Cards, dayOf, deckOf, nextCard } from './card-deck.ts';
import { ownWords } from './own-cards.ts';

export interface Practice {
  /** Null before the words have come, and when the day is done. */
  readonly card: { readonly front: string; readonly words: readonly string[] } | null;
  /** Null before the words have come. */
  readonly progress: { readonly known: number; readonly all: number } | null;
  readonly isTurned: Signal<boolean>;
  readonly hasFailed: boolean;
  answer(isKnown: boolean): void;
}

const MOST = 20_000;

export function usePractice(edition: Edition, length: number | 'own'): Practice {
  const engine = useEngine(edition.id);
  const deck = useSignal<ReadonlyMap<string, readonly string[]> | null>(null);
  const cards = useSignal<Cards>({});
  const front = useSignal<string | undefined>(undefined);
  const isTurned = useSignal(false);
  const hasFailed = useSignal(false);
  const name = `cards.${edition.id}.${length}`;
  const today = dayOf(new Date());

  useEffect(() => {
    deck.value = null;
    hasFailed.value = false;
    const asked = new AbortController();
    const take = (words: readonly string[]): void => {
      const { letters } = alphabetFor(edition.tilesets[0]);
      const made = deckOf(words, letters);
      cards.value = readStoredObject<Cards>(name, {});
      deck.value = made;
      front.value = nextCard([...made.keys()], cards.value, today, undefined);
      isTurned.value = false;
    };
    if (length === 'own') {
      take(ownWords(edition.id));
      return () => {};
    }
    void engine
      .ask({ kind: 'find', find: 'length', text: String(length), most: MOST }, asked.signal)
      .then((answer) => {
        if (asked.signal.aborted) return;
        if (!answer.ok || !answer.value.ok) {
          hasFailed.value = true;
          return;
        }
        take(answer.value.value.words);
      });
    return () => asked.abort();
  }, [engine, name]);

  const present = deck.value;
  const shown = front.value;
  return {
    isTurned,
    hasFailed: hasFailed.value,
    card:
      present === null || shown === undefined
        ? null
        : { front: shown, words: present.get(shown) ?? [] },
    progress:
      present === null
        ? null
        : {
            known: Object.values(cards.value).filter(({ box }) => box > 0).length,
            all: present.size,
          },
    answer: (isKnown) => {
      if (shown === undefined || present === null) return;
      cards.value = answered(cards.value, shown, isKnown, today);
      writeStored(name, cards.value);
      front.value = nextCard([...present.keys()], cards.value, today, shown);
      isTurned.value = false;
    },
  };
}

/** Where a player writes the words of the card; what is wrong with them is said at once, what the list says when they are handed in. */
import { useSignal } from '@preact/signals';
import { alphabetFor, homeOfTiles } from '@taht/editions';
import { type Letter, parseWord } from '@taht/letters';
import { bingo } from '@taht/modes';
import { explainLetter, explainMode, NO_NAMES } from '@taht/phrasing';
import { me } from '../../connection/me.ts';
import parts from '../../connection/parts/parts.module.css';
import type { Trouble } from '../../connection/trouble.ts';
import { policyOf } from '../../engine/list-facts.ts';
import { texts } from '../../i18n/texts.ts';
import { useAttempt } from '../../ui/use-attempt.ts';
import modes from '../other-games.module.css';
import { type AtBingoProps, BingoTrouble } from './caller.tsx';

export interface CardFormProps extends AtBingoProps {
  readonly onDone: () => void;
}

export function CardForm({ session, view, onDone }: CardFormProps) {
  const { t } = texts.value;
  const { rules, tileset, own } = view;
  const written = useSignal<readonly string[]>(
    Array.from({ length: rules.words }, (_, i) => own?.words[i]?.join('') ?? ''),
  );
  const { isBusy, trouble, attempt } = useAttempt<Trouble>();
  const card = readCard(written.value, view);

  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (card.words === null) return;
    const name = me.value?.card.nickname ?? '';
    const done = await attempt(session.ask({ kind: 'enter', name, words: card.words }));
    if (done.ok) onDone();
  };

  return (
    <form class={parts.form} onSubmit={submit}>
      <h2>{t('bingo.write')}</h2>
      <p>{t('bingo.write-about', { words: rules.words, letters: rules.letters })}</p>
      <WordsOf view={view} />
      {written.value.map((word, i) => (
        <label key={i}>
          {t('bingo.word-number', { number: i + 1 })}
          <input
            type="text"
            value={word}
            lang={tileset.language}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            maxLength={2 * rules.letters}
            onInput={({ currentTarget }) => {
              trouble.value = null;
              written.value = written.value.with(i, currentTarget.value);
            }}
          />
        </label>
      ))}
      <p role="status">{card.fault}</p>
      <BingoTrouble trouble={trouble.value} />
      <p class={modes.buttons}>
        <button type="submit" class="main" disabled={card.words === null || isBusy.value}>
          {t('bingo.hand-in')}
        </button>
      </p>
    </form>
  );
}

/** In which language, and by which list. */
function WordsOf({ view: { tileset, lexicon } }: Pick<AtBingoProps, 'view'>) {
  const { t, find } = texts.value;
  const edition = homeOfTiles(tileset.id);
  const list =
    lexicon === null
      ? t('bingo.any-words')
      : (find(`policy.${policyOf(lexicon.id)}`) ?? lexicon.id);
  return (
    <p>
      {t('shell.edition')}: <strong>{find(`edition.${edition?.id}`) ?? tileset.language}</strong>
      <br />
      {t('bingo.list')}: {list}
    </p>
  );
}

interface ReadCard {
  /** Null where they cannot be handed in. */
  readonly words: bingo.Words | null;
  readonly fault: string;
}

/** Without the word list, which the server asks. */
function readCard(
  written: readonly string[],
  { rules, tileset }: Pick<bingo.BingoView, 'rules' | 'tileset'>,
): ReadCard {
  const alphabet = alphabetFor(tileset);
  const words: (readonly Letter[])[] = [];
  for (const text of written) {
    if (text.trim() === '') return { words: null, fault: '' };
    const word = parseWord(alphabet, text.trim().toLocaleUpperCase(alphabet.language));
    if (!word.ok) return { words: null, fault: explainLetter(texts.value, word.error) };
    words.push(word.value);
  }
  const refusal = bingo.refuseCard(words, rules, tileset, () => 'unknown');
  return refusal === undefined
    ? { words, fault: '' }
    : { words: null, fault: explainMode(texts.value, refusal, NO_NAMES) };
}

/** The tournament's own rulings on words, over the list; the last one on a word counts. */
import { useSignal } from '@preact/signals';
import { err } from '@taht/base';
import { type Alphabet, parseWord } from '@taht/letters';
import { plain } from '@taht/phrasing';
import { useId } from 'preact/hooks';
import { AskForm, type Entered } from '../../connection/parts/form.tsx';
import people from '../../connection/parts/forms.module.css';
import { texts } from '../../i18n/texts.ts';
import { sayWordTrouble } from '../tournament-texts.ts';
import { useStored } from '../use-stored.ts';
import type { TournamentProps } from '../with-tournament.tsx';
import { erased } from './erased.ts';
import { FoldedKeys } from './folded-keys.tsx';
import css from './referee.module.css';

export interface RulingsProps extends TournamentProps {
  readonly alphabet: Alphabet;
}

export function Rulings({ tournament, view, alphabet }: RulingsProps) {
  const { t } = texts.value;
  const id = useId();
  const draft = useStored<Entered>(`event.${tournament.id}.ruling`, {});
  const { word = '' } = draft.value;
  const type = (next: string): void => {
    draft.value = { ...draft.value, word: next };
  };
  // Whoever was in the middle of a ruling finds it open.
  const isOpen = useSignal(word !== '');
  return (
    <details class={`${people.part} ${css.fold}`} open={isOpen.value}>
      <summary>
        <h2>{t('tournament-referee.rulings')}</h2>
      </summary>
      <AskForm
        fields={[
          {
            name: 'verdict',
            label: t('tournament-referee.ruling'),
            type: 'choice',
            items: (['valid', 'invalid'] as const).map((verdict) => [
              verdict,
              t(`tournament-referee.ruling.${verdict}`),
            ]),
          },
          { name: 'reason', label: t('console.reason'), mostLength: 200 },
        ]}
        draft={draft}
        submit={t('tournament-referee.rule')}
        say={sayWordTrouble(view.head)}
        onSend={async ({ verdict, reason = '' }) => {
          const letters = parseWord(alphabet, word.trim());
          if (!letters.ok) return err({ code: 'refused', refusal: { ...letters.error } });
          return tournament.ask({
            kind: 'rule',
            word: letters.value,
            verdict: verdict === 'valid' ? 'valid' : 'invalid',
            reason,
          });
        }}
      >
        <p>{t('tournament-referee.rulings-about')}</p>
        <div class={people.field}>
          <label for={id}>{t('tournament-referee.ruling-word')}</label>
          <input
            id={id}
            type="text"
            class={css.word}
            required
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            value={word}
            onInput={({ currentTarget }) => type(currentTarget.value)}
          />
          <FoldedKeys
            letters={alphabet.letters}
            onLetter={(letter) => type(word + letter)}
            onErase={() => type(erased(word, alphabet))}
          />
        </div>
      </AskForm>
      <ul class={css.rulings}>
        {view.rulings.toReversed().map(({ word: letters, verdict, reason }, i) => (
          <li key={view.rulings.length - i}>
            <strong>{plain(letters.join(''))}</strong> {t(`tournament-referee.ruling.${verdict}`)}{' '}
            <small>{plain(reason)}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

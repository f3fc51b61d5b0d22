/** The event's own rulings on words, over the list; the last one on a word counts. */
import { useSignal } from '@preact/signals';
import { err } from '@taht/base';
import { type Alphabet, parseWord } from '@taht/letters';
import { plain } from '@taht/wording';
import { useId } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { AskForm } from '../../people/form.tsx';
import people from '../../people/people.module.css';
import { sayWordTrouble } from '../say.ts';
import type { EventProps } from '../with-event.tsx';
import { erased } from './erased.ts';
import { FoldedKeys } from './folded-keys.tsx';
import css from './referee.module.css';

export interface RulingsProps extends EventProps {
  readonly alphabet: Alphabet;
}

export function Rulings({ event, view, alphabet }: RulingsProps) {
  const { t } = texts.value;
  const id = useId();
  const word = useSignal('');
  return (
    <details class={`${people.part} ${css.fold}`}>
      <summary>
        <h2>{t('event-referee.rulings')}</h2>
      </summary>
      <AskForm
        fields={[
          {
            name: 'verdict',
            label: t('event-referee.ruling'),
            type: 'choice',
            items: (['valid', 'invalid'] as const).map((verdict) => [
              verdict,
              t(`event-referee.ruling.${verdict}`),
            ]),
          },
          { name: 'reason', label: t('desk.reason'), mostLength: 200 },
        ]}
        submit={t('event-referee.rule')}
        say={sayWordTrouble(view.head)}
        onSend={async ({ verdict, reason = '' }) => {
          const letters = parseWord(alphabet, word.value.trim());
          if (!letters.ok) return err({ code: 'refused', refusal: { ...letters.error } });
          const sent = await event.ask({
            kind: 'rule',
            word: letters.value,
            verdict: verdict === 'valid' ? 'valid' : 'invalid',
            reason,
          });
          if (sent.ok) word.value = '';
          return sent;
        }}
      >
        <p>{t('event-referee.rulings-about')}</p>
        <div class={people.field}>
          <label for={id}>{t('event-referee.ruling-word')}</label>
          <input
            id={id}
            type="text"
            class={css.word}
            required
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            value={word.value}
            onInput={({ currentTarget }) => {
              word.value = currentTarget.value;
            }}
          />
          <FoldedKeys
            letters={alphabet.letters}
            onLetter={(letter) => {
              word.value += letter;
            }}
            onErase={() => {
              word.value = erased(word.value, alphabet);
            }}
          />
        </div>
      </AskForm>
      <ul class={css.rulings}>
        {view.rulings.toReversed().map(({ word: letters, verdict, reason }, i) => (
          <li key={view.rulings.length - i}>
            <strong>{plain(letters.join(''))}</strong> {t(`event-referee.ruling.${verdict}`)}{' '}
            <small>{plain(reason)}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

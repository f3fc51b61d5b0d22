/** Friends, those whose talk is hidden, and those one never plays with. */
import type { PersonCard } from '@taht/protocol';
import { useLocation } from 'preact-iso';
import { call } from '../../connection/call.ts';
import { AskButton } from '../../connection/parts/ask-button.tsx';
import { AskForm } from '../../connection/parts/form.tsx';
import css from '../../connection/parts/forms.module.css';
import { texts } from '../../i18n/texts.ts';
import { PersonLink } from '../person-link.tsx';
import { act, type Self } from '../self.ts';

const TIES = [
  ['follows', 'unfollow'],
  ['mutes', 'unmute'],
  ['blocks', 'unblock'],
] as const;

export function Ties({ me }: { readonly me: Self }) {
  const { t } = texts.value;
  const { route } = useLocation();
  return (
    <section class={css.part}>
      <h2>{t('me.ties')}</h2>
      {TIES.map(([tie, undo]) =>
        tie !== 'follows' && me[tie].length === 0 ? null : (
          <div key={tie}>
            <h3>{t(`me.${tie}`)}</h3>
            {me[tie].length === 0 ? <p>{t('me.no-friends')}</p> : null}
            <ul class={css.list}>
              {me[tie].map((id) => (
                <li key={id}>
                  <PersonLink id={id} />
                  <AskButton
                    text={t(`table.${undo}`)}
                    onAsk={() => act({ kind: undo, person: id })}
                  />
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
      <AskForm
        title={t('me.find-person')}
        fields={[{ name: 'name', label: t('table.account-name'), mostLength: 24 }]}
        submit={t('me.find')}
        onSend={async ({ name = '' }) => {
          const found = await call<PersonCard>(`/people/named/${encodeURIComponent(name.trim())}`);
          if (found.ok) route(`/people/${found.value.id}`);
          return found;
        }}
      />
    </section>
  );
}

/** The frame of the pages about people: their texts, and who one is. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { sayTrouble } from '../connection/form-trouble.ts';
import css from '../connection/parts/forms.module.css';
import type { Trouble } from '../connection/trouble.ts';
import { alsoSay, texts } from '../i18n/texts.ts';
import { Loading } from '../ui/loading.tsx';
import { Warning } from '../ui/warning.tsx';
import { type Own, own, readOwn } from './self.ts';

export interface PeoplePageProps {
  /** The parts of texts are there when it is asked for. */
  readonly title: () => string;
  /** Null for nobody. */
  readonly children: (own: Own | null) => ComponentChildren;
}

export function PeoplePage({ title, children }: PeoplePageProps) {
  const trouble = useSignal<Trouble | null>(null);
  const find = async (): Promise<void> => {
    trouble.value = null;
    const found = await readOwn();
    if (!found.ok) trouble.value = found.error;
  };
  useEffect(() => {
    void alsoSay('network');
    void alsoSay('people');
    void find();
  }, []);
  const { t, find: text } = texts.value;
  if (text('net.name') === undefined || text('me.title') === undefined) return <Loading />;
  return (
    <section class={`page ${css.page}`}>
      <h1>{title()}</h1>
      {own.value !== undefined ? (
        children(own.value)
      ) : trouble.value === null ? (
        <p>{t('shell.loading')}</p>
      ) : (
        <>
          <Warning>{sayTrouble(texts.value, trouble.value)}</Warning>
          <div>
            <button type="button" class="main" onClick={find}>
              {t('net.try-again')}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

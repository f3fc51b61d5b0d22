/** The name that one has here, and another in its place; for guests, who sat down before they were asked. */
import { useSignal } from '@preact/signals';
import { plain } from '@taht/phrasing';
import { connection } from '../connection/connection.ts';
import { findMe, me } from '../connection/me.ts';
import { NameField } from '../connection/parts/name-field.tsx';
import { TroubleNote } from '../connection/parts/name-form.tsx';
import css from '../connection/parts/parts.module.css';
import { type Trouble, troubleOf } from '../connection/trouble.ts';
import { texts } from '../i18n/texts.ts';
import { preferences } from '../preferences/preferences.ts';
import { announce } from '../ui/announcer.tsx';

/** At a table that is told of it, if one sits there. */
export function OwnName({ table }: { readonly table?: string }) {
  const { t } = texts.value;
  const isOpen = useSignal(false);
  const name = useSignal('');
  const trouble = useSignal<Trouble | null>(null);
  const own = me.value?.card;
  if (own?.standing !== 'guest') return null;
  const store = async (event: Event): Promise<void> => {
    event.preventDefault();
    trouble.value = await rename(own.id, name.value, table);
    if (trouble.value !== null) return;
    preferences.name.value = name.value.trim();
    isOpen.value = false;
    announce(t('table.done'));
  };
  if (!isOpen.value)
    return (
      <p class={css.buttons}>
        <span>{t('net.called', { name: plain(own.nickname) })}</span>
        <button
          type="button"
          onClick={() => {
            name.value = '';
            isOpen.value = true;
          }}
        >
          {t('net.change-name')}
        </button>
      </p>
    );
  return (
    <form onSubmit={store}>
      <div class={css.row}>
        <NameField
          class={css.grow}
          label={t('net.name')}
          name={name}
          autocomplete="nickname"
          isFocused
        />
        <button type="submit">{t('net.enter')}</button>
      </div>
      <TroubleNote trouble={trouble.value} />
    </form>
  );
}

async function rename(
  person: string,
  nickname: string,
  table: string | undefined,
): Promise<Trouble | null> {
  const renamed = await connection().send(person, { kind: 'rename', nickname });
  if (!renamed.ok) return troubleOf(renamed.error);
  if (table !== undefined) await connection().send(table, { kind: 'rename' });
  const found = await findMe();
  return found.ok ? null : found.error;
}

/** Who one is here: a face, the name, and another name in its place. */
import { useSignal } from '@preact/signals';
import { ok, type Result } from '@taht/base';
import { plain } from '@taht/phrasing';
import { sayTrouble } from '../connection/form-trouble.ts';
import { NameField } from '../connection/parts/name-field.tsx';
import type { Trouble } from '../connection/trouble.ts';
import { texts } from '../i18n/texts.ts';
import { act, change, own } from '../people/self.ts';
import { preferences } from '../preferences/preferences.ts';
import { announce } from '../ui/announcer.tsx';
import { PersonFace } from '../ui/person-face.tsx';
import { Warning } from '../ui/warning.tsx';
import css from './me.module.css';

export function OwnFace() {
  const { t } = texts.value;
  const isOpen = useSignal(false);
  const typed = useSignal('');
  const trouble = useSignal<Trouble | null>(null);
  const card = own.value?.me.card;
  const name = plain(card?.nickname ?? preferences.name.value);
  // Kept free until it is known.
  const standing =
    own.value === undefined
      ? '\u00A0'
      : t(card === undefined ? 'me.only-here' : `me.standing.${card.standing}`);
  const isPupil = card?.standing === 'pupil';
  const store = async (event: Event): Promise<void> => {
    event.preventDefault();
    const wanted = typed.value.trim();
    const done = await rename(wanted);
    trouble.value = done.ok ? null : done.error;
    if (!done.ok) return;
    preferences.name.value = wanted;
    isOpen.value = false;
    announce(t('table.done'));
  };
  return (
    <header class={css.own}>
      <PersonFace name={isOpen.value ? typed.value : name} size={72} />
      <div>
        <h1>{name === '' ? t('me.title') : name}</h1>
        <p>{standing}</p>
      </div>
      {isPupil ? null : isOpen.value ? (
        <form class={css.name} onSubmit={store}>
          <NameField
            label={t(card?.standing === 'account' ? 'me.account-name' : 'net.name')}
            name={typed}
            autocomplete="nickname"
            isFocused
          />
          <button type="submit" class="main">
            {t('me.save')}
          </button>
          <Warning>
            {trouble.value === null ? null : sayTrouble(texts.value, trouble.value)}
          </Warning>
        </form>
      ) : (
        <button
          type="button"
          onClick={() => {
            typed.value = name;
            trouble.value = null;
            isOpen.value = true;
          }}
        >
          {t(name === '' ? 'me.choose-name' : 'net.change-name')}
        </button>
      )}
    </header>
  );
}

/** Whoever is nobody at the server has a name on this device, and comes by it when it is wanted. */
async function rename(name: string): Promise<Result<unknown, Trouble>> {
  const standing = own.peek()?.me.card.standing;
  if (standing === undefined) return ok(null);
  return standing === 'account'
    ? change('/me/name', { name })
    : act({ kind: 'rename', nickname: name });
}

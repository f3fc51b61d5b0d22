/** A nickname, and one plays. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { texts } from '../../i18n/texts.ts';
import { preferences } from '../../preferences/preferences.ts';
import { PersonFace } from '../../ui/person-face.tsx';
import { useAttempt } from '../../ui/use-attempt.ts';
import { arrive } from '../me.ts';
import { type Trouble, troubleLine } from '../trouble.ts';
import { NameField } from './name-field.tsx';
import css from './parts.module.css';

export interface NameFormProps {
  /** Of the part of a page that wants a name; where there is none, it is the whole page. */
  readonly title?: string;
  /** What it is for, with the heading of the page. */
  readonly children?: ComponentChildren;
}

export function NameForm({ title, children }: NameFormProps) {
  const { t } = texts.value;
  const name = useSignal(preferences.name.peek());
  const { isBusy, trouble, attempt } = useAttempt<Trouble>();
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    await attempt(arrive(name.value));
  };
  const NameTitle = title !== undefined ? 'h3' : children === undefined ? 'h1' : 'h2';
  return (
    <form class={title === undefined ? `page ${css.name}` : css.name} onSubmit={submit}>
      {title === undefined ? children : <h2>{title}</h2>}
      <PersonFace name={name.value} size={72} />
      <NameTitle>{t('net.name-title')}</NameTitle>
      <p>{t('net.no-account')}</p>
      <NameField label={t('net.name')} name={name} autocomplete="nickname" />
      <button type="submit" class={`main ${css.big}`} disabled={isBusy.value}>
        {t('net.enter')}
      </button>
      <TroubleNote trouble={trouble.value} />
    </form>
  );
}

/** Why something was not done, at the place it concerns. */
export const TroubleNote = ({ trouble }: { readonly trouble: Trouble | null }) => (
  <p class={`warn ${css.trouble}`} role="alert">
    {trouble === null ? null : troubleLine(texts.value, trouble)}
  </p>
);

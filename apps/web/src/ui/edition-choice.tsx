/** The edition whose words a page is about: the one chosen last, until another is chosen here. */
import { editions } from '@taht/editions';
import { texts } from '../i18n/texts.ts';
import { preferences } from '../preferences/preferences.ts';
import { chosenEdition } from './chosen-edition.ts';
import css from './fields.module.css';

export function EditionChoice({ onChange }: { readonly onChange?: (edition: string) => void }) {
  const { t, find } = texts.value;
  return (
    <label class={css.field}>
      {t('shell.edition')}
      <select
        value={chosenEdition().id}
        onChange={({ currentTarget }) => {
          preferences.edition.value = currentTarget.value;
          onChange?.(currentTarget.value);
        }}
      >
        {editions.map(({ id }) => (
          <option key={id} value={id}>
            {find(`edition.${id}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

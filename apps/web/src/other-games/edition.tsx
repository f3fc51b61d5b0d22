/** The language of the words, as the last game had it. */
import { EditionField } from '../connection/parts/fields.tsx';
import { preferences } from '../preferences/preferences.ts';
import { chosenEdition } from '../ui/chosen-edition.ts';
import { into } from '../ui/set.ts';
import css from './other-games.module.css';

export const EditionChoice = () => (
  <div class={css.choice}>
    <EditionField value={chosenEdition().id} onChange={into(preferences.edition)} />
  </div>
);

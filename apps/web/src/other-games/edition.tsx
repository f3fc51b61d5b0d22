/** The language of the words, as the last game had it. */
import { type Edition, editionOf, editions } from '@taht/editions';
import { Choice } from '../connection/parts/fields.tsx';
import { texts } from '../i18n/texts.ts';
import { preferences } from '../preferences/preferences.ts';
import { into } from '../ui/set.ts';
import css from './other-games.module.css';

export const chosenEdition = (): Edition =>
  editionOf(preferences.edition.value) ??
  editionOf(texts.value.language) ??
  (editions[0] as Edition);

export const EditionChoice = () => (
  <div class={css.choice}>
    <Choice
      label={texts.value.t('home.edition')}
      value={chosenEdition().id}
      items={editions.map(({ id }) => [id, texts.value.find(`edition.${id}`) ?? id])}
      onChange={into(preferences.edition)}
    />
  </div>
);

/** The edition whose words a page is about: that of its address, else the one chosen last, else that of the language one reads. */
import { type Edition, editionOf, editions } from '@taht/editions';
import { texts } from '../i18n/texts.ts';
import { preferences } from '../preferences/preferences.ts';

export const chosenEdition = (addressed = ''): Edition =>
  editionOf(addressed) ??
  editionOf(preferences.edition.value) ??
  editionOf(texts.value.language) ??
  (editions[0] as Edition);

/** From one of the other games to its rules, and to all of them. */
import { texts } from '../i18n/texts.ts';
import type { OtherGame } from './games.ts';

export const RulesLink = ({ game }: { readonly game: OtherGame }) => (
  <a class="button" href={`/other/${game}`}>
    {texts.value.t('other.rules')}
  </a>
);

export const AllLink = () => (
  <a class="button" href="/other">
    {texts.value.t('other.all')}
  </a>
);

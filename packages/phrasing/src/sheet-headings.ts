/** What the columns of a tournament's tables for spreadsheets are called. */
import type { CrossHeading, StandingHeading } from '@taht/tournament';
import type { Texts } from './texts.ts';

export const standingHeading = ({ t, find }: Texts, heading: StandingHeading): string =>
  heading === 'letters'
    ? t('hall.letter')
    : (find(`tournament.rung.${heading}`) ?? find(`tournament.${heading}`) ?? heading);

export const schoolHeading = (
  { t }: Texts,
  heading: 'place' | 'school' | 'points' | 'number',
): string => t(`tournament.${heading}`);

export const crossHeading = ({ t }: Texts, heading: CrossHeading): string =>
  t(heading === 'total' ? 'tournament.rung.total' : `tournament.${heading}`);

/** The end of a tournament: what is still missing is said before, for it cannot be undone. */

import type { Texts } from '@taht/phrasing';
import type { TournamentView } from '@taht/tournament';
import { AskButton } from '../../connection/parts/ask-button.tsx';
import { texts } from '../../i18n/texts.ts';
import { sayTrouble, stageText } from '../tournament-texts.ts';
import { pathOf, type TournamentProps } from '../with-tournament.tsx';
import css from './console.module.css';
import { PRIZES } from './setup/prizes.tsx';

export interface CloseProps extends TournamentProps {
  readonly isMain?: true;
}

export const Close = ({ tournament, view, isMain }: CloseProps) => (
  <span class={isMain ? css.bigAsk : ''}>
    <AskButton
      text={texts.value.t('console.close')}
      {...(isMain ? { isMain } : {})}
      confirm={[...unplayedText(texts.value, view), texts.value.t('console.close-confirm')].join(
        ' ',
      )}
      say={sayTrouble}
      onAsk={() => tournament.ask({ kind: 'close' })}
    />
  </span>
);

function unplayedText(texts: Texts, view: TournamentView): readonly string[] {
  const begun = view.stages.length;
  const left = view.head.plan.slice(begun).map((_, i) => stageText(texts, view, begun + i + 1));
  return left.length === 0 ? [] : [texts.t('console.close-unplayed', { stages: texts.list(left) })];
}

/** Certificates are for those with a prize. */
export const NoPrizes = ({ tournament, view }: TournamentProps) =>
  view.prizes.length > 0 ? null : (
    <p class={css.about}>
      {texts.value.t('console.no-prizes')}{' '}
      <a href={`${pathOf(tournament, 'console')}/setup#${PRIZES}`}>
        {texts.value.t('console.to-prizes')}
      </a>
    </p>
  );

/** How one comes into a duplicate game; whoever runs it is told that they do not play yet, or that they cannot. */
import { useSignal } from '@preact/signals';
import { duplicate } from '@taht/modes';
import { AskForm } from '../connection/parts/form.tsx';
import { texts } from '../i18n/texts.ts';
import { set } from '../ui/set.ts';
import { sayTrouble } from './duplicate-texts.ts';
import type { GameProps } from './with-game.tsx';

export function Join({ game, view }: GameProps) {
  const { t } = texts.value;
  const wants = useSignal(!view.isReferee);
  if (view.isReferee && !duplicate.mayRefereePlay(view.duplicate, view.entrants ?? []))
    return <p>{t('duplicate.refusal.referee-cannot-play')}</p>;
  if (!wants.value)
    return (
      <>
        <p>{t('duplicate.not-in')}</p>
        <p>
          <button type="button" onClick={set(wants, true)}>
            {t('duplicate.play-too')}
          </button>
        </p>
      </>
    );
  return (
    <AskForm
      fields={[
        {
          name: 'hall',
          label: t('duplicate.hall'),
          hint: t('duplicate.hall-hint'),
          isOptional: true,
          mostLength: 40,
        },
      ]}
      submit={t('duplicate.join')}
      isMain
      say={sayTrouble}
      onSend={({ hall = '' }) => game.ask({ kind: 'join', hall: hall.trim() })}
    >
      <p>{t(view.phase.kind === 'entering' ? 'duplicate.join-about' : 'duplicate.join-late')}</p>
    </AskForm>
  );
}

/** A referee is called to one's own table, with a reason if one likes; the caller may take it back. */
import { CALL_REASONS } from '@taht/tournament';
import { AskButton } from '../../connection/parts/ask-button.tsx';
import { AskForm } from '../../connection/parts/form.tsx';
import { texts } from '../../i18n/texts.ts';
import { callerText } from '../called.tsx';
import { sayTrouble } from '../tournament-texts.ts';
import css from './me.module.css';
import type { OwnResultProps } from './own-result.tsx';

export function CallReferee({ tournament, view, where, table, player }: OwnResultProps) {
  const { t } = texts.value;
  const call = table.own?.call ?? null;
  if (view.head.phase !== 'open') return null;
  return (
    <section class={css.result}>
      <h2>{t('tournament-player.referee')}</h2>
      {call === null ? (
        <AskForm
          fields={[
            {
              name: 'about',
              label: t('tournament-player.call-why'),
              type: 'choice',
              isOptional: true,
              items: [
                ['', t('tournament-player.call-no-reason')],
                ...CALL_REASONS.map((each) => [each, t(`console.call-reason.${each}`)] as const),
              ],
            },
          ]}
          submit={t('tournament-player.call')}
          say={sayTrouble}
          onSend={({ about }) =>
            tournament.ask({
              kind: 'call-referee',
              where,
              about: CALL_REASONS.find((each) => each === about) ?? null,
            })
          }
        />
      ) : (
        <p role="status">
          {t('tournament-player.called', { player: callerText(texts.value, view, call) })}
        </p>
      )}
      {call?.player === player ? (
        <AskButton
          text={t('tournament-player.call-back')}
          say={sayTrouble}
          onAsk={() => tournament.ask({ kind: 'end-call', where })}
        />
      ) : null}
    </section>
  );
}

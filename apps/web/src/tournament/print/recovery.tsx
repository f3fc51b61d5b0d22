/** The recovery sheet: a code that opens the director console on any laptop, and how to go on when this one is gone. */
import { AskButton } from '../../connection/parts/ask-button.tsx';
import { Qr } from '../../connection/parts/qr.tsx';
import { useSharedOrigin } from '../../connection/shared-origin.ts';
import { texts } from '../../i18n/texts.ts';
import { recoveryLink } from '../console/recover.tsx';
import { sayTrouble } from '../tournament-texts.ts';
import { pathOf } from '../with-tournament.tsx';
import type { LivePrintProps } from './choice.ts';
import { Paper, SheetOf } from './paper.tsx';
import css from './recovery.module.css';

export function Recovery({ view, tournament }: LivePrintProps) {
  const { t } = texts.value;
  const origin = useSharedOrigin();
  const { head, recovery } = view;
  const make = (id: 'print.recovery.make' | 'print.recovery.anew') => (
    <p class={css.make}>
      <AskButton
        text={t(id)}
        say={sayTrouble}
        onAsk={() => tournament.ask({ kind: 'make-recovery' })}
      />
    </p>
  );
  if (recovery === '') return make('print.recovery.make');
  const address = new URL(pathOf({ id: head.code || head.event }, 'console'), origin).href;
  return (
    <>
      {make('print.recovery.anew')}
      <Paper class={css.sheet}>
        <header>
          <SheetOf view={view} />
          <h2>{t('print.recovery')}</h2>
          <p>{t('print.recovery.about')}</p>
        </header>
        <p class={css.code}>{recovery.replace(/(\d{4})(\d{4})/u, '$1\u00a0$2\u00a0')}</p>
        <section class={css.way}>
          <div>
            <h3>{t('print.recovery.other')}</h3>
            <p>{t('print.recovery.other-how')}</p>
            <p class={css.address}>{address}</p>
          </div>
          <div class={css.qr}>
            <Qr text={`${address}${recoveryLink(recovery)}`} label={t('print.recovery')} />
          </div>
        </section>
        <section>
          <h3>{t('print.recovery.gone')}</h3>
          <ol>
            <li>{t('print.recovery.gone-copy', { folder: 'copies' })}</li>
            <li>{t('print.recovery.gone-bring', { fold: t('console.bring') })}</li>
            <li>{t('print.recovery.gone-slips')}</li>
          </ol>
        </section>
      </Paper>
    </>
  );
}

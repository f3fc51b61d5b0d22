/** Reports and what is done about them; for everybody else the reports that they made. */

import { plain } from '@taht/phrasing';
import type { ModerationView } from '@taht/protocol';
import { useLocation } from 'preact-iso';
import { call } from '../connection/call.ts';
import { AskButton } from '../connection/parts/ask-button.tsx';
import { AskForm } from '../connection/parts/form.tsx';
import css from '../connection/parts/forms.module.css';
import { dayTimeText } from '../i18n/dates.ts';
import { texts } from '../i18n/texts.ts';
import { Shown, useAsked } from './asked.tsx';
import { ModerationLog } from './moderation-log.tsx';
import { OrderForm } from './order-form.tsx';
import { PeoplePage } from './page.tsx';
import { PersonLink } from './person-link.tsx';

type Seen = Extract<ModerationView, { kind: 'moderator' }>;
type Report = Extract<ModerationView, { kind: 'reporter' }>['reports'][number];

export const Moderation = () => (
  <PeoplePage title={() => texts.value.t('moderation.title')}>
    {(own) => (own === null ? <p>{texts.value.t('refusal.not-signed-in')}</p> : <Reports />)}
  </PeoplePage>
);

function Reports() {
  const { t } = texts.value;
  const { query } = useLocation();
  const asked = useAsked<ModerationView>('/moderation');
  return (
    <Shown asked={asked}>
      {(view) =>
        view.kind === 'moderator' ? (
          <>
            {query.person === undefined ? null : (
              <section class={css.part}>
                <h2>
                  {t('moderation.about')} <PersonLink id={query.person} />
                </h2>
                <OrderForm person={query.person} report={null} onDone={asked.again} />
              </section>
            )}
            <Queue queue={view.queue} again={asked.again} />
            <ModerationLog log={view.log} />
          </>
        ) : (
          <OwnReports reports={view.reports} />
        )
      }
    </Shown>
  );
}

interface QueueProps {
  readonly queue: Seen['queue'];
  readonly again: () => Promise<void>;
}

function Queue({ queue, again }: QueueProps) {
  const { t } = texts.value;
  return (
    <section class={css.part}>
      <h2>{t('moderation.queue')}</h2>
      <p>{t('moderation.waiting', { count: queue.length })}</p>
      {queue.map((report) => (
        <article key={report.number} class={css.part}>
          <h3>
            {report.number}. <PersonLink id={report.about} />
          </h3>
          <ReportText report={report} />
          <p>
            {t('moderation.by')} <PersonLink id={report.by} />
            {report.takenBy === null ? null : (
              <>
                {' · '}
                {t('moderation.taken-by')} <PersonLink id={report.takenBy} />
              </>
            )}
          </p>
          {report.takenBy === null ? (
            <AskButton
              text={t('moderation.take')}
              label={`${t('moderation.take')}: ${report.number}`}
              onAsk={async () => {
                const action = { kind: 'take', report: report.number };
                const done = await call('/moderation/do', { action });
                await again();
                return done;
              }}
            />
          ) : null}
          <details>
            <summary>{t('moderation.decide')}</summary>
            <OrderForm person={report.about} report={report.number} onDone={again} />
            <AskForm
              title={t('moderation.dismiss')}
              fields={[{ name: 'reason', label: t('moderation.reason'), mostLength: 500 }]}
              submit={t('moderation.dismiss')}
              onSend={async ({ reason }) => {
                const action = { kind: 'dismiss', report: report.number, reason };
                const done = await call('/moderation/do', { action });
                if (done.ok) await again();
                return done;
              }}
            />
          </details>
        </article>
      ))}
    </section>
  );
}

function ReportText({ report }: { readonly report: Report }) {
  const { t, language } = texts.value;
  return (
    <>
      <p>
        {t(`table.reason.${report.reason}`)} · {dayTimeText(report.at, language)}
        {report.where === null ? null : ` · ${report.where}`}
      </p>
      {report.text === '' ? null : <blockquote>{plain(report.text)}</blockquote>}
    </>
  );
}

function OwnReports({ reports }: { readonly reports: readonly Report[] }) {
  const { t } = texts.value;
  return (
    <section class={css.part}>
      <h2>{t('moderation.own')}</h2>
      <p>{t('moderation.own-about')}</p>
      <ul class={css.list}>
        {reports.map((report) => (
          <li key={report.number}>
            <PersonLink id={report.about} />
            <div>
              <ReportText report={report} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

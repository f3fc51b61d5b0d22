/** Words reported as missing, wrong or offensive: one reports, word judges rule, and everybody reads what was ruled. */
import { ok } from '@taht/base';
import { editions } from '@taht/editions';
import { plain } from '@taht/phrasing';
import { WORD_CLAIMS, WORD_REPORT_LIMITS, type WordReportsView } from '@taht/protocol';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { call } from '../connection/call.ts';
import { AskButton } from '../connection/parts/ask-button.tsx';
import { AskForm, type Entered } from '../connection/parts/form.tsx';
import css from '../connection/parts/forms.module.css';
import { dayTimeText } from '../i18n/dates.ts';
import { texts } from '../i18n/texts.ts';
import { useParts } from '../i18n/use-part.ts';
import { type Asked, useAsked } from '../people/asked.tsx';
import { own, readOwn } from '../people/self.ts';
import { chosenEdition } from '../ui/chosen-edition.ts';
import { Loading } from '../ui/loading.tsx';
import { type DeviceReport, deviceReports, dropReport, storeReport } from './device-reports.ts';
import { JudgeQueue } from './judge-queue.tsx';
import { SearchGate } from './search-gate.tsx';

export const WordReports = () => (
  <SearchGate title="word-reports.title">
    <ReportsPage />
  </SearchGate>
);

function ReportsPage() {
  const asked = useAsked<WordReportsView>('/words/reports');
  useEffect(() => {
    void readOwn();
  }, []);
  if (!useParts('people', 'rules', 'network')) return <Loading />;
  const { t } = texts.value;
  const view = asked.value.value;
  return (
    <section class={`page ${css.page}`}>
      <h1>{t('word-reports.title')}</h1>
      <p>{t('word-reports.about')}</p>
      <h2>{t('word-reports.report')}</h2>
      <ReportForm again={asked.again} />
      <OnDevice again={asked.again} />
      {view === null ? null : view.isJudge ? (
        <JudgeQueue view={view} again={asked.again} />
      ) : (
        <OwnReports reports={view.reports} />
      )}
      {view === null ? null : <Rulings rulings={view.rulings} />}
    </section>
  );
}

type Again = Asked<unknown>['again'];

/** What the server cannot take just now is stored here. */
function ReportForm({ again }: { readonly again: Again }) {
  const { t, find } = texts.value;
  const { query } = useLocation();
  const { word, lexicon, claim } = query;
  const lists = editions.flatMap(({ lexicons }) => lexicons);
  const first = chosenEdition().lexicons[0];
  return (
    <AskForm
      key={`${lexicon} ${word} ${claim}`}
      fields={[
        {
          name: 'word',
          label: t('word-reports.word'),
          mostLength: WORD_REPORT_LIMITS.wordLength,
          ...(word === undefined ? {} : { first: word }),
        },
        {
          name: 'claim',
          label: t('word-reports.what'),
          type: 'choice',
          items: WORD_CLAIMS.map((each) => [each, t(`word-reports.claim.${each}`)]),
          ...(claim === undefined ? {} : { first: claim }),
        },
        {
          name: 'lexicon',
          label: t('rule.words.lexicon'),
          type: 'choice',
          items: [...new Set([...lists, ...(lexicon === undefined ? [] : [lexicon])])].map(
            (id) => [id, find(`rule.words.lexicon.${id}`) ?? id] as const,
          ),
          first: lexicon ?? first ?? (lists[0] as string),
        },
        {
          name: 'text',
          label: t('word-reports.why'),
          hint: t('word-reports.why-about'),
          isOptional: true,
          mostLength: WORD_REPORT_LIMITS.textLength,
        },
      ]}
      submit={t('word-reports.send')}
      isMain
      done={t('table.done')}
      onSend={async (entered) => {
        const report = reportOf(entered);
        if (own.value == null) storeReport(report);
        else {
          const sent = await send(report);
          if (!sent.ok && sent.error.code !== 'network') return sent;
          if (sent.ok) await again();
          else storeReport(report);
        }
        return ok(undefined);
      }}
    />
  );
}

const reportOf = ({ word = '', lexicon = '', claim, text = '' }: Entered): DeviceReport => ({
  word: word.trim(),
  lexicon,
  claim: WORD_CLAIMS.find((each) => each === claim) ?? 'missing',
  text: text.trim(),
});

const send = (report: DeviceReport) =>
  call('/words/reports', { action: { kind: 'report', ...report } });

function OnDevice({ again }: { readonly again: Again }) {
  const { t } = texts.value;
  const reports = deviceReports.value;
  if (reports.length === 0) return null;
  return (
    <section class={css.part}>
      <h2>{t('word-reports.device')}</h2>
      <p>{t(own.value == null ? 'word-reports.device-about' : 'word-reports.device-send')}</p>
      <ul class={css.list}>
        {reports.map((report) => (
          <li key={`${report.lexicon} ${report.word} ${report.claim}`}>
            <ReportLine report={report} />
            <span class={css.row}>
              {own.value == null ? null : (
                <AskButton
                  text={t('word-reports.send')}
                  label={`${t('word-reports.send')}: ${report.word}`}
                  onAsk={async () => {
                    const sent = await send(report);
                    if (!sent.ok) return sent;
                    dropReport(report);
                    await again();
                    return sent;
                  }}
                />
              )}
              <button
                type="button"
                aria-label={`${t('word-reports.drop')}: ${report.word}`}
                onClick={() => dropReport(report)}
              >
                {t('word-reports.drop')}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnReports({ reports }: { readonly reports: WordReportsView['reports'] }) {
  const { t } = texts.value;
  if (reports.length === 0) return null;
  return (
    <section class={css.part}>
      <h2>{t('word-reports.own')}</h2>
      <ul class={css.list}>
        {reports.map((report) => (
          <li key={report.number}>
            <ReportLine report={report} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const ReportLine = ({ report }: { readonly report: DeviceReport }) => (
  <span>
    <strong>{plain(report.word)}</strong> · {texts.value.t(`word-reports.claim.${report.claim}`)} ·{' '}
    {report.lexicon}
    {report.text === '' ? null : `: ${plain(report.text)}`}
  </span>
);

function Rulings({ rulings }: { readonly rulings: WordReportsView['rulings'] }) {
  const { t, language } = texts.value;
  return (
    <section class={css.part}>
      <h2>{t('word-reports.rulings')}</h2>
      {rulings.length === 0 ? <p>{t('word-reports.no-rulings')}</p> : null}
      <ul class={css.list}>
        {rulings.map(({ number, at, lexicon, word, claim, ruling, signed, reason }) => (
          <li key={number}>
            <span>
              <strong>{plain(word)}</strong> · {lexicon} ·{' '}
              {t(ruling === 'refused' ? 'word-reports.refused' : `word-reports.granted.${claim}`)}
            </span>
            <span>
              {plain(reason)}{' '}
              <small class={css.soft}>
                {plain(signed)}, {dayTimeText(at, language)}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What word judges have before them: each report with its evidence, the ruling on it, and the patch of what was granted. */
import { plain } from '@taht/phrasing';
import { WORD_REPORT_LIMITS, type WordEvidence, type WordReportsView } from '@taht/protocol';
import { call } from '../connection/call.ts';
import { AskForm } from '../connection/parts/form.tsx';
import css from '../connection/parts/forms.module.css';
import { dayTimeText } from '../i18n/dates.ts';
import { texts } from '../i18n/texts.ts';
import { Shown, useAsked } from '../people/asked.tsx';
import { own } from '../people/self.ts';

export interface JudgeQueueProps {
  readonly view: WordReportsView;
  readonly again: () => Promise<void>;
}

export function JudgeQueue({ view: { reports, rulings }, again }: JudgeQueueProps) {
  const { t } = texts.value;
  const granted = rulings.filter(({ ruling }) => ruling === 'granted');
  const lists = [...new Set(granted.map(({ lexicon }) => lexicon))];
  return (
    <section class={css.part}>
      <h2>{t('word-reports.queue')}</h2>
      <p>{t('moderation.waiting', { count: reports.length })}</p>
      {reports.map((report) => (
        <Report key={report.number} report={report} again={again} />
      ))}
      {lists.map((id) => (
        <p key={id}>
          <a href={`/api/v1/words/patch/${id}`} download={`${id}.patch.json`}>
            {t('word-reports.patch', { id })}
          </a>
        </p>
      ))}
    </section>
  );
}

interface ReportProps {
  readonly report: WordReportsView['reports'][number];
  readonly again: () => Promise<void>;
}

function Report({ report, again }: ReportProps) {
  const { t, language } = texts.value;
  const { number, at, lexicon, word, claim, text, count } = report;
  const evidence = useAsked<WordEvidence>(`/words/evidence/${lexicon}/${encodeURIComponent(word)}`);
  return (
    <article class={css.part}>
      <h3>
        {plain(word)} · {lexicon}
      </h3>
      <p>
        {t(`word-reports.claim.${claim}`)} · {t('word-reports.count', { count })} ·{' '}
        {dayTimeText(at, language)}
      </p>
      {text === '' ? null : <blockquote>{plain(text)}</blockquote>}
      <Shown asked={evidence}>{(found) => <Evidence evidence={found} />}</Shown>
      <AskForm
        fields={[
          {
            name: 'ruling',
            label: t('moderation.decide'),
            type: 'choice',
            items: [
              ['granted', t(`word-reports.granted.${claim}`)],
              ['refused', t('word-reports.refused')],
            ],
          },
          {
            name: 'reason',
            label: t('word-reports.reason'),
            mostLength: WORD_REPORT_LIMITS.textLength,
          },
          {
            name: 'signed',
            label: t('word-reports.signed'),
            mostLength: 100,
            first: own.value?.me.card.nickname ?? '',
          },
        ]}
        submit={t('moderation.decide')}
        onSend={async ({ ruling, reason, signed }) => {
          const action = { kind: 'rule', report: number, ruling, reason, signed };
          const done = await call('/words/reports', { action });
          if (done.ok) await again();
          return done;
        }}
      />
    </article>
  );
}

function Evidence({ evidence: { lists, rank, near } }: { readonly evidence: WordEvidence }) {
  const { t } = texts.value;
  return (
    <ul class={css.list}>
      {lists.map(({ id, has, sources, ruled }) => (
        <li key={id}>
          <span>
            <strong>{id}</strong>: {t(has ? 'judge.in-list' : 'judge.not-in-list')}
            {ruled === null
              ? has
                ? ` (${sources.map(plain).join(', ')})`
                : null
              : ` (${plain(ruled.author)}, ${ruled.date}: ${plain(ruled.reason)})`}
          </span>
        </li>
      ))}
      {rank === null ? null : <li>{t('word-reports.rank', { rank })}</li>}
      {near.length === 0 ? null : (
        <li>
          {t('finder.near')}: {near.join(', ')}
        </li>
      )}
    </ul>
  );
}

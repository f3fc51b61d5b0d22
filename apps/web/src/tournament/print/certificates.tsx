/** Certificates, one on a sheet: for prizes, or for having taken part. */
import { plain } from '@taht/phrasing';
import { longDayText } from '../../i18n/dates.ts';
import { texts } from '../../i18n/texts.ts';
import css from './certificates.module.css';
import { type Recipient, recipientsOf, type Won } from './certify.ts';
import type { PrintProps } from './choice.ts';
import { Line, None, Paper } from './paper.tsx';

export function Certificates({ view, choice: { whom } }: PrintProps) {
  const recipients = recipientsOf(view, whom);
  if (recipients.length > 0)
    return recipients.map((recipient, i) => (
      <Certificate key={i} view={view} recipient={recipient} />
    ));
  return whom === 'all' ? <p>{texts.value.t('tournament.no-standings')}</p> : <None of="prizes" />;
}

interface CertificateProps extends Pick<PrintProps, 'view'> {
  readonly recipient: Recipient;
}

function Certificate({ view, recipient: { name, school, won } }: CertificateProps) {
  const { t, language } = texts.value;
  return (
    <Paper class={css.certificate}>
      <span class={`star-letter ${css.mark}`} />
      <p class={css.event}>{plain(view.head.name)}</p>
      <h2>{t(won.length === 0 ? 'print.certificate.part' : 'print.certificate.won')}</h2>
      <p class={css.name}>{plain(name)}</p>
      {school === '' ? null : <p class={css.school}>{plain(school)}</p>}
      {won.length === 0 ? null : (
        <ul>
          {won.map((each, i) => (
            <li key={i}>{wonText(each)}</li>
          ))}
        </ul>
      )}
      <footer>
        <p>
          <Line text={longDayText(view.now, language)} />
          <small>{t('print.date')}</small>
        </p>
        <p>
          <Line />
          <small>{t('print.director')}</small>
        </p>
      </footer>
    </Paper>
  );
}

const wonText = ({ prize, place }: Won): string =>
  [
    plain(prize),
    ...(place === null ? [] : [texts.value.t('print.certificate.place', { place })]),
  ].join(' · ');

/** What is set once: how others find the tournament, its rules in plain words, stages, officials, prizes. */
import parts from '../../../connection/parts/parts.module.css';
import { ShareLink } from '../../../connection/parts/share-link.tsx';
import { dayText } from '../../../i18n/dates.ts';
import { texts } from '../../../i18n/texts.ts';
import { Door } from '../../devices/door.tsx';
import { Phones } from '../../devices/phones.tsx';
import { gamesText, referenceText } from '../../tournament-texts.ts';
import { pathOf, type TournamentProps } from '../../with-tournament.tsx';
import css from '../console.module.css';
import { SaveCopy } from '../save-copy.tsx';
import { CopyNext } from './copy-next.tsx';
import { DetailsEditor } from './details.tsx';
import { HallRulesEditor } from './hall-rules.tsx';
import { Officials } from './officials.tsx';
import { Prizes } from './prizes.tsx';
import { rulesLines } from './rules-lines.ts';
import { Stages } from './stages.tsx';
import { WordList } from './word-list.tsx';

export function Setup(props: TournamentProps) {
  const { t, language } = texts.value;
  const { tournament, view } = props;
  const { head } = view;
  return (
    <section class={css.form}>
      <h2>{t('console.part.setup')}</h2>
      <p>
        {gamesText(texts.value, head)} {referenceText(texts.value, head)}
      </p>
      <p>{t('console.deleted-on', { day: dayText(head.deleteBy, language) })}</p>
      <div class={css.buttons}>
        <SaveCopy tournament={tournament} />
        <small>{t('console.save-copy-about')}</small>
      </div>
      <div class={css.buttons}>
        <a class="button" href={`${pathOf(tournament, 'print')}/recovery`}>
          {t('console.print-recovery')}
        </a>
        <small>{t('console.print-recovery-about')}</small>
      </div>
      <details>
        <summary>{t('console.share')}</summary>
        <p>{t('console.share-about')}</p>
        {head.code === '' ? null : (
          <p>
            {t('console.code')}: <strong class={parts.code}>{head.code}</strong>
          </p>
        )}
        <ShareLink label={t('console.link')} path={`/tournament/${head.code || tournament.id}`} />
      </details>
      <details>
        <summary>{t('console.rules-here')}</summary>
        <ul>
          {rulesLines(texts.value, head).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
      <DetailsEditor {...props} />
      {head.phase === 'over' ? null : <HallRulesEditor {...props} />}
      <WordList {...props} />
      {head.phase === 'over' ? null : <Stages {...props} />}
      <Prizes {...props} />
      <Officials {...props} />
      {head.phase === 'over' ? null : <Door {...props} />}
      {head.phase === 'over' ? null : <Phones {...props} />}
      <CopyNext view={view} />
    </section>
  );
}

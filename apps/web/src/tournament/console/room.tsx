/** The room: its clock, and what is announced to everybody. */
import { plain } from '@taht/phrasing';
import { AskButton } from '../../connection/parts/ask-button.tsx';
import { AskForm } from '../../connection/parts/form.tsx';
import { timeText } from '../../i18n/dates.ts';
import { texts } from '../../i18n/texts.ts';
import { RoomClock } from '../room-clock.tsx';
import { sayTrouble } from '../tournament-texts.ts';
import { pathOf, type TournamentProps } from '../with-tournament.tsx';
import css from './console.module.css';
import { HALL_RULES } from './setup/hall-rules.tsx';

export function Room(props: TournamentProps) {
  const { t, language } = texts.value;
  const { tournament, view } = props;
  const isOpen = view.head.phase === 'open';
  return (
    <section class={css.form}>
      <h2>{t('console.part.room')}</h2>
      {view.head.rules.clock.kind === 'room' && isOpen ? <ClockControls {...props} /> : null}
      {view.head.phase === 'over' ? null : (
        <p>
          <a class="button" href={`${pathOf(tournament, 'console')}/setup#${HALL_RULES}`}>
            {t('console.hall-rules', { count: view.hallRules.length })}
          </a>
        </p>
      )}
      <h3>{t('console.announcements')}</h3>
      {isOpen ? (
        <AskForm
          fields={[{ name: 'text', label: t('console.announce-text'), mostLength: 300 }]}
          submit={t('console.announce')}
          done={t('table.done')}
          say={sayTrouble}
          onSend={({ text = '' }) => tournament.ask({ kind: 'announce', text })}
        >
          <p>{t('console.announce-about')}</p>
        </AskForm>
      ) : null}
      <ul class={css.lines}>
        {view.announcements.toReversed().map(({ text, at, command }) => (
          <li key={command}>
            <time>{timeText(at, language)}</time> {plain(text)}
          </li>
        ))}
      </ul>
    </section>
  );
}

const MORE_MINUTES = [1, 5, 10] as const;

function ClockControls(props: TournamentProps) {
  const { t } = texts.value;
  const { tournament, view } = props;
  const { clock, head } = view;
  const isGoing = clock.kind === 'running' || clock.kind === 'stopped';
  return (
    <>
      <h3>{t('console.clock')}</h3>
      <p class={css.clock}>
        <RoomClock {...props} />
      </p>
      {isGoing ? (
        <div class={css.buttons}>
          {clock.kind === 'running' ? (
            <AskButton
              text={t('console.clock.stop')}
              isMain
              say={sayTrouble}
              onAsk={() => tournament.ask({ kind: 'stop-clock' })}
            />
          ) : (
            <AskButton
              text={t('console.clock.resume')}
              isMain
              say={sayTrouble}
              onAsk={() => tournament.ask({ kind: 'resume-clock' })}
            />
          )}
          {MORE_MINUTES.map((minutes) => (
            <AskButton
              key={minutes}
              text={t('console.clock.extend', { count: minutes })}
              say={sayTrouble}
              onAsk={() => tournament.ask({ kind: 'extend', seconds: minutes * 60 })}
            />
          ))}
        </div>
      ) : (
        <AskForm
          fields={[
            {
              name: 'minutes',
              label: t('console.minutes'),
              type: 'number',
              min: 1,
              max: 24 * 60,
              first: String(Math.round(head.rules.clock.seconds / 60)),
            },
          ]}
          submit={t('console.clock.start')}
          isMain
          say={sayTrouble}
          onSend={({ minutes }) =>
            tournament.ask({ kind: 'start-clock', seconds: Number(minutes) * 60 })
          }
        />
      )}
    </>
  );
}

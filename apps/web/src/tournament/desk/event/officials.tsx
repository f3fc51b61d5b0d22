/** Who runs the event. */
import type { Official } from '@taht/tournament';
import { plain } from '@taht/wording';
import { texts } from '../../../i18n/texts.ts';
import { AskButton } from '../../../people/ask-button.tsx';
import { sayTrouble } from '../../say.ts';
import type { EventProps } from '../../with-event.tsx';
import css from '../desk.module.css';

export function Officials({ event, view }: EventProps) {
  const { t, list } = texts.value;
  const tablesText = ({ tables }: Official): string =>
    tables === null ? t('desk.all-tables') : list(tables.map(String));
  return (
    <details>
      <summary>{t('desk.officials', { count: view.officials.length })}</summary>
      <ul class={css.lines}>
        {view.officials.map((official) => (
          <li key={official.id}>
            <span>
              {plain(official.name)} · {t(`desk.role.${official.role}`)}
              {official.role === 'referee' ? ` · ${tablesText(official)}` : null}
            </span>
            {view.officials.length < 2 || view.head.phase === 'over' ? null : (
              <AskButton
                text={t('desk.remove')}
                label={`${t('desk.remove')}: ${plain(official.name)}`}
                say={sayTrouble}
                onAsk={() =>
                  event.ask({
                    kind: 'set-officials',
                    officials: view.officials.filter(({ id }) => id !== official.id),
                  })
                }
              />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

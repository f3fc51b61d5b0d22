/** Who runs the tournament. */

import { plain } from '@taht/phrasing';
import type { Official } from '@taht/tournament';
import { AskButton } from '../../../connection/parts/ask-button.tsx';
import { texts } from '../../../i18n/texts.ts';
import { RefereeFrom, withFrom } from '../../devices/referee-from.tsx';
import { sayTrouble } from '../../tournament-texts.ts';
import type { TournamentProps } from '../../with-tournament.tsx';
import css from '../console.module.css';

export function Officials({ tournament, view }: TournamentProps) {
  const { t, list } = texts.value;
  const tablesText = ({ tables }: Official): string =>
    tables === null ? t('console.all-tables') : list(tables.map(String));
  const mayChange = view.head.phase !== 'over';
  const set = (officials: readonly Official[]) =>
    tournament.ask({ kind: 'set-officials', officials, was: view.officials });
  return (
    <details>
      <summary>{t('console.officials', { count: view.officials.length })}</summary>
      <ul class={css.lines}>
        {view.officials.map((official, i) => (
          <li key={official.id}>
            <span>
              {plain(official.name)} · {t(`console.role.${official.role}`)}
              {official.from === undefined ? null : ` · ${t(`console.from.${official.from}`)}`}
              {official.role === 'referee' ? ` · ${tablesText(official)}` : null}
            </span>
            {official.role === 'referee' && mayChange ? (
              <RefereeFrom
                from={official.from}
                onChange={(from) => void set(view.officials.with(i, withFrom(official, from)))}
              />
            ) : null}
            {view.officials.length < 2 || !mayChange ? null : (
              <AskButton
                text={t('console.remove')}
                label={`${t('console.remove')}: ${plain(official.name)}`}
                say={sayTrouble}
                onAsk={() => set(view.officials.filter(({ id }) => id !== official.id))}
              />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

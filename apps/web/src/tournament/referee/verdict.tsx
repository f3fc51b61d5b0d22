/** A challenge that was judged: the verdict, and in plain words what follows from it. */

import { plain } from '@taht/phrasing';
import type { Recent, TableView, Where } from '@taht/tournament';
import { AskButton } from '../../connection/parts/ask-button.tsx';
import { texts } from '../../i18n/texts.ts';
import { WORD_LIST } from '../console/setup/word-list.tsx';
import { playerText, referenceText, sayTrouble } from '../tournament-texts.ts';
import { pathOf, type TournamentProps } from '../with-tournament.tsx';
import css from './referee.module.css';

export interface VerdictProps extends TournamentProps {
  readonly where: Where;
  readonly challenge: NonNullable<TableView['own']>['challenges'][number];
  /** Whether it is the last one of its table, which can be judged again. */
  readonly isLast: boolean;
}

export function Verdict(props: VerdictProps) {
  const { view, challenge } = props;
  const { t, list } = texts.value;
  const { words, player, challengers, verdict, consequences } = challenge;
  return (
    <div class={css.verdict} data-verdict={verdict}>
      <span class={css.judged}>
        <span aria-hidden="true">{verdict === 'valid' ? '✓' : '✗'}</span>{' '}
        {t(`tournament-referee.verdict.${verdict}`)}
      </span>
      <ul>
        {consequences.length === 0 ? <li>{t('tournament-referee.no-effect')}</li> : null}
        {consequences.map(({ player: each, effect, points }) => (
          <li key={`${each} ${effect}`}>
            {t(`tournament-referee.effect.${effect}`, {
              player: playerText(view, each),
              points: Math.abs(points),
            })}
          </li>
        ))}
      </ul>
      <small>
        {t('tournament-referee.challenge-of', {
          words: list(words.map((word) => plain(word.join('')))),
          player: playerText(view, player),
          challengers: list(challengers.map((each) => playerText(view, each))),
        })}
      </small>
      <ByWhichList {...props} />
      <Again {...props} />
    </div>
  );
}

/** The list that has judged, and the dictionary that the rules name; a director can bring it from here. */
function ByWhichList({ tournament, view }: VerdictProps) {
  const named = referenceText(texts.value, view.head);
  if (named === undefined) return null;
  return (
    <small data-list>
      {named}{' '}
      {view.viewer.kind === 'director' ? (
        <a href={`${pathOf(tournament, 'console')}/setup#${WORD_LIST}`}>
          {texts.value.t('console.own-list')}
        </a>
      ) : null}
    </small>
  );
}

/** Where a word has been ruled on since: what was noted is undone, and the play judged anew. */
function Again({ tournament, view, where, challenge, isLast }: VerdictProps) {
  const { words, player, challengers } = challenge;
  const isRuled = words.some((word) =>
    view.rulings.some((ruling) => ruling.word.join(' ') === word.join(' ')),
  );
  const noted = view.recent.find(
    ({ kind, place }) => kind === 'challenged' && isSamePlace(place, where),
  );
  if (!isLast || !isRuled || noted === undefined) return null;
  return (
    <AskButton
      text={texts.value.t('tournament-referee.judge-again')}
      say={sayTrouble}
      onAsk={async () => {
        const undone = await tournament.ask({ kind: 'undo', command: noted.command });
        return undone.ok
          ? tournament.ask({ kind: 'challenge', where, player, words, challengers, verdict: null })
          : undone;
      }}
    />
  );
}

const isSamePlace = (place: Recent['place'], { stage, round, table }: Where): boolean =>
  place?.stage === stage && place.round === round && place.table === table;

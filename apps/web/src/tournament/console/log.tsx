/** What was done, the last first, and how it is undone; where it cannot be, what stands on it is named. */
import { plain, type Texts } from '@taht/phrasing';
import type { PlayerNumber, Recent, TournamentView } from '@taht/tournament';
import type { Trouble } from '../../connection/trouble.ts';
import { timeText } from '../../i18n/dates.ts';
import { texts } from '../../i18n/texts.ts';
import { announce } from '../../ui/announcer.tsx';
import { useAttempt } from '../../ui/use-attempt.ts';
import { namesText, playerText, roundText, sayTrouble, stageText } from '../tournament-texts.ts';
import type { TournamentProps } from '../with-tournament.tsx';
import css from './console.module.css';

/** `Result entered: Final, table 3`. */
function recentText(texts: Texts, view: TournamentView, recent: Recent): string {
  const { t, find } = texts;
  const { kind, place, players, status } = recent;
  const about = [
    ...(place === null ? [] : [placeText(texts, view, place)]),
    ...(status === null ? [] : [find(`console.status.${status}`) ?? '–']),
    ...(players.length === 0 ? [] : [whoText(texts, view, players)]),
  ];
  const what = find(`console.log.${kind}`) ?? t('console.log.other');
  return about.length === 0 ? what : `${what}: ${about.join(' · ')}`;
}

const MOST_NAMES = 3;

const whoText = (texts: Texts, view: TournamentView, players: readonly PlayerNumber[]): string =>
  players.length > MOST_NAMES
    ? texts.t('count.players', { count: players.length })
    : namesText(texts, view, players);

function placeText(
  texts: Texts,
  view: TournamentView,
  { stage, round, table }: NonNullable<Recent['place']>,
): string {
  if (round === undefined) return stageText(texts, view, stage);
  const where = roundText(texts, view, { stage, round });
  return table === undefined ? where : `${where}, ${texts.t('tournament.table', { table })}`;
}

export function Log(props: TournamentProps) {
  const { t, language } = texts.value;
  const { view } = props;
  const nameOf = ({ by }: Recent): string => {
    if (by.kind === 'player') return playerText(view, by.player);
    const official = view.officials.find((each) => 'id' in by && each.id === by.id);
    return plain(official?.name ?? '');
  };
  return (
    <section class={css.form}>
      <h2>{t('console.part.log')}</h2>
      <p>{t('console.log-about')}</p>
      <ul class={css.lines}>
        {view.recent.map((recent) => (
          <li key={recent.command}>
            <span>
              <time>{timeText(recent.at, language)}</time> {recentText(texts.value, view, recent)}{' '}
              <small>{nameOf(recent)}</small>
            </span>
            <Undo {...props} recent={recent} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The last thing done, to be undone at once. */
export function LastDone(props: TournamentProps) {
  const { view } = props;
  const [recent] = view.recent;
  if (recent === undefined) return null;
  return (
    <p class={css.last}>
      <span>{recentText(texts.value, view, recent)}</span>
      <Undo key={recent.command} {...props} recent={recent} />
    </p>
  );
}

interface UndoProps extends TournamentProps {
  readonly recent: Recent;
}

function Undo({ tournament, view, recent }: UndoProps) {
  const { t } = texts.value;
  const { isBusy, trouble, attempt } = useAttempt<Trouble>();
  const undo = async (): Promise<void> => {
    const sent = await attempt(tournament.ask({ kind: 'undo', command: recent.command }));
    if (sent.ok) announce(t('console.undone'));
  };
  return (
    <span class={css.undo}>
      <button
        type="button"
        disabled={isBusy.value}
        aria-label={`${t('console.undo')}: ${recentText(texts.value, view, recent)}`}
        onClick={undo}
      >
        {t('console.undo')}
      </button>
      <span class="warn" role="alert">
        {trouble.value === null ? null : whyNot(view, trouble.value)}
      </span>
    </span>
  );
}

/** With the names of what has to be undone first. */
function whyNot(view: TournamentView, trouble: Trouble): string {
  const said = sayTrouble(texts.value, trouble);
  if (trouble.code !== 'refused' || trouble.refusal.code !== 'later-entries') return said;
  const commands = trouble.refusal.commands as readonly string[];
  const later = view.recent.filter(({ command }) => commands.includes(command));
  const names = new Set(later.map((each) => recentText(texts.value, view, each)));
  return `${said} ${[...names].slice(0, MOST_NAMES).join('; ')}`;
}

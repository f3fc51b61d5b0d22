/** How a round went and how one stands: the own word beside the best one, and the whole sheet of one player. */
import type { duplicate } from '@taht/modes';
import { explainLaid, laidText, plain } from '@taht/phrasing';
import { numberText } from '../i18n/customs.ts';
import { texts } from '../i18n/texts.ts';
import { namingOf } from '../play/static/static-board.tsx';
import { Scrolled } from '../ui/scrolled.tsx';
import { Warning } from '../ui/warning.tsx';
import css from './duplicate.module.css';
import { playLine, sayTrouble } from './duplicate-texts.ts';
import type { View } from './game.ts';
import { boardBefore, sceneOf } from './scene.ts';
import type { GameProps } from './with-game.tsx';

export const percentText = (percent: number): string =>
  numberText(percent / 100, texts.value.language, { style: 'percent', maximumFractionDigits: 1 });

/** `Place 3 of 60 · 412 points · 87.5 %`. */
export function OwnStanding({ view }: { readonly view: View }) {
  const { t } = texts.value;
  const { own, players } = view;
  if (own === null) return null;
  const { rank, total, percent, player } = own;
  return (
    <p class={css.standing}>
      <span>{t('duplicate.your-number', { number: player })}</span>
      {view.rounds.length === 0 ? null : (
        <>
          {players > 1 ? <strong>{t('duplicate.place', { rank, players })}</strong> : null}
          <span>{t('count.points', { count: total })}</span>
          <span>{t('duplicate.of-top', { percent: percentText(percent) })}</span>
        </>
      )}
    </p>
  );
}

/** Why a round that everybody has seen is gone; to be seen until another one has been judged. */
export const Undone = ({ view: { undone } }: { readonly view: View }) =>
  undone === null ? null : (
    <p class={css.standing}>{texts.value.t('duplicate.news.undone', { reason: plain(undone) })}</p>
  );

/** The round that was judged last. */
export function LastRound({ game, view }: GameProps) {
  const { t } = texts.value;
  const last = view.rounds.at(-1);
  if (last === undefined) return null;
  const own = view.own?.rounds.at(-1);
  const naming = namingOf(sceneOf(view));
  const board = boardBefore(view, last.call);
  const tiles = game.answers.value[last.call]?.tiles;
  const untaken = game.untaken.value;
  return (
    <section class={css.last}>
      <h2>{t('duplicate.round-over', { round: last.round })}</h2>
      {untaken?.call === last.call ? (
        <Warning>{sayTrouble(texts.value, untaken.trouble)}</Warning>
      ) : null}
      <dl class={css.facts}>
        <div>
          <dt>{t(last.from === 'slip' ? 'duplicate.best-slip' : 'duplicate.best')}</dt>
          <dd>
            {last.best === null
              ? t('duplicate.no-best')
              : playLine(last.best, board, naming, texts.value)}
          </dd>
        </div>
        {last.top !== null && hasTop(last) ? (
          <div>
            <dt>{t('duplicate.top')}</dt>
            <dd>{playLine(last.top, board, naming, texts.value)}</dd>
          </div>
        ) : null}
        {own === undefined ? null : (
          <>
            <div>
              <dt>{t('duplicate.your-word')}</dt>
              <dd>
                {tiles === undefined ? t('duplicate.nothing') : laidText(tiles, board, naming)}
              </dd>
            </div>
            <div>
              <dt>{t('duplicate.your-points')}</dt>
              <dd>
                {t('count.points', { count: own.points + own.solo })}
                {` · ${percentText(own.percent)}`}
              </dd>
            </div>
          </>
        )}
      </dl>
      <Finds round={last} />
      {own === undefined ? null : <VerdictLine round={own} />}
      {explainLaid(texts.value, last, view.duplicate).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

/** How many found the top and what came close. */
function Finds({ round }: { readonly round: duplicate.RoundView }) {
  const { t } = texts.value;
  const { finds } = round;
  if (finds.length === 0) return null;
  return (
    <p class={css.finds}>
      {finds.map(({ points, count }) => (
        <span key={points} data-top={points === round.top?.score ? '' : undefined}>
          <strong>{points}</strong> {t('duplicate.found-by', { count })}
        </span>
      ))}
    </p>
  );
}

/** Whether there was more than what was laid. */
export const hasTop = ({ best, top }: Pick<duplicate.RoundView, 'best' | 'top'>): boolean =>
  (top?.score ?? 0) > (best?.score ?? 0);

/** Said only where there is something to say: a good word speaks for itself. */
function VerdictLine({ round: { verdict, solo } }: { readonly round: duplicate.OwnRound }) {
  const { t } = texts.value;
  return (
    <>
      {verdict === null || verdict === 'good' ? null : (
        <p class={verdict === 'corrected' ? '' : 'warn'}>{t(`duplicate.verdict.${verdict}`)}</p>
      )}
      {solo > 0 ? <p>{t('duplicate.solo', { points: solo })}</p> : null}
    </>
  );
}

/** Every round of one player. */
export function OwnSheet({ game, view }: GameProps) {
  const { t } = texts.value;
  const { own } = view;
  if (own === null || own.rounds.length === 0) return null;
  const naming = namingOf(sceneOf(view));
  const laid = view.rounds.reduce((sum, { best }) => sum + (best?.score ?? 0), 0);
  const wordOf = (call: number): string => {
    const tiles = game.answers.value[call]?.tiles;
    return tiles === undefined ? '–' : laidText(tiles, boardBefore(view, call), naming);
  };
  return (
    <section>
      <h2>{t('duplicate.your-sheet')}</h2>
      <Scrolled label={t('duplicate.your-sheet')}>
        <table class={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('duplicate.column.round')}</th>
              <th scope="col">{t('duplicate.your-word')}</th>
              <th scope="col">{t('duplicate.column.points')}</th>
              <th scope="col">
                {t(view.rounds.some(hasTop) ? 'duplicate.laid' : 'duplicate.best')}
              </th>
              <th scope="col">{t('duplicate.column.percent')}</th>
            </tr>
          </thead>
          <tbody>
            {own.rounds.map(({ call, points, solo, percent }, i) => {
              const round = view.rounds[i];
              return (
                <tr key={call}>
                  <th scope="row">{round?.round}</th>
                  <td class={css.text}>{wordOf(call)}</td>
                  <td>{points + solo}</td>
                  <td class={css.text}>
                    {round?.best
                      ? `${laidText(round.best.tiles, boardBefore(view, call), naming)} ${round.best.score}`
                      : '–'}
                  </td>
                  <td>{percentText(percent)}</td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('duplicate.column.total')}
              </th>
              <td>{own.total}</td>
              <td>{laid}</td>
              <td>{percentText(own.percent)}</td>
            </tr>
          </tfoot>
        </table>
      </Scrolled>
      {own.penalty === 0 ? null : <p>{t('duplicate.penalty', { points: own.penalty })}</p>}
      {own.warnings === 0 ? null : <p>{t('duplicate.warned', { count: own.warnings })}</p>}
    </section>
  );
}

/** Those who lead. */
export function TopList({ view }: { readonly view: View }) {
  const { t } = texts.value;
  if (view.rounds.length === 0) return null;
  const hasHalls = view.leaders.some(({ hall }) => hall !== '');
  return (
    <section>
      <h2>{t('duplicate.top-list')}</h2>
      <table class={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('duplicate.column.rank')}</th>
            <th scope="col">{t('duplicate.column.name')}</th>
            {hasHalls ? <th scope="col">{t('duplicate.column.hall')}</th> : null}
            <th scope="col">{t('duplicate.column.total')}</th>
            <th scope="col">{t('duplicate.column.percent')}</th>
          </tr>
        </thead>
        <tbody>
          {view.leaders.map(({ player, rank, name, hall, total, percent }) => (
            <tr key={player} aria-current={player === view.own?.player ? 'true' : undefined}>
              <td>{rank}</td>
              <th scope="row" class={css.text}>
                {plain(name)}
              </th>
              {hasHalls ? <td class={css.text}>{plain(hall)}</td> : null}
              <td>{total}</td>
              <td>{percentText(percent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The report on a game: a card for each player, plots with their table, and what was missed. */
import type { Game } from '@taht/rules';
import type { Candidate, TurnReview } from '@taht/search';
import { moveText } from '@taht/wording';
import { numberText } from '../i18n/customs.ts';
import { texts } from '../i18n/texts.ts';
import { namingOf } from '../play/static/static-board.tsx';
import { Plot } from './plot.tsx';
import { positionLink } from './position-link.ts';
import type { Replayed } from './replayed.ts';
import css from './report.module.css';
import { type Miss, missesOf, totalsOf, winChancesOf } from './report.ts';

export interface ReportProps {
  readonly replayed: Replayed;
  readonly reviews: readonly TurnReview[];
}

const MISSES = 5;

export function ReviewReport({ replayed, reviews }: ReportProps) {
  const { t, language } = texts.value;
  const last = replayed.frames.at(-1) as Game;
  const naming = namingOf(last);
  const players = last.seats.length;
  const order = last.order.length > 0 ? last.order : last.seats.map((_, seat) => seat);
  const nameOf = (player: number): string => naming.player(order[player] ?? player);
  const number = (value: number): string =>
    numberText(value, language, { maximumFractionDigits: 1 });
  const percent = (value: number): string =>
    numberText(value, language, { style: 'percent', maximumFractionDigits: 0 });
  const chances = winChancesOf(reviews, players);
  const before = (review: TurnReview) => replayed.past[review.turn - 1];
  const told = (move: Candidate, review: TurnReview): string =>
    moveText(move, before(review)?.board ?? [], naming, texts.value);
  const misses = missesOf(reviews, last.rules.rack, MISSES);

  const missLine = ({ review, kind, points }: Miss): string =>
    t(`look.miss.${kind}`, {
      player: nameOf(review.player),
      played: told(review.played.move, review),
      best: told(review.best[0]?.move ?? { kind: 'pass' }, review),
      points,
      lost: number(review.lost),
    });

  return (
    <>
      <h2>{t('look.summary')}</h2>
      <ul class={css.cards}>
        {totalsOf(reviews, players).map(({ player, turns, lost, chanceLost, luck, perfect }) => (
          <li key={player}>
            <h3>{nameOf(player)}</h3>
            <dl>
              <div>
                <dt>{t('look.total')}</dt>
                <dd>{last.seats[order[player] ?? player]?.score}</dd>
              </div>
              <div>
                <dt>{t('look.best-found')}</dt>
                <dd>{t('look.of', { part: perfect, all: turns })}</dd>
              </div>
              <div>
                <dt>{t('look.given-away')}</dt>
                <dd>{number(lost)}</dd>
              </div>
              <div>
                <dt>{t('look.chance-given-away')}</dt>
                <dd>{percent(chanceLost)}</dd>
              </div>
              <div>
                <dt>{t('look.luck')}</dt>
                <dd>
                  {luck > 0 ? '+' : ''}
                  {number(luck)}
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <p>{t('look.luck-about')}</p>
      <h2>{t('look.course')}</h2>
      <Plot
        title={t('look.scores')}
        range={[0, 50]}
        format={number}
        lines={order.map((seat) => ({
          name: naming.player(seat),
          values: replayed.frames.map(({ seats }) => seats[seat]?.score ?? 0),
        }))}
      />
      <Plot
        title={t('look.chances')}
        range={[0, 1]}
        format={percent}
        lines={order.map((seat, player) => ({
          name: naming.player(seat),
          values: chances.map((at) => at.chances[player] ?? 0),
        }))}
      />
      <h2>{t('look.missed')}</h2>
      {misses.length === 0 ? <p>{t('look.nothing-missed')}</p> : null}
      <ol class={css.misses}>
        {misses.map((miss) => {
          const past = before(miss.review);
          return (
            <li key={miss.review.turn} value={miss.review.turn}>
              <p>
                {missLine(miss)}{' '}
                {t(`look.matter.${weightOf(miss.review.chanceLost)}`, {
                  chance: percent(miss.review.chanceLost),
                })}
              </p>
              {past === null || past === undefined ? null : (
                <a class="button" href={positionLink(replayed.edition, past, last)}>
                  {t('look.best-here')}
                </a>
              )}
            </li>
          );
        })}
      </ol>
      <details>
        <summary>{t('look.all-turns')}</summary>
        <div class={css.scroll}>
          <table class={css.table}>
            <thead>
              <tr>
                <th scope="col">{t('look.turn')}</th>
                <th scope="col">{t('look.player')}</th>
                <th scope="col">{t('look.move')}</th>
                <th scope="col">{t('look.points')}</th>
                <th scope="col">{t('look.best-move')}</th>
                <th scope="col">{t('look.given-away')}</th>
                <th scope="col">{t('look.chance')}</th>
                <th scope="col">{t('look.luck')}</th>
              </tr>
            </thead>
            <tbody>
              {reviews.map((review) => (
                <tr key={review.turn}>
                  <td>{review.turn}</td>
                  <th scope="row">{nameOf(review.player)}</th>
                  <td>{told(review.played.move, review)}</td>
                  <td>{review.played.score}</td>
                  <td>
                    {review.lost > 0 && review.best[0] !== undefined
                      ? told(review.best[0].move, review)
                      : '='}
                  </td>
                  <td>{number(review.lost)}</td>
                  <td>{percent(review.played.winChance)}</td>
                  <td>{number(review.luck)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}

const weightOf = (chanceLost: number): 'little' | 'some' | 'much' =>
  chanceLost < 0.03 ? 'little' : chanceLost < 0.12 ? 'some' : 'much';

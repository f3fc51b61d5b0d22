/** The report on a game: a card for each player, plots with their table, what was missed, and every turn. */
import type { Game } from '@taht/rules';
import type { TurnReview } from '@taht/search';
import { type Texts, texts } from '../i18n/texts.ts';
import { Plot } from './plot.tsx';
import { positionLink } from './position-link.ts';
import type { Replayed } from './replayed.ts';
import css from './report.module.css';
import { type Miss, missesOf, type Totals, totalsOf, winChancesOf } from './report.ts';
import { type ReportWords, wordsFor } from './report-words.ts';
import { TurnTable } from './turn-table.tsx';

export interface ReportProps {
  readonly replayed: Replayed;
  readonly reviews: readonly TurnReview[];
}

const MISSES = 5;

export function ReviewReport({ replayed, reviews }: ReportProps) {
  const { t } = texts.value;
  const last = replayed.frames.at(-1) as Game;
  const order = last.order.length > 0 ? last.order : last.seats.map((_, seat) => seat);
  const words = wordsFor(replayed, last, order, texts.value);
  const chances = winChancesOf(reviews, last.seats.length);
  return (
    <>
      <h2>{t('review.summary')}</h2>
      <ul class={css.cards}>
        {totalsOf(reviews, last.seats.length).map((totals) => (
          <li key={totals.player}>
            <PlayerCard
              totals={totals}
              score={last.seats[order[totals.player] ?? totals.player]?.score ?? 0}
              words={words}
            />
          </li>
        ))}
      </ul>
      <p>{t('review.luck-about')}</p>
      <h2>{t('review.course')}</h2>
      <Plot
        title={t('review.scores')}
        range={[0, 50]}
        format={words.number}
        lines={order.map((seat, player) => ({
          name: words.player(player),
          values: replayed.frames.map(({ seats }) => seats[seat]?.score ?? 0),
        }))}
      />
      <Plot
        title={t('review.chances')}
        range={[0, 1]}
        format={words.percent}
        lines={order.map((_, player) => ({
          name: words.player(player),
          values: chances.map((at) => at.chances[player] ?? 0),
        }))}
      />
      <Misses replayed={replayed} last={last} reviews={reviews} words={words} />
      <details>
        <summary>{t('review.all-turns')}</summary>
        <TurnTable reviews={reviews} words={words} />
      </details>
    </>
  );
}

interface PlayerCardProps {
  readonly totals: Totals;
  readonly score: number;
  readonly words: ReportWords;
}

function PlayerCard({ totals, score, words }: PlayerCardProps) {
  const { t } = texts.value;
  const { player, turns, lost, chanceLost, luck, perfect } = totals;
  const facts = [
    [t('review.total'), score],
    [t('review.best-found'), t('review.of', { part: perfect, all: turns })],
    [t('review.given-away'), words.number(lost)],
    [t('review.chance-given-away'), words.percent(chanceLost)],
    [t('review.luck'), `${luck > 0 ? '+' : ''}${words.number(luck)}`],
  ] as const;
  return (
    <>
      <h3>{words.player(player)}</h3>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface MissesProps extends ReportProps {
  readonly last: Game;
  readonly words: ReportWords;
}

function Misses({ replayed, last, reviews, words }: MissesProps) {
  const { t } = texts.value;
  const misses = missesOf(reviews, last.rules.rack, MISSES);
  return (
    <>
      <h2>{t('review.missed')}</h2>
      {misses.length === 0 ? <p>{t('review.nothing-missed')}</p> : null}
      <ol class={css.misses}>
        {misses.map((miss) => {
          const past = replayed.past[miss.review.turn - 1];
          return (
            <li key={miss.review.turn} value={miss.review.turn}>
              <p>
                {missLine(miss, words, texts.value)}
                {miss.kind === 'phony-paid'
                  ? null
                  : ` ${t(`review.matter.${weightOf(miss.review.chanceLost)}`, {
                      chance: words.percent(miss.review.chanceLost),
                    })}`}
              </p>
              {past === null || past === undefined ? null : (
                <a class="button" href={positionLink(replayed.edition, past, last)}>
                  {t('review.best-here')}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

const missLine = ({ review, kind, points }: Miss, words: ReportWords, { t }: Texts): string =>
  t(`review.miss.${kind}`, {
    player: words.player(review.player),
    played: words.move(review.played.move, review),
    best: words.move(review.best[0]?.move ?? { kind: 'pass' }, review),
    points,
    lost: words.number(review.lost),
  });

const weightOf = (chanceLost: number): 'little' | 'some' | 'much' =>
  chanceLost < 0.03 ? 'little' : chanceLost < 0.12 ? 'some' : 'much';

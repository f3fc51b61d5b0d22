/** How often the best move was found and how lucky the tiles were, in words; how that is counted is one tap away. */
import type { Game } from '@taht/rules';
import type { TurnReview } from '@taht/search';
import { numberText } from '../i18n/customs.ts';
import { texts } from '../i18n/texts.ts';
import { namingOf } from '../play/static/static-board.tsx';
import css from './game-review.module.css';
import type { Replayed } from './replayed.ts';
import { totalsOf } from './report.ts';
import type { Reviewing } from './use-review.ts';

export interface SkillProps {
  readonly replayed: Replayed;
  readonly own: readonly TurnReview[];
  readonly reviewing: Reviewing;
}

/** Points of luck in a game that are nothing unusual. */
const USUAL = 20;

export function Skill({ replayed, own, reviewing }: SkillProps) {
  const { t, language } = texts.value;
  const { phase, done } = reviewing;
  if (phase.value === 'failed') return <p class="warn">{t('review.engine-failed')}</p>;
  if (phase.value === 'running')
    return (
      <progress
        class={css.progress}
        max={replayed.past.length}
        value={done.value}
        aria-label={t('review.looking')}
      />
    );
  const last = replayed.frames.at(-1) as Game;
  const { seats, order } = last;
  const naming = namingOf(last);
  const totals = totalsOf(own, seats.length).filter(({ turns }) => turns > 0);
  if (totals.length === 0) return null;
  return (
    <>
      {totals.map(({ player, perfect, turns, luck }) => (
        <p key={player}>
          {t('review.skill', {
            player: naming.player(order[player] ?? player),
            part: perfect,
            all: turns,
          })}
          <br />
          <small>
            {t(`review.luck.${luck > USUAL ? 'good' : luck < -USUAL ? 'bad' : 'even'}`, {
              points: numberText(Math.abs(Math.round(luck)), language),
            })}
          </small>
        </p>
      ))}
      <details class={css.how}>
        <summary>{t('review.how-counted')}</summary>
        <p>{t('review.how-skill')}</p>
        <p>{t('review.how-luck')}</p>
      </details>
    </>
  );
}

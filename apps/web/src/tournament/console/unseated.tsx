/** Whoever came after the draw and has no seat while the round is played: where they can sit, or that they cannot. */
import { AskButton } from '../../connection/parts/ask-button.tsx';
import { texts } from '../../i18n/texts.ts';
import { namesText, playerText, sayTrouble } from '../tournament-texts.ts';
import css from './console.module.css';
import type { NextProps } from './next.tsx';
import { freeTables, placed, seatingOf, tooLate, unseated } from './tables/seating.ts';
import { Way } from './way.tsx';

/** More are found by hand. */
const MOST_OFFERED = 6;

export function Unseated(props: NextProps) {
  const { t } = texts.value;
  const { tournament, view } = props;
  const stage = view.stages.at(-1);
  const round = stage?.rounds.at(-1);
  const format = view.head.plan[view.stages.length - 1]?.format;
  if (stage === undefined || round === undefined || format === undefined) return null;
  if (view.head.phase === 'over') return null;
  const isPlayed = round.tables.every(({ state }) => state === 'settled');
  // A round robin takes nobody in.
  const isClosed = format.kind === 'duels' && format.by === 'round-robin';
  const late = isPlayed || isClosed ? [] : unseated(view, stage, seatingOf(round));
  const out = tooLate(view);
  const free = freeTables(format, round);
  const sit = (player: number, table: number) =>
    tournament.ask({
      kind: 'reseat',
      stage: view.stages.length,
      round: stage.rounds.length,
      seen: view.version,
      ...placed(seatingOf(round), player, table),
    });
  return (
    <>
      {late.length === 0 ? null : (
        <div class={css.notice} role="status" data-late>
          {late.length === 1 ? null : (
            <p>{t('console.unseated', { players: namesText(texts.value, view, late) })}</p>
          )}
          {late.map((player) => (
            <div key={player} class={css.buttons}>
              <span>
                {t(free.length > 0 ? 'console.late.free' : 'console.late.none', {
                  player: playerText(view, player),
                })}
              </span>
              {free.slice(0, MOST_OFFERED).map((table) => (
                <AskButton
                  key={table}
                  text={t('tournament.table', { table })}
                  label={`${playerText(view, player)}: ${t('console.seat-here', { table })}`}
                  say={sayTrouble}
                  onAsk={() => sit(player, table)}
                />
              ))}
            </div>
          ))}
          <Way {...props} to="tables" text={t('console.by-hand')} at="by-hand" />
        </div>
      )}
      {out.length === 0 ? null : (
        <p class={css.notice} role="status">
          {t('console.late.out', { players: namesText(texts.value, view, out) })}
        </p>
      )}
    </>
  );
}

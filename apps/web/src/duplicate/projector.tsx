/** For the wall of a hall: board, rack, clock, the best play and who leads; it follows by itself. */
import parts from '../connection/parts/parts.module.css';
import { Qr } from '../connection/parts/qr.tsx';
import { useSharedOrigin } from '../connection/shared-origin.ts';
import { texts } from '../i18n/texts.ts';
import { StaticBoard, StaticRack } from '../play/static/static-board.tsx';
import { RoundClock } from './clock.tsx';
import css from './projector.module.css';
import { LastRound, TopList, Undone } from './results.tsx';
import { lastTurn, sceneOf } from './scene.ts';
import { type Addressed, type GameProps, WithGame } from './with-game.tsx';

export const Projector = ({ game = '' }: Addressed) => (
  <WithGame game={game} isForAnybody>
    {(props) => <Wall {...props} />}
  </WithGame>
);

function Wall({ game, view }: GameProps) {
  const { t } = texts.value;
  const { phase } = view;
  const scene = sceneOf(view);
  const isShown = phase.kind === 'answering' || phase.kind === 'collecting';
  return (
    <section class={css.wall}>
      <div class={css.board}>
        <StaticBoard game={scene} turns={lastTurn(view)} />
      </div>
      <div class={css.beside}>
        <h1>
          {view.round === 0 ? t('duplicate.title') : t('duplicate.round', { round: view.round })}
        </h1>
        <div class={css.clock}>
          <RoundClock game={game} view={view} />
        </div>
        <p role="status">
          {phase.kind === 'over'
            ? t(`duplicate.end.${phase.reason}`)
            : t(`duplicate.phase.${phase.kind}`)}
        </p>
        <Undone view={view} />
        {isShown ? (
          <div class={css.rack}>
            <StaticRack game={scene} tiles={view.rack} />
          </div>
        ) : null}
        {phase.kind === 'entering' ? <Welcome game={game} view={view} /> : null}
        {isShown ? null : <LastRound game={game} view={{ ...view, own: null }} />}
        {isShown ? null : <TopList view={view} />}
      </div>
    </section>
  );
}

/** How those in the hall come in. */
function Welcome({ view }: GameProps) {
  const { t } = texts.value;
  const link = new URL(`/duplicate/${view.code || view.game}`, useSharedOrigin()).href;
  return (
    <>
      <p>{t('duplicate.here', { count: view.players })}</p>
      <Qr text={link} label={t('table.qr')} />
      <p class={css.link}>{link}</p>
      {view.code === '' ? null : (
        <p>
          {t('duplicate.code')}: <strong class={parts.code}>{view.code}</strong>
        </p>
      )}
    </>
  );
}

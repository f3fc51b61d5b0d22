/** The referee's console: calling, the clock, what has come in, corrections, players. */
import { useSignal } from '@preact/signals';
import { tournamentOfDuplicate } from '@taht/protocol';
import { layTiles } from '@taht/rules';
import { network, troubleLine } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { StaticBoard, StaticRack } from '../../play/static/static-board.tsx';
import { RoundClock } from '../clock.tsx';
import css from '../duplicate.module.css';
import { Join } from '../join.tsx';
import { LastRound, TopList } from '../results.tsx';
import { lastTurn, sceneOf, turnOf } from '../scene.ts';
import { ShareGame, ShareSlips } from '../share.tsx';
import { useAnswersSoFar } from '../use-answers-so-far.ts';
import { type Addressed, type GameProps, pathOf, WithGame } from '../with-game.tsx';
import { Corrections } from './corrections.tsx';
import { Players } from './players.tsx';
import { isChosen, RoundControls } from './round-controls.tsx';

export const Referee = ({ game = '' }: Addressed) => (
  <WithGame game={game}>
    {(props) => (props.view.isReferee ? <Console {...props} /> : <NotYours {...props} />)}
  </WithGame>
);

const NotYours = ({ game }: GameProps) => (
  <section class="page">
    <h1>{texts.value.t('duplicate.referee')}</h1>
    <p role="alert">{troubleLine(texts.value, network('not-yours'))}</p>
    <a class="button" href={pathOf(game)}>
      {texts.value.t('duplicate.to-game')}
    </a>
  </section>
);

function Console({ game, view }: GameProps) {
  const { t } = texts.value;
  const { soFar } = useAnswersSoFar({ game, view }, null);
  const { phase } = view;
  const shown = useSignal(0);
  const bests = 'bests' in phase && isChosen(view) ? phase.bests : [];
  const looked = bests[shown.value] ?? bests[0];
  const scene = sceneOf(view, looked && { board: layTiles(view.board, looked.tiles) });
  const hasBegun = view.round > 0;
  return (
    <section class={css.play} data-phase={phase.kind}>
      <div class={css.head}>
        <h1>{t('duplicate.referee')}</h1>
        <RoundClock game={game} view={view} />
      </div>
      <p class={css.standing} role="status">
        {hasBegun ? <strong>{t('duplicate.round', { round: view.round })}</strong> : null}
        <span>
          {phase.kind === 'over'
            ? t(`duplicate.end.${phase.reason}`)
            : t(`duplicate.phase.${phase.kind}`)}
        </span>
        <span>{t('count.players', { count: view.players })}</span>
        {hasBegun ? <span>{t('duplicate.in-bag', { count: view.bag })}</span> : null}
      </p>
      {hasBegun ? (
        <div class={css.ground}>
          <StaticBoard game={scene} turns={looked ? [turnOf(looked)] : lastTurn(view)} />
          <div class={css.rack}>
            <StaticRack game={scene} tiles={view.rack} />
          </div>
        </div>
      ) : null}
      <div class={css.side}>
        <RoundControls game={game} view={view} soFar={soFar.value} shown={shown} />
        {phase.kind === 'entering' &&
        view.own === null &&
        tournamentOfDuplicate(game.id) === null ? (
          <Join game={game} view={view} />
        ) : null}
        {phase.kind === 'answering' ? null : <LastRound game={game} view={view} />}
        <TopList view={view} />
        {view.rounds.length > 0 ? <Corrections game={game} view={view} /> : null}
        <Players game={game} view={view} />
        <Ways game={game} view={view} slipKey={soFar.value?.key ?? null} />
      </div>
    </section>
  );
}

interface WaysProps extends GameProps {
  readonly slipKey: string | null;
}

/** To the other pages, and how others come there. */
function Ways({ game, view, slipKey }: WaysProps) {
  const { t } = texts.value;
  const hasPaper = view.entrants?.some(({ hands }) => hands === 'paper') ?? false;
  return (
    <>
      <h2>{t('duplicate.pages')}</h2>
      <p class="buttons">
        <a class="button" href={pathOf(game)}>
          {t('duplicate.to-game')}
        </a>
        <a class="button" href={pathOf(game, 'slips')}>
          {t('duplicate.slips')}
        </a>
        <a class="button" href={pathOf(game, 'projector')}>
          {t('duplicate.to-projector')}
        </a>
        <a class="button" href={pathOf(game, 'sheet')}>
          {t('duplicate.sheet')}
        </a>
      </p>
      {view.phase.kind === 'over' ? null : <ShareGame game={game} view={view} />}
      {hasPaper && slipKey !== null && view.phase.kind !== 'over' ? (
        <ShareSlips game={game} slipKey={slipKey} />
      ) : null}
    </>
  );
}

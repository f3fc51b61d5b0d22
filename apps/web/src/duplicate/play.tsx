/** A duplicate game for those who play it: one waits, lays, hands in and sees how the round went. */
import type { duplicate } from '@taht/modes';
import { tournamentOfDuplicate } from '@taht/protocol';
import type { JSX } from 'preact';
import parts from '../connection/parts/parts.module.css';
import { texts } from '../i18n/texts.ts';
import { StaticBoard, StaticRack } from '../play/static/static-board.tsx';
import { RoundClock } from './clock.tsx';
import css from './duplicate.module.css';
import { HandIn } from './hand-in.tsx';
import { Join } from './join.tsx';
import { LastRound, OwnSheet, OwnStanding, TopList, Undone } from './results.tsx';
import { RULE_FIELDS, valueText } from './rule-fields.ts';
import { lastTurn, sceneOf } from './scene.ts';
import { ShareGame } from './share.tsx';
import { type Addressed, type GameProps, pathOf, WithGame } from './with-game.tsx';

export const Duplicate = ({ game = '' }: Addressed) => (
  <WithGame game={game}>{(props) => <Page {...props} />}</WithGame>
);

function Page({ game, view }: GameProps) {
  const { t } = texts.value;
  const { phase, own } = view;
  const isPlayer = own !== null;
  return (
    <section class={css.play} data-phase={phase.kind}>
      <div class={css.head}>
        <h1>
          {view.round === 0 || phase.kind === 'over'
            ? t('duplicate.title')
            : t('duplicate.round', { round: view.round })}
        </h1>
        <RoundClock game={game} view={view} />
      </div>
      <OwnStanding view={view} />
      <Undone view={view} />
      <Table game={game} view={view} />
      <div class={css.side}>
        {isPlayer || phase.kind === 'over' ? null : <Join game={game} view={view} />}
        {phase.kind === 'entering' ? <Lobby game={game} view={view} /> : null}
        {phase.kind === 'answering' ? null : <LastRound game={game} view={view} />}
        <TopList view={view} />
        <OwnSheet game={game} view={view} />
        <Ways game={game} view={view} />
        <details>
          <summary class={parts.summary}>{t('play.rule-sheet')}</summary>
          <RuleList rules={view.duplicate} />
        </details>
      </div>
    </section>
  );
}

/** The board, and what is to be done at it now. */
function Table({ game, view }: GameProps): JSX.Element | null {
  const { t } = texts.value;
  const { phase } = view;
  if (phase.kind === 'entering' || phase.kind === 'new') return null;
  if (phase.kind === 'answering' && view.own !== null)
    return (
      <div class={css.ground}>
        <HandIn game={game} view={view} />
      </div>
    );
  const scene = sceneOf(view);
  return (
    <div class={css.ground}>
      <StaticBoard game={scene} turns={lastTurn(view)} />
      {phase.kind === 'answering' || phase.kind === 'collecting' ? (
        <div class={css.rack}>
          <StaticRack game={scene} tiles={view.rack} />
        </div>
      ) : null}
      <p class={css.said} role="status">
        {phase.kind === 'over'
          ? t(`duplicate.end.${phase.reason}`)
          : t(`duplicate.now.${phase.kind}`)}
      </p>
    </div>
  );
}

/** Before the start: how many are there, and how others come. */
function Lobby({ game, view }: GameProps) {
  const { t } = texts.value;
  return (
    <>
      <p role="status">
        {t('duplicate.here', { count: view.players })} {t('duplicate.now.entering')}
      </p>
      <ShareGame game={game} view={view} />
    </>
  );
}

/** To the tournament that plays it, and to the other pages of the game. */
function Ways({ game, view }: GameProps) {
  const { t } = texts.value;
  const event = tournamentOfDuplicate(game.id)?.event;
  return (
    <p class="buttons">
      {event === undefined ? null : (
        <a class="button" href={`/tournament/${event}${view.own === null ? '' : '/me'}`}>
          {t('duplicate.to-tournament')}
        </a>
      )}
      {view.phase.kind === 'over' ? (
        <>
          <a class="button main" href={pathOf(game, 'sheet')}>
            {t('duplicate.sheet')}
          </a>
          <a class="button" href={pathOf(game, 'solo')}>
            {t('duplicate.solo-game')}
          </a>
        </>
      ) : null}
      {view.isReferee ? (
        <a class="button main" href={pathOf(game, 'referee')}>
          {t('duplicate.to-referee')}
        </a>
      ) : null}
      <a class="button" href={pathOf(game, 'projector')}>
        {t('duplicate.to-projector')}
      </a>
      <a class="button" href="/learn/duplicate">
        {t('duplicate.how-to')}
      </a>
    </p>
  );
}

/** By which options a duplicate game is played, each with what it means; and how we read what no rulebook says. */
function RuleList({ rules }: { readonly rules: duplicate.DuplicateRules }) {
  const { t } = texts.value;
  return (
    <>
      <dl class={css.facts}>
        {RULE_FIELDS.map((field) => (
          <div key={field.name}>
            <dt>{t(`duplicate.rule.${field.name}`)}</dt>
            <dd>{valueText(field, field.read(rules), texts.value)}</dd>
          </div>
        ))}
      </dl>
      {rules.laid === 'best-slip' ? (
        <p>
          {t('duplicate.howto.best.ours')} ({t('rule.ours')})
        </p>
      ) : null}
    </>
  );
}

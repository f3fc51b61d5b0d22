/** What the referee does now: call a rack, mind the clock, wait for slips, choose the play for the board. */
import type { Signal } from '@preact/signals';
import { err } from '@taht/base';
import { alphabetFor } from '@taht/editions';
import { parseRack, withoutShift } from '@taht/letters';
import { duplicate } from '@taht/modes';
import { AskButton } from '../../connection/parts/ask-button.tsx';
import { AskForm } from '../../connection/parts/form.tsx';
import { texts } from '../../i18n/texts.ts';
import { namingOf } from '../../play/static/static-board.tsx';
import css from '../duplicate.module.css';
import { playLine, sayTrouble } from '../duplicate-texts.ts';
import { sceneOf } from '../scene.ts';
import { type AnswersSoFar, missingOf } from '../use-answers-so-far.ts';
import type { GameProps } from '../with-game.tsx';

export interface RoundControlsProps extends GameProps {
  readonly soFar: AnswersSoFar | null;
  /** Which of several best plays the board shows. */
  readonly shown: Signal<number>;
}

/** Whether the referee chooses among equal best plays. */
export const isChosen = ({ phase, duplicate: { laid } }: GameProps['view']): boolean =>
  'bests' in phase && phase.bests.length > 1 && laid === 'best-possible';

export function RoundControls(props: RoundControlsProps) {
  const { t } = texts.value;
  const { view, soFar } = props;
  return (
    <section class={css.console}>
      <h2>{t('duplicate.now')}</h2>
      {soFar === null || soFar.call === 0 || view.phase.kind === 'over' ? null : (
        <p role="status">
          {soFar.devices === 0
            ? null
            : t('duplicate.handed-in-count', { count: soFar.handedIn, all: soFar.devices })}{' '}
          {soFar.paper.length === 0
            ? null
            : t('duplicate.slips-count', { count: soFar.slips.length, all: soFar.paper.length })}
        </p>
      )}
      <Now {...props} />
      {view.phase.kind === 'over' ? null : <Rare {...props} />}
    </section>
  );
}

function Now(props: RoundControlsProps) {
  const { t } = texts.value;
  const { game, view } = props;
  const { phase } = view;
  const button = (text: string, action: duplicate.Action, isMain?: true) => (
    <AskButton
      text={text}
      say={sayTrouble}
      onAsk={() => game.ask(action)}
      {...(isMain ? { isMain } : {})}
    />
  );
  switch (phase.kind) {
    case 'entering':
      return <div class="buttons">{button(t('duplicate.start'), { kind: 'start' }, true)}</div>;
    case 'calling':
      return (
        <>
          <div class="buttons">
            {button(t('duplicate.draw'), { kind: 'call', tiles: null }, true)}
          </div>
          {view.duplicate.caller === 'referee' && view.own === null ? (
            <RackForm {...props} />
          ) : null}
        </>
      );
    case 'answering':
      return (
        <div class="buttons">
          {button(t('duplicate.ring'), { kind: 'ring' }, true)}
          {phase.stopped === null
            ? button(t('duplicate.stop-clock'), { kind: 'stop-clock' })
            : button(t('duplicate.resume-clock'), { kind: 'resume-clock' })}
          {MORE_SECONDS.map((seconds) => (
            <span key={seconds}>
              {button(t('duplicate.extend', { count: seconds }), { kind: 'extend', seconds })}
            </span>
          ))}
        </div>
      );
    case 'collecting':
      return <Collecting {...props} />;
    case 'over':
      return <p>{t(`duplicate.end.${phase.reason}`)}</p>;
    default:
      return null;
  }
}

const MORE_SECONDS = [30, 60] as const;

function RackForm({ game, view }: GameProps) {
  const { t } = texts.value;
  const alphabet = alphabetFor(view.tileset);
  return (
    <AskForm
      fields={[
        {
          name: 'rack',
          label: t('duplicate.rack-by-hand'),
          hint: t('duplicate.rack-hint'),
          mostLength: 40,
        },
      ]}
      submit={t('duplicate.call')}
      say={sayTrouble}
      onSend={async ({ rack = '' }) => {
        const tiles = parseRack(alphabet, withoutShift(rack.trim(), alphabet));
        if (!tiles.ok) return err({ code: 'refused', refusal: { ...tiles.error } });
        return game.ask({ kind: 'call', tiles: tiles.value });
      }}
    />
  );
}

/** Slips that are awaited, and the best plays where somebody chooses among several. */
function Collecting({ game, view, soFar, shown }: RoundControlsProps) {
  const { t } = texts.value;
  const { phase } = view;
  if (!('bests' in phase)) return <p>{t('duplicate.now.collecting')}</p>;
  const missing = soFar === null ? [] : missingOf(soFar);
  const sure =
    missing.length === 0
      ? {}
      : { confirm: t('duplicate.close-missing', { numbers: missing.join(', ') }) };
  return (
    <>
      {isChosen(view) ? <ChooseBest game={game} view={view} shown={shown} /> : null}
      {phase.isClosed ? null : (
        <div class="buttons">
          <AskButton
            text={t('duplicate.close-slips')}
            isMain
            say={sayTrouble}
            {...sure}
            onAsk={() => game.ask({ kind: 'close-slips' })}
          />
        </div>
      )}
      {duplicate.isReady({ phase }) ? <p>{t('duplicate.now.collecting')}</p> : null}
    </>
  );
}

/** Equal best plays: the first by the rule for ties is on the board already, and another is seen there before it is chosen. */
function ChooseBest({ game, view, shown }: Omit<RoundControlsProps, 'soFar'>) {
  const { t } = texts.value;
  const { phase } = view;
  if (!('bests' in phase)) return null;
  const naming = namingOf(sceneOf(view));
  const looked = shown.value < phase.bests.length ? shown.value : 0;
  return (
    <>
      <fieldset class={css.choices}>
        <legend>{t('duplicate.choose')}</legend>
        {phase.bests.map((play, i) => (
          <label key={i} aria-current={phase.choice === i ? 'true' : undefined}>
            <input
              type="radio"
              name="best"
              checked={i === looked}
              onChange={() => {
                shown.value = i;
              }}
            />
            {playLine(play, view.board, naming, texts.value)}
          </label>
        ))}
      </fieldset>
      <div class="buttons">
        <AskButton
          text={t('duplicate.put-on-board')}
          isMain
          say={sayTrouble}
          onAsk={async () => {
            const asked = await game.ask({ kind: 'choose', play: looked });
            if (asked.ok) shown.value = 0;
            return asked;
          }}
        />
      </div>
    </>
  );
}

/** What is seldom done and has its reason. */
function Rare({ game, view }: GameProps) {
  const { t } = texts.value;
  const isPlaying = view.phase.kind !== 'entering';
  const reason = { name: 'reason', label: t('duplicate.reason'), mostLength: 200 };
  return (
    <details>
      <summary>{t('duplicate.rare')}</summary>
      {isPlaying ? (
        <>
          <AskForm
            title={t('duplicate.warn')}
            fields={[
              { name: 'player', label: t('duplicate.column.number'), type: 'number', min: 1 },
              reason,
            ]}
            submit={t('duplicate.warn')}
            done={t('table.done')}
            say={sayTrouble}
            onSend={({ player, reason: why = '' }) =>
              game.ask({ kind: 'warn', player: Number(player), reason: why })
            }
          />
          <AskForm
            title={t('duplicate.undo')}
            fields={[reason]}
            submit={t('duplicate.undo')}
            done={t('table.done')}
            isGrave
            say={sayTrouble}
            onSend={({ reason: why = '' }) => game.ask({ kind: 'undo', reason: why })}
          >
            <p>{t('duplicate.undo-about')}</p>
          </AskForm>
        </>
      ) : null}
      <AskButton
        text={t('duplicate.end-game')}
        confirm={t('duplicate.end-confirm')}
        say={sayTrouble}
        onAsk={() => game.ask({ kind: 'end' })}
      />
    </details>
  );
}

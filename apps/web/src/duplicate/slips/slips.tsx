/** Slips from paper, for those who type them in: number, word, square, score, and at once what each is worth. */
import { alphabetFor } from '@taht/editions';
import { useMemo } from 'preact/hooks';
import type { Trouble } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { StaticBoard, StaticRack } from '../../play/static/static-board.tsx';
import { RoundClock } from '../clock.tsx';
import css from '../duplicate.module.css';
import { sayTrouble } from '../duplicate-texts.ts';
import type { View } from '../game.ts';
import { lastTurn, sceneOf, slipTable } from '../scene.ts';
import { type AnswersSoFar, useAnswersSoFar } from '../use-answers-so-far.ts';
import { type Addressed, type GameProps, pathOf, WithGame } from '../with-game.tsx';
import { Entered } from './entered.tsx';
import { SlipFile } from './slip-file.tsx';
import { SlipForm } from './slip-form.tsx';

export const Slips = ({ game = '' }: Addressed) => (
  <WithGame game={game}>{(props) => <Page {...props} />}</WithGame>
);

function Page({ game, view }: GameProps) {
  const { t } = texts.value;
  const key = useMemo(() => location.hash.slice(1) || null, []);
  const { soFar, trouble, refresh } = useAnswersSoFar({ game, view }, key);
  const found = soFar.value;
  const scene = sceneOf(view);
  const takeOut = async (player: number) => {
    const sent = await game.ask({
      ...{ kind: 'withdraw-slip', player, call: view.call },
      ...keyed(key),
    });
    await refresh();
    return sent;
  };
  const isTaken =
    view.phase.kind === 'answering' ||
    (view.phase.kind === 'collecting' && !('isClosed' in view.phase && view.phase.isClosed));
  return (
    <section class={css.play} data-phase={view.phase.kind}>
      <div class={css.head}>
        <h1>{t('duplicate.slips')}</h1>
        <RoundClock game={game} view={view} />
      </div>
      <p class={css.standing} role="status">
        {view.round > 0 ? <strong>{t('duplicate.round', { round: view.round })}</strong> : null}
        <span>{t(`duplicate.phase.${view.phase.kind}`)}</span>
      </p>
      {found === null ? (
        <p role="alert">
          {trouble.value === null ? t('shell.loading') : whyNot(view, trouble.value)}
        </p>
      ) : (
        <>
          <div class={css.side}>
            {isTaken ? (
              <Entering game={game} view={view} found={found} slipKey={key} onDone={refresh} />
            ) : (
              <p>{t('duplicate.no-slips-now')}</p>
            )}
            <Entered view={view} found={found} takeOut={isTaken ? takeOut : null} />
            {view.isReferee ? (
              <p>
                <a class="button" href={pathOf(game, 'referee')}>
                  {t('duplicate.to-referee')}
                </a>
              </p>
            ) : null}
          </div>
          <div class={css.ground}>
            <StaticBoard game={scene} turns={lastTurn(view)} />
            <div class={css.rack}>
              <StaticRack game={scene} tiles={view.rack} />
            </div>
          </div>
        </>
      )}
    </section>
  );
}

const keyed = (key: string | null): { readonly key?: string } => (key === null ? {} : { key });

function whyNot({ isReferee }: View, trouble: Trouble): string {
  if (trouble.code !== 'refused' || trouble.refusal.code !== 'not-allowed')
    return sayTrouble(texts.value, trouble);
  return texts.value.t(isReferee ? 'duplicate.slips-after-bell' : 'duplicate.helpers-only');
}

interface EnteringProps extends GameProps {
  readonly found: AnswersSoFar;
  readonly slipKey: string | null;
  readonly onDone: () => Promise<void>;
}

function Entering({ game, view, found, slipKey, onDone }: EnteringProps) {
  const table = slipTable(view, found.paper);
  const alphabet = alphabetFor(view.tileset);
  const handIn = async ({ player, tiles, claimed }: AnswersSoFar['slips'][number]) => {
    const slip = { player, call: view.call, tiles: [...tiles], claimed };
    const sent = await game.ask({ kind: 'slip', ...slip, ...keyed(slipKey) });
    await onDone();
    return sent;
  };
  const common = { view, table, alphabet, handIn };
  return (
    <>
      <SlipForm key={view.call} {...common} found={found} />
      <SlipFile key={`file-${view.call}`} {...common} />
    </>
  );
}

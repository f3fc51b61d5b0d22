/** The board and the rack of a solitaire, and everything that can be done with them. */
import { type Signal, useSignal } from '@preact/signals';
import { solitaire } from '@taht/modes';
import type { Game } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import { ChooseExchange } from '../../play/dialogs/exchange-dialog.tsx';
import { type Draft, recallAll } from '../../play/input/draft.ts';
import { LayTiles } from '../../play/static/lay-tiles.tsx';
import { RecallOrShuffle } from '../../play/static/recall-or-shuffle.tsx';
import layout from '../../play/static/static.module.css';
import { namingOf } from '../../play/static/static-board.tsx';
import { Sure } from '../../ui/sure.tsx';
import { Pool } from './pool.tsx';
import type { SolitaireSession } from './solitaire-game.tsx';
import { useTurn } from './use-turn.ts';

type Question = 'exchange' | 'pass' | 'finish';

export interface SolitaireTableProps {
  readonly session: SolitaireSession;
  readonly game: solitaire.Game;
  readonly scene: Game;
}

export function SolitaireTable({ session, game, scene }: SolitaireTableProps) {
  const { t } = texts.value;
  const { draft, laid, said, missing, forget, act, play } = useTurn(session, game, scene);
  const asked = useSignal<Question | null>(null);
  const ask = (question: Question): void => {
    asked.value = question;
  };
  // The last pass ends the game, which cannot be undone.
  const pass = (): void => {
    if (solitaire.passEnds(game)) ask('pass');
    else void act({ kind: 'pass' });
  };
  return (
    <>
      <LayTiles game={scene} draft={draft} onDone={play} />
      <p class={layout.line} role="status">
        {said === '' && laid?.ok ? t('count.points', { count: laid.value.score }) : said}
      </p>
      {missing > 0 ? (
        <Pool
          game={game}
          scene={scene}
          needs={missing}
          onTake={(taken) => act({ kind: 'take', tiles: taken })}
        />
      ) : null}
      <div class="buttons middle">
        {missing > 0 ? null : (
          <button type="button" class="main" disabled={laid === null} onClick={play}>
            {t('game.play')}
          </button>
        )}
        <RecallOrShuffle draft={draft} onRecall={forget} />
        {game.setup.variant === 'open' ? (
          <button type="button" disabled={game.undo === null} onClick={() => act({ kind: 'undo' })}>
            {t('solitaire.undo')}
          </button>
        ) : (
          <>
            <button type="button" onClick={() => ask('exchange')}>
              {t('game.exchange')}
            </button>
            <button type="button" onClick={pass}>
              {t('game.pass')}
            </button>
          </>
        )}
        <button type="button" onClick={() => ask('finish')}>
          {t('solitaire.finish')}
        </button>
      </div>
      <Questions
        asked={asked}
        scene={scene}
        bag={game.bag.length}
        pieces={recallAll(draft.value).pieces}
        onAct={act}
      />
    </>
  );
}

interface QuestionsProps extends Pick<SolitaireTableProps, 'scene'> {
  readonly asked: Signal<Question | null>;
  readonly bag: number;
  readonly pieces: Draft['pieces'];
  readonly onAct: (action: solitaire.Action) => Promise<void>;
}

/** What is asked before something is done. */
function Questions({ asked, scene, bag, pieces, onAct }: QuestionsProps) {
  const close = (): void => {
    asked.value = null;
  };
  const question = asked.value;
  if (question === null) return null;
  return question === 'exchange' ? (
    <ChooseExchange
      game={scene}
      naming={namingOf(scene)}
      pieces={pieces}
      bag={bag}
      onExchange={(tiles) => void onAct({ kind: 'exchange', tiles })}
      onClose={close}
    />
  ) : (
    <Sure
      text={texts.value.t('solitaire.finish-really')}
      onYes={() => void onAct({ kind: question })}
      onClose={close}
    />
  );
}

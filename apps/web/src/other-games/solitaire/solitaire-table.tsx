/** The board and the rack of a solitaire, and everything that can be done with them. */
import { type Signal, useSignal } from '@preact/signals';
import { solitaire } from '@taht/modes';
import { type Game, readPlacement } from '@taht/rules';
import { explainMode } from '@taht/wording';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { ChooseExchange } from '../../play/dialogs/exchange-dialog.tsx';
import { type Draft, emptyDraft, laidTiles, recallAll, takeRack } from '../../play/input/draft.ts';
import { draftStore } from '../../play/input/draft-store.ts';
import { LayTiles } from '../../play/static/lay-tiles.tsx';
import { RecallOrShuffle } from '../../play/static/recall-or-shuffle.tsx';
import layout from '../../play/static/static.module.css';
import { namingOf } from '../../play/static/static-board.tsx';
import { useForget } from '../../play/static/use-forget.ts';
import { announce } from '../../ui/announcer.tsx';
import { Sure } from '../../ui/sure.tsx';
import { keeperText } from '../failure-text.ts';
import { Pool } from './pool.tsx';
import type { SolitaireSession } from './solitaire-game.tsx';

type Question = 'exchange' | 'pass' | 'finish';

const PLAYER = { kind: 'player' } as const;

export interface SolitaireTableProps {
  readonly session: SolitaireSession;
  readonly game: solitaire.Game;
  readonly scene: Game;
}

export function SolitaireTable({ session, game, scene }: SolitaireTableProps) {
  const { t } = texts.value;
  const { setup, phase, board, racks, bag } = game;
  const number = phase.kind === 'turn' ? phase.rack : 0;
  const rack = racks[number] ?? [];
  const drafts = draftStore(setup.game, number);
  const draft = useSignal<Draft>(takeRack(drafts.read() ?? emptyDraft, rack, board));
  const said = useSignal('');
  const isBusy = useSignal(false);
  const asked = useSignal<Question | null>(null);
  const ask = (question: Question): void => {
    asked.value = question;
  };
  const naming = namingOf(scene);
  useLayoutEffect(() => {
    draft.value = takeRack(draft.value, rack, board);
  }, [game.version]);
  useEffect(() => drafts.write(draft.value), [draft.value]);
  const forget = (): void => {
    said.value = '';
  };
  useForget(draft, forget);

  const act = async (action: solitaire.Action): Promise<void> => {
    if (isBusy.value) return;
    isBusy.value = true;
    const done = await session.act({ by: PLAYER, action });
    isBusy.value = false;
    said.value = done.ok ? '' : keeperText(texts.value, done.error, naming);
    if (!done.ok) announce(said.value);
  };

  const tiles = laidTiles(draft.value);
  const laid = tiles.length === 0 ? null : readPlacement(game, tiles, setup.base);
  const missing = setup.variant === 'open' ? solitaire.missingOn(game, number) : 0;
  const play = (): void => {
    if (laid === null) return;
    if (laid.ok) void act({ kind: 'place', tiles });
    else said.value = explainMode(texts.value, laid.error, naming);
  };
  // The last pass ends the game, which cannot be undone.
  const pass = (): void => {
    if (solitaire.passEnds(game)) ask('pass');
    else void act({ kind: 'pass' });
  };
  const line =
    said.value === '' && laid?.ok ? t('count.points', { count: laid.value.score }) : said.value;

  return (
    <>
      <LayTiles game={scene} draft={draft} onDone={play} />
      <p class={layout.line} role="status">
        {line}
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
        {setup.variant === 'open' ? (
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
        bag={bag.length}
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

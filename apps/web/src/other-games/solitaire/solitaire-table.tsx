/** The board and the tiles in hand, and everything that can be done with them. */
import { useSignal } from '@preact/signals';
import { solitaire } from '@taht/modes';
import { type Game, readPlacement } from '@taht/rules';
import { explainMode } from '@taht/wording';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { ChooseExchange } from '../../play/dialogs/exchange-dialog.tsx';
import { type Draft, emptyDraft, laidTiles, recallAll, takeRack } from '../../play/input/draft.ts';
import { draftStore } from '../../play/input/draft-store.ts';
import { LayTable } from '../../play/static/lay-tiles.tsx';
import { RecallOrShuffle } from '../../play/static/recall-or-shuffle.tsx';
import look from '../../play/static/static.module.css';
import { namingOf } from '../../play/static/static-board.tsx';
import { useForget } from '../../play/static/use-forget.ts';
import { announce } from '../../ui/announcer.tsx';
import { Sure } from '../../ui/sure.tsx';
import { keeperText } from '../failure-text.ts';
import { Pool } from './pool.tsx';
import type { SolitaireSession } from './solitaire-game.tsx';

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
  const keeper = draftStore(setup.game, number);
  const draft = useSignal<Draft>(takeRack(keeper.read() ?? emptyDraft, rack, board));
  const said = useSignal('');
  const isBusy = useSignal(false);
  const asked = useSignal<'exchange' | 'pass' | 'finish' | null>(null);
  const naming = namingOf(scene);
  useLayoutEffect(() => {
    draft.value = takeRack(draft.value, rack, board);
  }, [game.version]);
  useEffect(() => keeper.write(draft.value), [draft.value]);
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
    if (solitaire.passEnds(game)) asked.value = 'pass';
    else void act({ kind: 'pass' });
  };
  const line =
    said.value === '' && laid?.ok ? t('count.points', { count: laid.value.score }) : said.value;

  return (
    <>
      <LayTable game={scene} draft={draft} onDone={play} />
      <p class={look.line} role="status">
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
          <button
            type="button"
            onClick={() => {
              asked.value = 'exchange';
            }}
          >
            {t('game.exchange')}
          </button>
        )}
        {setup.variant === 'open' ? null : (
          <button type="button" onClick={pass}>
            {t('game.pass')}
          </button>
        )}
        <button
          type="button"
          onClick={() => {
            asked.value = 'finish';
          }}
        >
          {t('solitaire.finish')}
        </button>
      </div>
      {asked.value === 'exchange' ? (
        <ChooseExchange
          game={scene}
          naming={naming}
          pieces={recallAll(draft.value).pieces}
          bag={bag.length}
          onExchange={(back) => void act({ kind: 'exchange', tiles: back })}
          onClose={() => {
            asked.value = null;
          }}
        />
      ) : null}
      {asked.value === 'pass' || asked.value === 'finish' ? (
        <Sure
          text={t('solitaire.finish-really')}
          onYes={() => void act({ kind: asked.value === 'pass' ? 'pass' : 'finish' })}
          onClose={() => {
            asked.value = null;
          }}
        />
      ) : null}
    </>
  );
}

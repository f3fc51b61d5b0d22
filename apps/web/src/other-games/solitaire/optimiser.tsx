/** The computer's attempt at the same open solitaire: in a worker of its own, which is ended to stop it. */
import { useSignal } from '@preact/signals';
import type { solitaire } from '@taht/modes';
import { laidText } from '@taht/phrasing';
import { emptyBoard, type Game, layTiles } from '@taht/rules';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { OtherGamesClient } from '../../local-games/other/client.ts';
import type { OtherGamesFailure } from '../../local-games/other/message.ts';
import { namingOf, StaticBoard } from '../../play/static/static-board.tsx';
import { withScene } from '../../play/static/static-game.ts';
import { announce } from '../../ui/announcer.tsx';
import { into } from '../../ui/set.ts';
import { Warning } from '../../ui/warning.tsx';
import { otherGamesFailureText } from '../failure-text.ts';
import css from '../other-games.module.css';

export interface OptimiserProps {
  readonly id: string;
  readonly scene: Game;
}

export function Optimiser({ id, scene }: OptimiserProps) {
  const { t } = texts.value;
  const progress = useSignal<solitaire.Progress | null>(null);
  const isRunning = useSignal(false);
  const trouble = useSignal<OtherGamesFailure | null>(null);
  const worker = useRef<OtherGamesClient>(undefined);

  const stop = (): void => {
    worker.current?.close();
    worker.current = undefined;
    isRunning.value = false;
  };
  useEffect(() => stop, []);

  const start = async (): Promise<void> => {
    trouble.value = null;
    isRunning.value = true;
    const client = new OtherGamesClient({
      onProgress: into(progress),
    });
    worker.current = client;
    const failed = await client.ask({ kind: 'optimise', game: id });
    if (!failed.ok) trouble.value = failed.error;
    stop();
  };

  const found = progress.value;
  const line =
    found === null ? '' : t('solitaire.optimised', { tried: found.tried, total: found.best.total });
  return (
    <section>
      <h2>{t('solitaire.computer')}</h2>
      <p class={css.soft}>{t('solitaire.computer-about')}</p>
      {isRunning.value ? (
        <button
          type="button"
          onClick={() => {
            stop();
            announce(line);
          }}
        >
          {t('solitaire.computer-stop')}
        </button>
      ) : (
        <button type="button" onClick={start}>
          {t('solitaire.computer-start')}
        </button>
      )}
      {trouble.value === null ? null : (
        <Warning>{otherGamesFailureText(texts.value, trouble.value)}</Warning>
      )}
      {found === null ? null : <Found plan={found.best} line={line} scene={scene} />}
    </section>
  );
}

interface FoundProps {
  readonly plan: solitaire.Plan;
  readonly line: string;
  readonly scene: Game;
}

function Found({ plan, line, scene }: FoundProps) {
  const naming = namingOf(scene);
  let board = emptyBoard;
  const lines = plan.steps.map(({ tiles, score }) => {
    const text = `${laidText(tiles, board, naming)} · ${score}`;
    board = layTiles(board, tiles);
    return text;
  });
  const shown = withScene(scene, { board, scores: [plan.total], racks: [[]], onTurn: null });
  return (
    <>
      <p>
        <strong>{line}</strong>
      </p>
      <div class={css.small}>
        <StaticBoard game={shown} />
      </div>
      <ol class={css.log}>
        {lines.map((text, i) => (
          <li key={i}>{text}</li>
        ))}
      </ol>
    </>
  );
}

/** A position on which a skill is tried: a play that shows it, or the move that is worth most, as the engine sees it. */
import { useSignal } from '@preact/signals';
import { tilePoints } from '@taht/rules';
import { texts } from '../i18n/texts.ts';
import { Tile } from '../play/board/tile.tsx';
import { recallAll } from '../play/input/draft.ts';
import { LayTiles } from '../play/static/lay-tiles.tsx';
import css from './path.module.css';
import { type PracticeProps, type Practising, usePractice } from './use-practice.ts';

export function Practice(props: PracticeProps) {
  const { t } = texts.value;
  const practising = usePractice(props);
  const { game, draft, laid, isRight, shown, line, canShow, check, show } = practising;
  const badge =
    laid?.ok === true
      ? ({
          words: laid.value.words,
          score: laid.value.score,
          look: isRight.value ? 'good' : 'unknown',
        } as const)
      : null;
  return (
    <div class={css.practice}>
      <LayTiles
        game={game}
        draft={draft}
        {...(shown.value !== null && { goals: shown.value })}
        badge={badge}
        onDone={check}
      />
      <p class={css.line} role="status" data-right={isRight.value ? '' : undefined}>
        {line}
      </p>
      <div class={css.bar}>
        <button type="button" disabled={!canShow} onClick={show}>
          {t('path.show')}
        </button>
        <button
          type="button"
          disabled={laid === null}
          onClick={() => {
            draft.value = recallAll(draft.value);
          }}
        >
          {t('game.recall')}
        </button>
        <button type="button" class="main" disabled={laid === null} onClick={check}>
          {t('path.check')}
        </button>
      </div>
      {props.rung === 'exchange' ? <Exchange {...practising} /> : null}
    </div>
  );
}

/** Where the best move may be to exchange, tiles to give back are chosen by a tap. */
function Exchange({ game, rack, weigh }: Pick<Practising, 'game' | 'rack' | 'weigh'>) {
  const { t } = texts.value;
  const given = useSignal<ReadonlySet<number>>(new Set());
  const toggle = (i: number): void => {
    const next = new Set(given.value);
    if (!next.delete(i)) next.add(i);
    given.value = next;
  };
  return (
    <div class={css.exchange}>
      <p>{t('path.choose')}</p>
      <div>
        {rack.map((tile, i) => (
          <button key={i} type="button" aria-pressed={given.value.has(i)} onClick={() => toggle(i)}>
            <Tile tile={tile} points={tilePoints(game.tables, tile)} />
            <span class="unseen">{tile}</span>
          </button>
        ))}
      </div>
      <button
        type="button"
        disabled={given.value.size === 0}
        onClick={() =>
          void weigh({ kind: 'exchange', tiles: rack.filter((_, i) => given.value.has(i)) })
        }
      >
        {t('path.exchange')}
      </button>
    </div>
  );
}

/** The board of the first screen with its rack and the one button: laid as in a game, and when it is played it is one. */
import { useSignal } from '@preact/signals';
import type { Naming } from '@taht/phrasing';
import type { Game } from '@taht/rules';
import { useMemo } from 'preact/hooks';
import { texts } from '../i18n/texts.ts';
import { Board } from '../play/board/board.tsx';
import { DraggedTile } from '../play/board/dragged-tile.tsx';
import { Rack } from '../play/board/rack.tsx';
import { makeInput } from '../play/input/input.ts';
import type { GameModel } from '../play/model/game-model.ts';
import { badgeOf } from '../play/view/badge.ts';
import { keysOf } from '../play/view/game-keys.ts';
import { Icon, Sign } from '../ui/icon.tsx';
import { later } from '../ui/later.tsx';
import { set } from '../ui/set.ts';
import css from './home-board.module.css';
import { HOME_ICONS } from './home-icons.ts';
import { type HomePosition, lastTurn } from './position.ts';

const HomeHint = later(() => import('./home-hint.tsx').then(({ HomeHint }) => HomeHint), 'game');

export interface HomeBoardProps {
  readonly model: GameModel;
  readonly position: HomePosition;
  readonly game: Game;
  readonly naming: Naming;
  readonly onPlay: () => void;
}

export function HomeBoard({ model, position, game, naming, onPlay }: HomeBoardProps) {
  const { t } = texts.value;
  const { draft } = model;
  const input = useMemo(() => makeInput(draft, () => model.game.peek()), [model, draft]);
  const turns = useMemo(() => [lastTurn(position)], [position]);
  const isHinted = useSignal(false);
  const hasLaid = draft.value.pieces.some(({ square }) => square !== null);
  const handleKey = keysOf(model, input, naming, (which) => {
    if (which === 'hint') isHinted.value = true;
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts for whatever in it has the focus
    <div class={css.table} onKeyDown={handleKey} data-home="">
      <Board
        game={game}
        naming={naming}
        draft={draft.value}
        turns={turns}
        marked={model.marked.value}
        badge={badgeOf(model)}
        onSquare={input.tapSquare}
        onCursor={(cursor) => {
          draft.value = { ...draft.value, cursor };
        }}
        onKey={({ key }, here) => {
          if (key !== 'Enter') return false;
          if (!input.putHeld(here)) onPlay();
          return true;
        }}
        onDrop={input.drop}
      />
      <div class={css.dock}>
        <div class={css.rack}>
          <Rack game={game} draft={draft.value} input={input} />
        </div>
        <button
          type="button"
          class={css.left}
          title={t(hasLaid ? 'game.recall' : 'game.shuffle')}
          onClick={hasLaid ? input.recallAll : input.shuffle}
        >
          <Icon name={hasLaid ? 'recall' : 'shuffle'} />
          <span class="unseen">{t(hasLaid ? 'game.recall' : 'game.shuffle')}</span>
        </button>
        <button
          type="button"
          class={`main ${css.play}`}
          aria-disabled={model.isBusy.value}
          onClick={onPlay}
        >
          {t('game.play')}
        </button>
        <button
          type="button"
          class={css.right}
          title={t('home.hint')}
          onClick={set(isHinted, true)}
        >
          <Sign path={HOME_ICONS.hint} />
          <span class="unseen">{t('home.hint')}</span>
        </button>
      </div>
      {isHinted.value ? (
        <HomeHint
          model={model}
          position={position}
          naming={naming}
          onClose={set(isHinted, false)}
        />
      ) : null}
      <DraggedTile draft={draft} game={game} />
    </div>
  );
}

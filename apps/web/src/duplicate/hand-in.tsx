/** The rack of the round as each player has it: tiles are laid and handed in, and replaced until the bell. */
import { laidText } from '@taht/phrasing';
import type { PlacedTile } from '@taht/rules';
import type { Trouble } from '../connection/trouble.ts';
import { texts } from '../i18n/texts.ts';
import { laidTiles } from '../play/input/draft.ts';
import { LayTiles } from '../play/static/lay-tiles.tsx';
import { RecallOrShuffle } from '../play/static/recall-or-shuffle.tsx';
import { namingOf } from '../play/static/static-board.tsx';
import { useForget } from '../play/static/use-forget.ts';
import { announce } from '../ui/announcer.tsx';
import { useAttempt } from '../ui/use-attempt.ts';
import css from './duplicate.module.css';
import { sayTrouble } from './duplicate-texts.ts';
import { readPlay, sceneOf } from './scene.ts';
import { useDraft } from './use-draft.ts';
import type { GameProps } from './with-game.tsx';

export function HandIn({ game, view }: GameProps) {
  const { t } = texts.value;
  const draft = useDraft({ game, view });
  const { isBusy, trouble, attempt } = useAttempt<Trouble>();
  const forget = (): void => {
    trouble.value = null;
  };
  useForget(draft, forget);
  const scene = sceneOf(view);
  const naming = namingOf(scene);
  const { call } = view;
  const handedIn = game.answers.value[call]?.tiles ?? null;
  const tiles = laidTiles(draft.value);
  const read = tiles.length === 0 ? null : readPlay(view, tiles);
  const isSame = handedIn !== null && sameTiles(tiles, handedIn);

  const ask = async (action: Parameters<typeof game.ask>[0], done: string): Promise<void> => {
    const sent = await attempt(game.ask(action));
    if (sent.ok) announce(done);
  };
  const handIn = (): void => {
    if (read?.ok && !isSame && !isBusy.value)
      void ask({ kind: 'hand-in', call, tiles: [...tiles], claimed: null }, t('duplicate.is-in'));
  };

  const said = (): string => {
    if (trouble.value !== null) return sayTrouble(texts.value, trouble.value);
    if (read === null) return t('duplicate.lay');
    if (!read.ok) return t(`duplicate.verdict.${read.error}`);
    const { score } = read.value;
    return `${laidText(tiles, view.board, naming)} · ${t('count.points', { count: score })}`;
  };
  return (
    <>
      <LayTiles game={scene} draft={draft} onDone={handIn} />
      <p
        class={`${css.said} ${trouble.value === null && read?.ok !== false ? '' : 'warn'}`}
        role="status"
      >
        {said()}
      </p>
      <p class={css.handed} role="status">
        {handedIn === null
          ? null
          : t('duplicate.handed-in', { play: laidText(handedIn, view.board, naming) })}
      </p>
      <div class="buttons">
        <button
          type="button"
          class="main"
          disabled={!read?.ok || isSame || isBusy.value}
          onClick={handIn}
        >
          {t(handedIn === null ? 'duplicate.hand-in' : 'duplicate.replace')}
        </button>
        <RecallOrShuffle draft={draft} onRecall={forget} />
        {handedIn === null ? null : (
          <button
            type="button"
            disabled={isBusy.value}
            onClick={() => ask({ kind: 'withdraw', call }, t('duplicate.withdrawn'))}
          >
            {t('duplicate.withdraw')}
          </button>
        )}
      </div>
    </>
  );
}

const sameTiles = (a: readonly PlacedTile[], b: readonly PlacedTile[]): boolean =>
  a.length === b.length &&
  a.every(({ square, letter, blank }) =>
    b.some((tile) => tile.square === square && tile.letter === letter && tile.blank === blank),
  );

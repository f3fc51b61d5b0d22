/** Boards and tile faces as pictures to tap: each a group of radio buttons, for keys and screen readers as for fingers. */
import { tilesetOf } from '@taht/editions';
import type { TileSet } from '@taht/rules';
import { useId } from 'preact/hooks';
import { friendlyChoices } from '../home/friendly-choices.ts';
import { texts } from '../i18n/texts.ts';
import type { PremiumKind } from '../play/board/premium-kinds.ts';
import { PremiumSquare } from '../play/board/premium-square.tsx';
import { Tile } from '../play/board/tile.tsx';
import { BOARDS, type Board, type ShownBoard, TILE_FACES } from '../preferences/boards.ts';
import { preferences } from '../preferences/preferences.ts';
import { rulebookBoard } from '../preferences/shown-board.ts';
import { Option } from './option.tsx';
import css from './pictures.module.css';

/** The corner of a board, with every kind of premium in it. */
const SQUARES: readonly (PremiumKind | null)[] = [
  ...(['triple-word', null, 'double-letter'] as const),
  ...([null, 'star', null] as const),
  ...(['triple-letter', null, 'double-word'] as const),
];

export function BoardPictures({ ruleset }: { readonly ruleset: string }) {
  const { t } = texts.value;
  const name = useId();
  const look = (board: Board): ShownBoard =>
    board === 'rulebook' ? rulebookBoard(ruleset) : board;
  return (
    <div role="radiogroup" aria-labelledby={name}>
      <h2 id={name}>{t('settings.board')}</h2>
      <div class={css.pictures}>
        {BOARDS.map((board) => (
          <Option key={board} of={preferences.board} value={board} group={name} look={css.picture}>
            <SmallBoard look={look(board)} />
            <span>{t(`settings.board.${board}`)}</span>
          </Option>
        ))}
      </div>
      <Option of={preferences.board} value="fitting" group={name} look={css.fitting}>
        <span>
          <b>{t('settings.board.fitting')}</b>
          <small>{t('settings.board.fitting-about')}</small>
        </span>
      </Option>
    </div>
  );
}

const SmallBoard = ({ look }: { readonly look: ShownBoard }) => (
  <span class={css.board} data-board={look} aria-hidden="true">
    <span>
      {SQUARES.map((kind, i) =>
        kind === null ? <i key={i} /> : <PremiumSquare key={i} kind={kind} />,
      )}
    </span>
  </span>
);

export function TilePictures({ edition }: { readonly edition: string }) {
  const { t } = texts.value;
  const name = useId();
  const [letter, , points] = ownTile(tilesetOf(friendlyChoices(edition).tileset) as TileSet);
  return (
    <div role="radiogroup" aria-labelledby={name}>
      <h2 id={name}>{t('settings.tiles')}</h2>
      <div class={css.pictures}>
        {TILE_FACES.map((face) => (
          <Option key={face} of={preferences.tileFace} value={face} group={name} look={css.picture}>
            <span class={css.tile} data-tile-face={face}>
              <Tile tile={letter} points={points} />
            </span>
            <span>{t(`settings.tiles.${face}`)}</span>
          </Option>
        ))}
      </div>
    </div>
  );
}

/** A letter that English lacks, where there is one. */
const ownTile = ({ tiles }: TileSet): TileSet['tiles'][number] =>
  tiles.findLast(([letter]) => /^\p{L}+$/u.test(letter) && !/[A-Z]/u.test(letter)) ??
  (tiles.at(-1) as TileSet['tiles'][number]);

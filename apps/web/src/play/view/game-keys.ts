/** The keys of a game: digits for what has a button, letters for tiles. Neither is in the way of the other in any language. */
import { BLANK, type Letter, type Tile } from '@taht/letters';
import type { Naming } from '@taht/phrasing';
import { texts } from '../../i18n/texts.ts';
import { announce } from '../../ui/announcer.tsx';
import type { Which } from '../dialogs/dialogs.tsx';
import { type Draft, onRack } from '../input/draft.ts';
import type { TileInput } from '../input/input.ts';
import { letterOfKey, typingCursor } from '../input/typing.ts';
import type { GameModel } from '../model/game-model.ts';

const SHORTCUTS: Readonly<Record<string, Which>> = {
  '3': 'exchange',
  '4': 'pass',
  '5': 'unseen',
  '6': 'hint',
  '8': 'challenge',
  '0': 'more',
  '?': 'keys',
};

export function keysOf(
  model: GameModel,
  input: TileInput,
  naming: Naming,
  open: (which: Which) => void,
): (event: KeyboardEvent) => void {
  return (event) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof HTMLElement) || target.closest('dialog, input, select, textarea'))
      return;
    const which = SHORTCUTS[key];
    const { alphabet } = naming.script;
    const letter = letterOfKey(alphabet, key);
    const game = model.game.value;
    if (which !== undefined) open(which);
    else if (key === '1') input.shuffle();
    else if (key === '2') input.sort(alphabet.letters);
    else if (key === '9') void tellStanding(model, naming);
    else if (key === '7') {
      if (model.prompt.value?.kind === 'accept') void model.act({ kind: 'accept' });
    } else if (key === 'Backspace') input.erase();
    else if (key === 'Escape') input.recallAll();
    else if (letter !== undefined && game !== null) {
      const { square } = typingCursor(game, model.draft.value);
      tellTyped(input.type(letter, square), letter, model.draft.value);
    } else return;
    event.preventDefault();
  };
}

/** Says what came of a letter that was typed: the tile that was laid, or that there is none. */
function tellTyped(tile: Tile | undefined, letter: Letter, draft: Draft): void {
  const { t } = texts.value;
  const isAtHand = onRack(draft).some((piece) => piece.tile === BLANK || piece.tile === letter);
  if (tile !== undefined) announce(tile === BLANK ? `${letter}, ${t('tile.blank')}` : letter);
  else if (!isAtHand) announce(t('refusal.tile-not-on-rack', { tile: letter }));
}

/** Told when it is asked for, so that nobody has to look for it piece by piece. */
async function tellStanding({ game, draft, seat, session }: GameModel, naming: Naming) {
  const { standingLines } = await import('../dialogs/standing.ts');
  const present = game.value;
  if (present === null) return;
  const stand = {
    game: present,
    naming,
    draft: draft.value,
    seat: seat.value,
    now: session.now(),
  };
  announce(...standingLines(stand, texts.value));
}

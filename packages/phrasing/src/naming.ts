/** How the things of one game are called at its table: players, squares, plays, bags. */
import type { Alphabet } from '@taht/letters';
import { columnLabels, type Game, makePosition, type Notation, type Position } from '@taht/rules';
import type { Names } from './explain.ts';
import { plain } from './plain.ts';
import type { Texts } from './texts.ts';

/** How this table writes: what a typed move is read with. */
export interface Script {
  readonly alphabet: Alphabet;
  readonly notation: Notation;
  readonly columns: readonly string[];
}

export interface Naming extends Names {
  readonly script: Script;
  /** `H8 SÕNA`, as this edition writes it. */
  play(play: Position & { readonly word: string }): string;
}

/** What names are made from, of a game or of a score sheet. */
export type NamedGame = Pick<Game, 'rules' | 'star'> & {
  readonly seats: readonly { readonly player: { readonly name: string } }[];
};

/** The alphabet is that of the game's tile set. */
export function makeNaming(game: NamedGame, alphabet: Alphabet, { t }: Texts): Naming {
  const { notation } = game.rules;
  const columns = columnLabels(notation, alphabet);
  const position = (place: Position): string => makePosition(place, notation, columns);
  return {
    script: { alphabet, notation, columns },
    columns,
    player: (seat) => plain(game.seats[seat]?.player.name ?? ''),
    example: `${position({ square: game.star, direction: 'across' })} ${t('play.sample-word')}`,
    bags: bagNames(game, t),
    play: (play) => `${position(play)} ${play.word}`,
  };
}

function bagNames({ rules: { bags } }: NamedGame, t: Texts['t']): string[] {
  if (bags.split === 'none') return [t('bag.all')];
  const two = [t('bag.vowels'), t('bag.consonants')];
  return bags.blanks === 'third' ? [...two, t('bag.blanks')] : two;
}

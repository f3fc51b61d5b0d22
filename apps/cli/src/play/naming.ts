/** How the things of one game are called at this table: players, squares, plays, bags. */
import { columnLabels, type Game, makePosition } from '@taht/rules';
import { alphabetFor } from '../alphabet-for.ts';
import type { Names } from '../explain.ts';
import type { Texts } from '../i18n.ts';
import { plain } from '../text/width.ts';
import type { Script } from './move-text.ts';
import type { Turn } from './turns.ts';

export interface Naming extends Names {
  readonly script: Script;
  /** `H8 SÕNA`, as this edition writes it. */
  play(play: NonNullable<Turn['play']>): string;
}

export function namingOf(game: Game, { t }: Texts): Naming {
  const alphabet = alphabetFor(game.setup.tileset);
  const { notation } = game.rules;
  const columns = columnLabels(notation, alphabet);
  const position = (place: Parameters<typeof makePosition>[0]): string =>
    makePosition(place, notation, columns);
  return {
    script: { alphabet, notation, columns },
    columns,
    player: (seat) => plain(game.seats[seat]?.player.name ?? ''),
    example: `${position({ square: game.star, direction: 'across' })} ${t('play.sample-word')}`,
    bags: bagNames(game, t),
    play: (play) => `${position(play)} ${play.word}`,
  };
}

function bagNames({ rules: { bags } }: Game, t: Texts['t']): string[] {
  if (bags.split === 'none') return [t('bag.all')];
  const two = [t('bag.vowels'), t('bag.consonants')];
  return bags.blanks === 'third' ? [...two, t('bag.blanks')] : two;
}

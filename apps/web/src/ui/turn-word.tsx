/** The word of a play as one reads it: all letters large, that of a blank in the colour it has on its tile. */
import { type Alphabet, BLANK } from '@taht/letters';
import { type Turn, wordsPlayed } from '@taht/phrasing';
import css from './turn-word.module.css';

export interface TurnWordProps {
  readonly turn: Turn;
  readonly alphabet: Alphabet;
}

export const TurnWord = ({ turn, alphabet }: TurnWordProps) => (
  <b class={css.word}>
    {wordsPlayed([turn], alphabet)
      .flatMap(({ tiles }) => tiles)
      .map(({ tile, letter }, i) => (tile === BLANK ? <span key={i}>{letter}</span> : letter))}
  </b>
);

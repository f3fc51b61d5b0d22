/** Alphabets, tiles of more than one character, and the way between text and letters. */
export {
  type Alphabet,
  type AlphabetSpec,
  isVowel,
  type Letter,
  letterCode,
  makeAlphabet,
} from './alphabet.ts';
export { type LetterFailure, parseLetter, parseWord } from './parse.ts';
export { BLANK, makeRack, makeTile, parseLetters, parseRack, type Tile } from './rack.ts';
export { makeToken, parseTokens, type Token, withoutShift } from './tokens.ts';
export { lettersWithoutTile } from './without-tile.ts';

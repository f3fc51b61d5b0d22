/** A door for small commands: what they say of text that others typed, without the rules of games. */
export { explainLetter } from './explain-letter.ts';
export { glossText, readingText } from './meaning.ts';
export { plain } from './plain.ts';
export { type Compiled, sayIn } from './say.ts';
export type { Texts, Values } from './texts.ts';

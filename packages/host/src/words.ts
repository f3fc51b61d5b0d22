/** The door `@taht/host/words`: the word lists at hand. It loads no journal and no engine. */
export {
  BUILT_IN_LEXICONS,
  isLexiconId,
  type LexiconLoadFailure,
  type LexiconPlace,
  lexiconPath,
  lexiconsFolder,
  listLexicons,
  loadLexicon,
  readLexicon,
  widerLexicon,
} from './lexicons.ts';

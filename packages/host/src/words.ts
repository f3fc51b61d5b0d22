/** The door `@taht/host/words`: the word lists at hand. It loads no journal and no engine. */
export { familyOf } from './family-file.ts';
export {
  BUILT_IN_LEXICONS,
  builtInFile,
  isLexiconId,
  type LexiconLoadFailure,
  type LexiconPlace,
  lexiconPath,
  lexiconsFolder,
  listLexicons,
  loadLexicon,
  loadOldVersion,
  loadVersion,
  OLD_LEXICONS,
  oldLexiconPath,
  readLexicon,
  shortHash,
  storeVersion,
  widerLexicon,
} from './lexicons.ts';
export { meaningsFor, type TellMeaning } from './meanings.ts';
export { nextPatchPath, patchPaths } from './patch-files.ts';

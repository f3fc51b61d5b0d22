/** The door `@taht/host/files`: files, folders, the user's language and chance. It loads nothing but Node. */
export { newGameId, randomSeed, SEED_PATTERN } from './chance.ts';
export { dataFolder, gamesFolder, scoreSheetsFolder } from './data-folder.ts';
export { FILE_REASONS, type FileFailure, type FileReason, fileFailure } from './file-failure.ts';
export { preferredLanguage } from './language.ts';
export { namesIn } from './names-in.ts';
export { readBytes, readInput } from './read-bytes.ts';
export { makeScratchFolder } from './scratch-folder.ts';
export { setAside } from './set-aside.ts';
export { replaceFile, writeNewFile } from './write-file.ts';

/** The door `@taht/host/files`: files, folders and the user's language. It loads little of Node, and nothing else. */
export { dataFolder, gamesFolder, scoreSheetsFolder } from './data-folder.ts';
export { type FileFailure, type FileReason, fileFailure } from './file-failure.ts';
export { preferredLanguage } from './language.ts';
export { namesIn } from './names-in.ts';
export { readBytes, readInput } from './read-bytes.ts';
export { makeScratchFolder } from './scratch-folder.ts';
export { setAside } from './set-aside.ts';
export { replaceFile, writeNewFile } from './write-file.ts';

/** Where the solitaires and un-games of this device lie. */
import { gamesIn, openShelf, type Shelf, type Stored } from '../shelf.ts';
import type { SavedOtherGame } from './message.ts';

export type ModeShelf = Shelf<Stored<string>, SavedOtherGame>;

/** Of the browser's database, and of what its tabs say to each other. */
export const MODES = 'taht-modes';

export const openModes = (): Promise<ModeShelf> => openShelf(gamesIn(MODES));

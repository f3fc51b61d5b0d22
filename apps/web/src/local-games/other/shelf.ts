/** Where the solitaires and un-games of this device lie. */
import { openShelf } from '../shelf.ts';
import type { ModeShelf } from './room.ts';

/** Of the browser's database, and of what its tabs say to each other. */
export const MODES = 'taht-modes';

export const openModes = (): Promise<ModeShelf> => openShelf(MODES);

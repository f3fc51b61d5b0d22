/** What was chosen for the last game of this device, to be offered again for the next. */
import { isText, remembered } from '../preferences/preferences.ts';
import { GENTLE } from './opponents.ts';
import { isPlaces, type Place } from './places.ts';

export const lastBot = remembered<string>('bot', GENTLE, isText);

/** The rules that were last put together, as their share code. */
export const lastCode = remembered('code', '', isText);

/** Who last sat around this device. */
export const lastPlaces = remembered<readonly Place[]>('places', [], isPlaces);

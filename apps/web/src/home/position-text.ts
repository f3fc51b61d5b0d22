/** A position of the day as it is stored: `SEED|PLAY PLAY …|RACK|PLAY`, plays as in GCG without the gap (`8HHORN`). */

/** The seat of whoever looks at the first screen; the bot has the other. */
export const PERSON = 0;

/** What both seats contribute to the draw, so that the same seed gives everybody the same tiles. */
export const HOME_CONTRIBUTION = 'position of the day';

/** The seed of a game, from the number in the file. */
export const seedText = (number: number): string => number.toString(16).padStart(64, '0');

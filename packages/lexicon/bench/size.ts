/** As many letters as a row of the board has, which this package does not know. */
export const SIZE = 15;

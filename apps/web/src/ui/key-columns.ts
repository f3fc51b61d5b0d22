/** As many keys of 44 px as fit beside each other on the narrowest phone. */
const MOST = 7;

/** How many keys stand beside each other, so that all rows are about as long and none is left alone. */
export const keyColumns = (count: number): number => Math.ceil(count / Math.ceil(count / MOST));

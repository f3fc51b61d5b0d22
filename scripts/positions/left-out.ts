/** Seeds whose positions nobody would want on a first screen: words that are crude, sad or hardly known. Read by people. */
export const LEFT_OUT: Readonly<Record<string, readonly number[]>> = {};

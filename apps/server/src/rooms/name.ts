/** The names of streams and commands: short, and the same wherever they are written. */

const NAME = /^[\w.:~-]{1,100}$/;

export const isName = (text: string): boolean => NAME.test(text);

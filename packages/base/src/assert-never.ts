/** Closes a switch over a union: the compiler complains when a variant is missing, and a lie at run time throws. */
export function assertNever(value: never): never {
  throw new Error(`unexpected variant: ${JSON.stringify(value)}`);
}

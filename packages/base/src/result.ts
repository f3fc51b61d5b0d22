/** Expected failures travel as values; only bugs throw. */
export type Result<T, E> = Ok<T> | Err<E>;

/** What succeeded, with its value. */
export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

/** What failed, and why. */
export interface Err<E> {
  readonly ok: false;
  readonly error: E;
}

/** A success with its value. */
export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });
/** A failure with its reason. */
export const err = <E>(error: E): Err<E> => ({ ok: false, error });

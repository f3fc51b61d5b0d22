/** A type that looks like `T` but cannot be mixed up with another `T`. */
export type Brand<T, Name extends string> = T & { readonly __brand: Name };

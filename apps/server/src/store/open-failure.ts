/** Why a store cannot be opened: a code and the facts. */

export type OpenFailure =
  | { readonly code: 'store-in-use'; readonly path: string }
  /** It is being filled from another one, which has not come to its end. */
  | { readonly code: 'store-moving'; readonly path: string }
  /** Written by a later version of the program. */
  | { readonly code: 'newer-schema'; readonly found: number; readonly known: number }
  | { readonly code: 'not-a-store'; readonly path: string }
  | { readonly code: 'store-corrupt'; readonly path: string; readonly faults: readonly string[] }
  | {
      readonly code: 'store-unreachable';
      readonly path: string;
      /** The system's own word for it. */
      readonly detail: string;
    };

/** The words about which somebody wants to know what they mean; the card that tells it is fetched then. */
import { signal } from '@preact/signals';

export interface AskedWords {
  /** Several where words cross. */
  readonly words: readonly string[];
  readonly edition: string;
  /** The list of the game; undefined for the edition's own. */
  readonly list?: string | undefined;
  /** Who came by a button or a key goes on in the card; on the board nothing else changes. */
  readonly takesFocus: boolean;
}

export const asked = signal<AskedWords | null>(null);

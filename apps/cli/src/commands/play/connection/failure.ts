/** Why the server did not do something: the game refused it, or the connection failed. */
import type { Texts } from '@taht/phrasing';

export interface NotDone {
  readonly kind: string;
  readonly code?: string;
  readonly refusal?: { readonly code: string };
}

export const codeOf = ({ refusal, code, kind }: NotDone): string => refusal?.code ?? code ?? kind;

export const explainNotDone = ({ t }: Texts, failure: NotDone): string =>
  t('network-game.not-done', { code: codeOf(failure) });

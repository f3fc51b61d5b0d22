/** What the server did not carry out, and why: a refusal of the game, or trouble on the way. */
import type { Texts } from '@taht/phrasing';

export interface NotDone {
  readonly kind: string;
  readonly code?: string;
  readonly refusal?: { readonly code: string };
}

export const codeOf = ({ refusal, code, kind }: NotDone): string => refusal?.code ?? code ?? kind;

export const explainNotDone = ({ t }: Texts, failure: NotDone): string =>
  t('online.not-done', { code: codeOf(failure) });

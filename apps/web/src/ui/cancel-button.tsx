/** The way out of a question without an answer. */
import { texts } from '../i18n/texts.ts';

export const CancelButton = ({ onClick }: { readonly onClick: () => void }) => (
  <button type="button" onClick={onClick}>
    {texts.value.t('shell.cancel')}
  </button>
);

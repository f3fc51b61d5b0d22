/** The opponents in front of a small screen. */
import { texts } from '../i18n/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { OpponentList } from './opponent-list.tsx';
import css from './opponents.module.css';

export const OpponentDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title={texts.value.t('home.opponents')} onClose={onClose}>
    <OpponentList onChoose={onClose} />
    <p class={css.more}>
      <a class="button" href="/new">
        {texts.value.t('home.more-opponents')}
      </a>
    </p>
  </Dialog>
);

/** Shares a finished game: its picture and a link, by the device's own way where it has one, else as a file and a text to copy. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { useParts } from '../../i18n/use-part.ts';
import { Copied } from '../../ui/copied.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import css from './end.module.css';
import { type PictureFacts, pictureOf } from './picture.ts';

interface Shared {
  readonly picture: Blob | null;
  readonly link: string | null;
}

const NAME = 'taht.png';

export function ShareButton(facts: PictureFacts) {
  const { t } = texts.value;
  const isBusy = useSignal(false);
  const shared = useSignal<Shared | null>(null);
  const share = async (): Promise<void> => {
    isBusy.value = true;
    const [picture, link] = await Promise.all([pictureOf(facts), linkOf(facts)]);
    isBusy.value = false;
    if (!(await hasShared(facts, { picture, link }))) shared.value = { picture, link };
  };
  return (
    <>
      <button type="button" disabled={isBusy.value} onClick={share}>
        <Icon name="share" />
        {t('finish.share')}
      </button>
      {shared.value === null ? null : (
        <ShareDialog
          {...shared.value}
          onClose={() => {
            shared.value = null;
          }}
        />
      )}
    </>
  );
}

const linkOf = ({ game, naming }: PictureFacts): Promise<string | null> =>
  import('./game-link.ts').then(
    ({ gameLink }) =>
      gameLink(
        game,
        game.seats.map((_, seat) => naming.player(seat)),
      ),
    () => null,
  );

/** Whether the device took it; whoever thought better of it is not asked again. */
async function hasShared(
  { game, naming }: PictureFacts,
  { picture, link }: Shared,
): Promise<boolean> {
  const files = picture === null ? [] : [new File([picture], NAME, { type: picture.type })];
  const text = game.seats.map(({ score }, seat) => `${naming.player(seat)} ${score}`).join(' – ');
  const data = { files, text, ...(link !== null && { url: link }) };
  if (navigator.canShare?.(data) !== true) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

interface ShareDialogProps extends Shared {
  readonly onClose: () => void;
}

function ShareDialog({ picture, link, onClose }: ShareDialogProps) {
  const { t } = texts.value;
  const isReady = useParts('review');
  const address = useSignal('');
  useEffect(() => {
    if (picture === null) return undefined;
    const made = URL.createObjectURL(picture);
    address.value = made;
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return (
    <Dialog title={t('finish.share')} onClose={onClose}>
      {picture === null ? <p>{t('finish.no-picture')}</p> : null}
      {address.value === '' ? null : (
        <>
          <img class={css.picture} src={address.value} alt={t('finish.sky')} />
          <p class="buttons middle">
            <a class="button main" href={address.value} download={NAME}>
              {t('finish.save-picture')}
            </a>
          </p>
        </>
      )}
      {link === null || !isReady ? null : <Copied label={t('review.link')} text={link} />}
      <p class="buttons middle">
        <button type="button" onClick={onClose}>
          {t('shell.close')}
        </button>
      </p>
    </Dialog>
  );
}

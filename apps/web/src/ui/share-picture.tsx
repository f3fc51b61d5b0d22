/** Shares a picture and a link, by the device's own way where it has one, else as a file and a text to copy. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { texts } from '../i18n/texts.ts';
import { useParts } from '../i18n/use-part.ts';
import { Copied } from './copied.tsx';
import { CloseLine, Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import css from './share-picture.module.css';

export interface ToShare {
  /** Null where the browser does not draw. */
  readonly picture: Blob | null;
  readonly link: string | null;
}

interface SharePictureProps {
  readonly label: string;
  /** What is to be seen on the picture. */
  readonly alt: string;
  /** What goes with it. */
  readonly text: string;
  readonly make: () => Promise<ToShare>;
}

const NAME = 'taht.png';

export function SharePicture({ label, alt, text, make }: SharePictureProps) {
  const isBusy = useSignal(false);
  const shared = useSignal<ToShare | null>(null);
  const share = async (): Promise<void> => {
    isBusy.value = true;
    const made = await make();
    isBusy.value = false;
    if (!(await hasShared(made, text))) shared.value = made;
  };
  return (
    <>
      <button type="button" disabled={isBusy.value} onClick={share}>
        <Icon name="share" />
        {label}
      </button>
      {shared.value === null ? null : (
        <ShareDialog
          {...shared.value}
          label={label}
          alt={alt}
          onClose={() => {
            shared.value = null;
          }}
        />
      )}
    </>
  );
}

/** Whether the device took it; whoever thought better of it is not asked again. */
async function hasShared({ picture, link }: ToShare, text: string): Promise<boolean> {
  const files = picture === null ? [] : [new File([picture], NAME, { type: picture.type })];
  const data = { files, text, ...(link !== null && { url: link }) };
  if (navigator.canShare?.(data) !== true) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

interface ShareDialogProps extends ToShare, Pick<SharePictureProps, 'label' | 'alt'> {
  readonly onClose: () => void;
}

function ShareDialog({ picture, link, label, alt, onClose }: ShareDialogProps) {
  const { t } = texts.value;
  const isReady = useParts('review', 'finish');
  const address = useSignal('');
  useEffect(() => {
    if (picture === null) return undefined;
    const made = URL.createObjectURL(picture);
    address.value = made;
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  if (!isReady) return null;
  return (
    <Dialog title={label} onClose={onClose}>
      {picture === null ? <p>{t('finish.no-picture')}</p> : null}
      {address.value === '' ? null : (
        <>
          <img class={css.picture} src={address.value} alt={alt} />
          <p class="buttons middle">
            <a class="button main" href={address.value} download={NAME}>
              {t('finish.save-picture')}
            </a>
          </p>
        </>
      )}
      {link === null ? null : <Copied label={t('review.link')} text={link} />}
      <CloseLine onClose={onClose} />
    </Dialog>
  );
}

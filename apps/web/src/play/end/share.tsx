/** Shares a finished game: its picture and a link. */
import { texts } from '../../i18n/texts.ts';
import { SharePicture } from '../../ui/share-picture.tsx';
import { type PictureFacts, pictureOf } from './picture.ts';

export function ShareButton(facts: PictureFacts) {
  const { t } = texts.value;
  const { game, naming } = facts;
  return (
    <SharePicture
      label={t('finish.share')}
      alt={t('finish.sky')}
      text={game.seats.map(({ score }, seat) => `${naming.player(seat)} ${score}`).join(' – ')}
      make={async () => {
        const [picture, link] = await Promise.all([pictureOf(facts), linkOf(facts)]);
        return { picture, link };
      }}
    />
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

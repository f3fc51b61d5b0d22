/** The same tournament for the next time: its rules and prizes, and none of its people. */
import { ok, type Result } from '@taht/base';
import { useLocation } from 'preact-iso';
import { connection } from '../../../connection/connection.ts';
import { openStream } from '../../../connection/open-stream.ts';
import { AskButton } from '../../../connection/parts/ask-button.tsx';
import type { Trouble } from '../../../connection/trouble.ts';
import { texts } from '../../../i18n/texts.ts';
import { copiedOptions } from '../../begin/copied.ts';
import { sayTrouble } from '../../tournament-texts.ts';
import type { TournamentProps } from '../../with-tournament.tsx';
import css from '../console.module.css';

export function CopyNext({ view }: Pick<TournamentProps, 'view'>) {
  const { t } = texts.value;
  const { route } = useLocation();
  const copy = async (): Promise<Result<null, Trouble>> => {
    const server = connection();
    const options = copiedOptions(view, server.serverTime);
    const opened = await openStream('tournament', { options });
    if (!opened.ok) return opened;
    const stream = opened.value;
    // Prizes that did not arrive are missed by the new console itself.
    if (view.prizes.length > 0)
      await server.send(stream, { kind: 'set-prizes', prizes: view.prizes });
    route(`/tournament/${stream}/console/setup`);
    return ok(null);
  };
  return (
    <div class={css.buttons}>
      <AskButton text={t('console.copy-next')} say={sayTrouble} onAsk={copy} />
      <small>{t('console.copy-next-about')}</small>
    </div>
  );
}

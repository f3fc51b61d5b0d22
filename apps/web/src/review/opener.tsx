/** Where a game to look at comes from: a finished game of this device, a file, or text that is pasted. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { dayText } from '../i18n/dates.ts';
import { texts } from '../i18n/texts.ts';
import { localGames } from '../local-games/client.ts';
import type { SavedGame } from '../local-games/message.ts';
import { chosenEdition, EditionChoice } from '../ui/edition-choice.tsx';
import css from '../ui/fields.module.css';
import { FileButton } from '../ui/file-button.tsx';
import { type Opened, type OpenFailure, openBytes } from './open.ts';

export interface OpenerProps {
  /** Of the page that the games of this device are opened with. */
  readonly page: 'replay' | 'analysis';
  readonly onOpen: (opened: Opened) => void;
}

export function Opener({ page, onOpen }: OpenerProps) {
  const { t } = texts.value;
  const games = useSignal<readonly SavedGame[]>([]);
  const pasted = useSignal('');
  const failure = useSignal<OpenFailure | null>(null);
  useEffect(() => {
    void localGames.ask({ kind: 'list' }).then((list) => {
      if (list.ok) games.value = list.value.filter(({ isOver }) => isOver);
    });
  }, [games]);

  const open = async (bytes: Uint8Array): Promise<void> => {
    const opened = await openBytes(bytes, chosenEdition());
    failure.value = opened.ok ? null : opened.error;
    if (opened.ok) onOpen(opened.value);
  };

  return (
    <>
      <h2>{t('review.games-here')}</h2>
      {games.value.length === 0 ? <p>{t('review.no-games')}</p> : null}
      <ul class={css.links}>
        {games.value.map(({ id, players, scores, at }) => (
          <li key={id}>
            <a class="button" href={`/review/${page}/${id}`}>
              {players.map(({ name }, i) => `${name} ${scores[i]}`).join(' – ')}
              <small>{dayText(at, texts.value.language)}</small>
            </a>
          </li>
        ))}
      </ul>
      <h2>{t('review.from-file')}</h2>
      <p>{t('review.from-file-about')}</p>
      <EditionChoice />
      <p>
        <FileButton
          text={t('review.choose-file')}
          accept=".gcg,.json,.jsonl,.taht,text/plain,application/json"
          onFile={async (file) => open(new Uint8Array(await file.arrayBuffer()))}
        />
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void open(new TextEncoder().encode(pasted.value));
        }}
      >
        <label class={css.field}>
          {t('review.paste')}
          <textarea
            rows={5}
            value={pasted.value}
            onInput={({ currentTarget }) => {
              pasted.value = currentTarget.value;
            }}
          />
        </label>
        <button type="submit">{t('review.open')}</button>
      </form>
      <p class="warn" role="status">
        {failure.value === null ? '' : t(`review.failure.${failure.value}`)}
      </p>
    </>
  );
}

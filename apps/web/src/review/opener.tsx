/** Where a game to look at comes from: a finished game of this device, a file, or text that is pasted. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { dayText } from '../i18n/dates.ts';
import { texts } from '../i18n/texts.ts';
import { localGames } from '../local-games/client.ts';
import type { SavedGame } from '../local-games/message.ts';
import { chosenEdition } from '../ui/chosen-edition.ts';
import { EditionChoice } from '../ui/edition-choice.tsx';
import css from '../ui/fields.module.css';
import { FileButton } from '../ui/file-button.tsx';
import { NoGames } from '../ui/no-games.tsx';
import { typedInto } from '../ui/set.ts';
import { type Opened, type OpenFailure, openBytes } from './open.ts';

export interface OpenerProps {
  readonly onOpen: (opened: Opened) => void;
}

export function Opener({ onOpen }: OpenerProps) {
  const { t } = texts.value;
  const games = useSignal<readonly SavedGame[] | null>(null);
  const pasted = useSignal('');
  const failure = useSignal<OpenFailure | null>(null);
  useEffect(() => {
    void localGames.ask({ kind: 'list' }).then((list) => {
      if (list.ok) games.value = list.value.filter(({ isOver }) => isOver);
    });
  }, [games]);

  const open = async (bytes: Uint8Array): Promise<void> => {
    const opened = await openBytes(bytes, chosenEdition().id);
    failure.value = opened.ok ? null : opened.error;
    if (opened.ok) onOpen(opened.value);
  };

  return (
    <>
      <h2>{t('review.games-here')}</h2>
      {games.value?.length === 0 ? <NoGames title={t('review.no-games')} /> : null}
      <ul class="rows">
        {games.value?.map(({ id, players, scores, at }) => (
          <li key={id}>
            <a href={`/review/replay/${id}`}>
              <strong>{players.map(({ name }, i) => `${name} ${scores[i]}`).join(' – ')}</strong>
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
          <textarea rows={5} value={pasted.value} onInput={typedInto(pasted)} />
        </label>
        <button type="submit">{t('review.open')}</button>
      </form>
      <p class="warn" role="status">
        {failure.value === null ? '' : t(`review.failure.${failure.value}`)}
      </p>
    </>
  );
}

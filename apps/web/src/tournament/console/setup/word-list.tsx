/** By which list words are judged, what the rules name, and how a list of one's own comes here. */
import { useSignal } from '@preact/signals';
import { importCommand } from '@taht/phrasing';
import { AskButton } from '../../../connection/parts/ask-button.tsx';
import { Choice } from '../../../connection/parts/fields.tsx';
import { listText } from '../../../engine/list-text.ts';
import { texts } from '../../../i18n/texts.ts';
import { useParts } from '../../../i18n/use-part.ts';
import { into } from '../../../ui/set.ts';
import { gamesText, referenceText, sayTrouble } from '../../tournament-texts.ts';
import { useLists } from '../../use-lists.ts';
import type { TournamentProps } from '../../with-tournament.tsx';
import css from '../console.module.css';
import { useMeantFold } from './use-meant-fold.ts';

/** Behind the `#` of the address of whoever is sent here. */
export const WORD_LIST = 'list';

export function WordList({ tournament, view }: TournamentProps) {
  const { t } = texts.value;
  const { head } = view;
  const lists = useLists(head.language).value;
  const chosen = useSignal<string | null>(null);
  const fold = useMeantFold(WORD_LIST);
  const said = useParts('lists')
    ? lists.map(({ id }) => [id, listText(texts.value, id)] as const)
    : [];
  const id = chosen.value ?? head.lexicon.id;
  const hash = lists.find((list) => list.id === id)?.hash || '-';
  return (
    <details ref={fold}>
      <summary>{t('console.own-list')}</summary>
      <p>{gamesText(texts.value, head)}</p>
      {referenceText(texts.value, head) === undefined ? null : (
        <p>{referenceText(texts.value, head)}</p>
      )}
      <p>{t('console.own-list-about')}</p>
      <p>
        <code class={css.code}>{importCommand(head.language)}</code>
      </p>
      {head.phase === 'over' ? null : (
        <div class={`${css.fields} ${css.lists}`}>
          <Choice label={t('console.lexicon')} value={id} items={said} onChange={into(chosen)} />
          {id === head.lexicon.id ? null : (
            <AskButton
              text={t('console.own-list-take')}
              isMain
              say={sayTrouble}
              onAsk={() => tournament.ask({ kind: 'set-lexicon', lexicon: { id, hash } })}
            />
          )}
        </div>
      )}
    </details>
  );
}

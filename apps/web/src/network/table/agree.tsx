/** One tap: sit down if need be, and agree to the rules. */
import type { Result } from '@taht/base';
import { isFriendly } from '@taht/editions';
import { plain } from '@taht/phrasing';
import type { TableHead } from '@taht/protocol';
import { TroubleNote } from '../../connection/parts/name-form.tsx';
import type { Trouble } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { useAttempt } from '../../ui/use-attempt.ts';
import type { NetworkTable } from './network-table.ts';
import css from './table.module.css';

export interface AtTableProps {
  readonly table: NetworkTable;
  readonly head: TableHead;
}

export function Agree({ table, head }: AtTableProps) {
  const { t, list } = texts.value;
  const { isBusy, trouble, attempt } = useAttempt<Trouble>();
  if (head.phase !== 'open') return null;
  const own = head.own === null ? undefined : head.places[head.own];
  const free = head.places.findIndex(({ kind }) => kind === 'empty');
  const isReady = own?.kind === 'person' && own.isReady;
  if (own === undefined && free < 0) return null;
  const isRematch = head.results.length > 0;
  // To a first friendly game nobody has to agree: whoever sits down plays.
  if (isReady && !isRematch && isFriendly(head.options.ruleset)) return null;
  const eager = head.places.flatMap((place, at) =>
    place.kind === 'person' && place.isReady && at !== head.own ? [plain(place.name)] : [],
  );

  const sitAndAgree = async (): Promise<Result<unknown, Trouble>> => {
    const sat = own === undefined ? await table.ask({ kind: 'sit', place: free }) : undefined;
    return sat?.ok === false ? sat : table.ask({ kind: 'ready', isReady: !isReady });
  };
  return (
    <div>
      {isRematch && eager.length > 0 && !isReady ? (
        <p role="status">{t('table.rematch-asked', { players: list(eager) })}</p>
      ) : null}
      <p class={css.buttons}>
        <button
          type="button"
          class={isReady ? undefined : 'main'}
          disabled={isBusy.value}
          onClick={() => attempt(sitAndAgree())}
        >
          {isReady ? t('table.wait') : t(isRematch ? 'table.rematch' : 'game.agree')}
        </button>
        {isReady ? <span role="status">{t('table.waiting')}</span> : null}
      </p>
      <TroubleNote trouble={trouble.value} />
    </div>
  );
}

/** On the console: who wants to help, and how they find the page. */
import { useSignal } from '@preact/signals';
import { err } from '@taht/base';
import { plain } from '@taht/phrasing';
import type { AdmissionRequest, Official, RefereeKind } from '@taht/tournament';
import { AskButton } from '../../connection/parts/ask-button.tsx';
import { Choice } from '../../connection/parts/fields.tsx';
import people from '../../connection/parts/forms.module.css';
import parts from '../../connection/parts/parts.module.css';
import { ShareLink } from '../../connection/parts/share-link.tsx';
import { texts } from '../../i18n/texts.ts';
import { useParts } from '../../i18n/use-part.ts';
import { into, typedInto } from '../../ui/set.ts';
import { sayTrouble } from '../tournament-texts.ts';
import type { TournamentProps } from '../with-tournament.tsx';
import { RefereeFrom } from './referee-from.tsx';
import { requestNumber } from './request-number.ts';
import { parseTables } from './table-numbers.ts';

export function Door(props: TournamentProps) {
  const { t } = texts.value;
  const { tournament, view } = props;
  if (!useParts('door')) return null;
  const isWaiting = ({ state }: AdmissionRequest): boolean => state === 'waiting';
  const waiting = view.asking.filter(isWaiting);
  const ids = waiting.map(({ id }) => id);
  return (
    <details class={people.form} open={waiting.length > 0}>
      <summary>{t('tournament-door.title')}</summary>
      <p role="status">{t('tournament-door.waiting', { count: waiting.length })}</p>
      {waiting.length === 0 ? null : <p>{t('tournament-door.compare')}</p>}
      <ul class={people.list}>
        {view.asking
          .toSorted((a, b) => Number(isWaiting(b)) - Number(isWaiting(a)))
          .map((asking) => (
            <Admission key={asking.id} {...props} asking={asking} />
          ))}
      </ul>
      <div class={parts.buttons}>
        {waiting.length > 1 ? (
          <AskButton
            text={t('tournament-door.turn-all-away')}
            say={sayTrouble}
            onAsk={() => tournament.ask({ kind: 'turn-away', ids })}
          />
        ) : null}
        <AskButton
          text={t(`tournament-door.${view.door === 'open' ? 'shut' : 'open'}`)}
          say={sayTrouble}
          onAsk={() =>
            tournament.ask({ kind: 'set-door', door: view.door === 'open' ? 'shut' : 'open' })
          }
        />
      </div>
      {view.door === 'shut' ? <p>{t('tournament-door.is-shut')}</p> : null}
      <details>
        <summary>{t('tournament-door.link')}</summary>
        <ShareLink
          label={t('tournament-door.link')}
          path={`/tournament/${view.head.code || tournament.id}/referee`}
        />
      </details>
    </details>
  );
}

const PARTS = ['referee', 'director', 'projector'] as const satisfies readonly Official['role'][];

interface AdmissionProps extends TournamentProps {
  readonly asking: AdmissionRequest;
}

function Admission({ tournament, asking: { id, name, state } }: AdmissionProps) {
  const { t } = texts.value;
  const role = useSignal<Official['role']>('referee');
  const tables = useSignal('');
  const from = useSignal<RefereeKind | undefined>(undefined);
  const letIn = async () => {
    const read = role.value === 'referee' ? parseTables(tables.value) : null;
    return read === undefined
      ? err({
          code: 'refused',
          refusal: { code: 'bad-table-number', table: tables.value },
        } as const)
      : tournament.ask({
          ...{ kind: 'let-in', id, role: role.value, tables: read },
          ...(role.value === 'referee' && from.value !== undefined ? { from: from.value } : {}),
        });
  };
  const who = plain(name);
  return (
    <li>
      <strong>{who}</strong>{' '}
      <span>{t('tournament-door.number', { number: requestNumber(id) })}</span>
      {state === 'turned-away' ? <small>{t('tournament-door.turned-away')}</small> : null}
      <div class={parts.row}>
        <Choice
          label={t('tournament-door.as')}
          value={role.value}
          items={PARTS.map((each) => [each, t(`tournament-door.as.${each}`)])}
          onChange={into(role)}
        />
        {role.value === 'referee' ? <RefereeFrom from={from.value} onChange={into(from)} /> : null}
        {role.value === 'referee' ? (
          <label>
            {t('tournament-door.tables')}
            <input
              type="text"
              size={10}
              placeholder={t('tournament-door.all-tables')}
              value={tables.value}
              onInput={typedInto(tables)}
            />
          </label>
        ) : null}
        <AskButton
          text={t('tournament-door.let-in')}
          label={`${t('tournament-door.let-in')}: ${who}`}
          isMain
          say={sayTrouble}
          onAsk={letIn}
        />
        {state === 'turned-away' ? null : (
          <AskButton
            text={t('tournament-door.turn-away')}
            label={`${t('tournament-door.turn-away')}: ${who}`}
            say={sayTrouble}
            onAsk={() => tournament.ask({ kind: 'turn-away', ids: [id] })}
          />
        )}
      </div>
    </li>
  );
}

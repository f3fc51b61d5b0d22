/** What one can do about another person: friends, talk, blocking, reporting. */
import { useSignal } from '@preact/signals';
import { MODERATION_LIMITS, type PersonAction, REPORT_REASONS } from '@taht/protocol';
import { connection } from '../connection/connection.ts';
import { findMe, me } from '../connection/me.ts';
import { TroubleNote } from '../connection/parts/name-form.tsx';
import css from '../connection/parts/parts.module.css';
import { type Trouble, troubleOf } from '../connection/trouble.ts';
import { texts } from '../i18n/texts.ts';
import { announce } from '../ui/announcer.tsx';
import { CancelButton } from '../ui/cancel-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { set, typedInto } from '../ui/set.ts';
import type { NetworkTable } from './table/network-table.ts';

export interface PersonDialogProps {
  readonly person: { readonly id: string; readonly name: string };
  readonly table: NetworkTable;
  readonly onClose: () => void;
}

export function PersonDialog({ person, table, onClose }: PersonDialogProps) {
  const { t } = texts.value;
  const trouble = useSignal<Trouble | null>(null);
  const isReporting = useSignal(false);
  const own = me.value;
  if (own === null || own === undefined) return null;

  const finish = (done: Trouble | null): void => {
    trouble.value = done;
    if (done !== null) return;
    announce(t('table.done'));
    onClose();
  };
  const tie = async (kind: Extract<PersonAction, { person: string }>['kind']): Promise<void> => {
    const sent = await connection().send(own.card.id, { kind, person: person.id });
    if (sent.ok) await findMe();
    finish(sent.ok ? null : troubleOf(sent.error));
  };
  const hush = async (): Promise<void> => {
    const done = await table.ask({ kind: 'hush', person: person.id, isHushed: true });
    finish(done.ok ? null : done.error);
  };
  const { follows, mutes, blocks } = own;
  return (
    <Dialog title={t('table.about', { player: person.name })} onClose={onClose}>
      {isReporting.value ? (
        <ReportForm person={person} table={table.id} onClose={onClose} />
      ) : (
        <div class={css.form}>
          <button
            type="button"
            onClick={() => tie(follows.includes(person.id) ? 'unfollow' : 'follow')}
          >
            {t(follows.includes(person.id) ? 'table.unfollow' : 'table.follow')}
          </button>
          <button type="button" onClick={() => tie(mutes.includes(person.id) ? 'unmute' : 'mute')}>
            {t(mutes.includes(person.id) ? 'table.unmute' : 'table.mute')}
          </button>
          <button
            type="button"
            onClick={() => tie(blocks.includes(person.id) ? 'unblock' : 'block')}
          >
            {t(blocks.includes(person.id) ? 'table.unblock' : 'table.block')}
          </button>
          {table.head.value?.host === own.card.id ? (
            <button type="button" onClick={hush}>
              {t('table.hush')}
            </button>
          ) : null}
          <button type="button" onClick={set(isReporting, true)}>
            {t('table.report')}
          </button>
          <CancelButton onClick={onClose} />
          <TroubleNote trouble={trouble.value} />
        </div>
      )}
    </Dialog>
  );
}

export interface ReportProps {
  readonly person: PersonDialogProps['person'];
  /** Where it happened. */
  readonly table: string | null;
  readonly onClose: () => void;
}

export function ReportForm({ person, table, onClose }: ReportProps) {
  const { t } = texts.value;
  const reason = useSignal<(typeof REPORT_REASONS)[number]>('abuse');
  const text = useSignal('');
  const trouble = useSignal<Trouble | null>(null);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const sent = await connection().send('moderation-main', {
      kind: 'report',
      about: person.id,
      reason: reason.value,
      text: text.value,
      where: table,
    });
    trouble.value = sent.ok ? null : troubleOf(sent.error);
    if (!sent.ok) return;
    announce(t('table.reported'));
    onClose();
  };
  return (
    <form class={css.form} onSubmit={submit}>
      <label>
        {t('table.report-reason')}
        <select
          value={reason.value}
          onChange={({ currentTarget }) => {
            reason.value = currentTarget.value as never;
          }}
        >
          {REPORT_REASONS.map((each) => (
            <option key={each} value={each}>
              {t(`table.reason.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label class={css.grow}>
        {t('table.report-text')}
        <input
          type="text"
          value={text.value}
          maxLength={MODERATION_LIMITS.textLength}
          onInput={typedInto(text)}
        />
      </label>
      <div class={css.buttons}>
        <button type="submit" class="main">
          {t('table.report')}
        </button>
        <CancelButton onClick={onClose} />
      </div>
      <TroubleNote trouble={trouble.value} />
    </form>
  );
}

/** What a moderator decides about somebody, with the reason that stands in the log. */
import { MODERATION_LIMITS, type Order } from '@taht/protocol';
import { call } from '../connection/call.ts';
import { AskForm } from '../connection/parts/form.tsx';
import { texts } from '../i18n/texts.ts';

const ORDERS = ['warn', 'mute', 'unmute', 'close', 'close-for-good', 'reopen'] as const;
type OrderName = (typeof ORDERS)[number];

export interface OrderFormProps {
  readonly person: string;
  /** The report that it settles. */
  readonly report: number | null;
  readonly onDone: () => Promise<void>;
}

export function OrderForm({ person, report, onDone }: OrderFormProps) {
  const { t } = texts.value;
  return (
    <AskForm
      fields={[
        {
          name: 'order',
          label: t('moderation.what'),
          type: 'choice',
          items: ORDERS.map((each) => [each, t(`moderation.order.${each}`)]),
        },
        {
          name: 'days',
          label: t('moderation.days'),
          hint: t('moderation.days-about'),
          type: 'number',
          first: '7',
          min: 1,
          max: MODERATION_LIMITS.days,
        },
        { name: 'reason', label: t('moderation.reason'), mostLength: MODERATION_LIMITS.textLength },
      ]}
      submit={t('moderation.decide')}
      done={t('table.done')}
      onSend={async ({ order = 'warn', days, reason }) => {
        const action = {
          kind: 'order',
          person,
          order: orderOf(order as OrderName, Number(days)),
          reason,
          report,
        };
        const done = await call('/moderation/do', { action });
        if (done.ok) await onDone();
        return done;
      }}
    />
  );
}

function orderOf(name: OrderName, days: number): Order {
  if (name === 'close-for-good') return { kind: 'close', days: null };
  return name === 'mute' || name === 'close' ? { kind: name, days } : { kind: name };
}

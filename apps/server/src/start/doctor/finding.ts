/** What `taht doctor` finds: good, worth knowing, or in the way of a server. */
import type { MessageId } from '@taht/messages';
import type { Texts } from '../../texts/texts.ts';
import type { Options } from '../options.ts';

type CheckName =
  | ('data' | 'disk' | 'store' | 'clock' | 'lists' | 'port')
  | ('tls' | 'address' | 'proxy' | 'mail' | 'push');

export interface Finding {
  readonly check: CheckName;
  readonly state: 'good' | 'note' | 'bad';
  /** With what to do, where something is to be done. */
  readonly text: string;
}

/** What a check looks at. */
export interface Patient {
  readonly options: Options;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly t: Texts;
  now(): number;
}

export type Check = (patient: Patient) => Promise<readonly Finding[]> | readonly Finding[];

/** Makes findings of one check. */
export const findingsOf = (check: CheckName, t: Texts) => {
  const made =
    (state: Finding['state']) =>
    (id: MessageId, values: Readonly<Record<string, string | number>> = {}): Finding => ({
      check,
      state,
      text: t(id, values),
    });
  return { good: made('good'), note: made('note'), bad: made('bad') };
};

export const detailOf = (error: unknown): string => {
  const { message, cause } = error as Error;
  const { code, message: deeper } = (cause ?? {}) as { code?: string; message?: string };
  return code ?? (deeper || message || String(error));
};

/** As `2026-11-19 15:05 UTC`. */
export const momentText = (time: number): string =>
  `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Tells whoever runs the server how each letter and push went, and why it did not go. No address is in it, for logs are read by many. */

export interface Attempt {
  readonly channel: 'mail' | 'push';
  readonly outcome: 'sent' | 'gone' | 'refused' | 'failed';
  /** Of the mail server, the push service or the system, in its own words; null where it was sent. */
  readonly reason: string | null;
}

export type TellAttempt = (attempt: Attempt) => void;

/** The most of a foreign service's words that is worth a line. */
const MOST = 300;

/** The code of an error and what was said, without the address that it is about. */
export function reasonOf(error: unknown, address: string): string {
  const { code, responseCode, message } = error as {
    readonly code?: string;
    readonly responseCode?: number;
    readonly message?: string;
  };
  const said = String(message ?? error).replaceAll(address, '…');
  const parts = [code, said].filter((part) => part !== undefined && part !== '');
  const isSaid = responseCode === undefined || said.includes(String(responseCode));
  return [...parts, ...(isSaid ? [] : [responseCode])].join(' ').slice(0, MOST);
}

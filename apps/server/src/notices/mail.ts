/** E-mail over SMTP, where the environment names a server. */
import { createTransport } from 'nodemailer';
import type { Letter, MailOutcome } from '../people/email.ts';
import { reasonOf, type TellAttempt } from './attempt.ts';

export interface Mail {
  send(letter: Letter): Promise<MailOutcome>;
  close(): void;
}

export interface MailOptions {
  /** Such as `smtps://user:password@mail.example.org`. */
  readonly url: string;
  readonly from: string;
}

const TIMEOUT_MS = 10_000;

/** From `TAHT_SMTP_URL` and `TAHT_MAIL_FROM`; null where either is missing. */
export function mailFrom(
  environment: Readonly<Record<string, string | undefined>>,
): MailOptions | null {
  const { TAHT_SMTP_URL: url, TAHT_MAIL_FROM: from } = environment;
  return url && from ? { url, from } : null;
}

export function makeMail({ url, from }: MailOptions, tell: TellAttempt = () => {}): Mail {
  const transport = createTransport(
    {
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // Letters hold text from people, so nothing in them is ever fetched or read from a file.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  const host = from.replace(/^.*@|[^\w.-].*$/g, '') || 'localhost';
  return {
    send: async ({ to, subject, text, id }) => {
      try {
        await transport.sendMail({
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${id}@${host}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        tell({ channel: 'mail', outcome: 'sent', reason: null });
        return 'sent';
      } catch (error) {
        const { responseCode = 0 } = error as { readonly responseCode?: number };
        const outcome = responseCode >= 500 ? 'refused' : 'failed';
        tell({ channel: 'mail', outcome, reason: reasonOf(error, to) });
        return outcome;
      }
    },
    close: () => transport.close(),
  };
}

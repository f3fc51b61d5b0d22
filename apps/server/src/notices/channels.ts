/** The channels by which people are told: pushes to browsers, and e-mail where a mail server is named. */
import { pageOfStream } from '@taht/protocol';
import type { Letters } from '../people/email.ts';
import type { TellAttempt } from './attempt.ts';
import { type Mail, mailFrom, makeMail } from './mail.ts';
import { makePush, type Push } from './push.ts';

export interface Channels {
  readonly push: Push;
  readonly mail: Mail | null;
  /** Letters with links; null where the server sends none, or knows no address of its own to link to. */
  readonly letters: Letters | null;
  /** Where a browser finds a stream; null where the server does not know its own address. */
  linkTo(stream: string): string | null;
}

export function channelsFrom(
  environment: Readonly<Record<string, string | undefined>>,
  secret: Uint8Array,
  tell: TellAttempt = () => {},
): Channels {
  const { TAHT_URL: home, TAHT_CONTACT: contact = home ?? 'mailto:nobody@localhost' } = environment;
  const named = mailFrom(environment);
  const mail = named === null ? null : makeMail(named, tell);
  return {
    push: makePush({ secret, contact, tell }),
    mail,
    letters: mail === null || home === undefined ? null : { home, send: mail.send },
    linkTo: (stream) => (home === undefined ? null : new URL(pageOfStream(stream), home).href),
  };
}

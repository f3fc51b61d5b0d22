/** `/.well-known/security.txt`: whom somebody writes to who has found a weakness of this server (RFC 9116). */
import type { FastifyInstance } from 'fastify';

interface SecurityOptions {
  /** As `mailto:` or `https:`; anything else is nobody's address. */
  readonly contact: string | undefined;
  /** The public address of this server. */
  readonly home: string | undefined;
  now(): number;
}

/** It wants a day on which it is out of date; the server is asked anew each time. */
const LASTS_MS = 180 * 86_400_000;

const PATH = '/.well-known/security.txt';

/** Without a contact there is none: nobody is named who was not asked. */
export function addSecurityText(app: FastifyInstance, options: SecurityOptions): void {
  const { contact = '', home, now } = options;
  if (!/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact)) return;
  app.get(PATH, { schema: { hide: true } }, async (_, reply) => {
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(now() + LASTS_MS).toISOString().slice(0, 10)}T00:00:00Z`,
      ...(home === undefined ? [] : [`Canonical: ${new URL(PATH, home).href}`]),
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}

/** What is told to a person of what happened to their account. */
import type { Happening } from '@taht/protocol';
import type { PersonEvent } from './events.ts';
import type { Person } from './state.ts';

/** Null for what is not told. The label is that of the device, passkey or token, as it was before the event. */
export function happeningOf(before: Person, event: PersonEvent): Happening | null {
  const { at } = event;
  switch (event.kind) {
    case 'account-made':
    case 'password-set':
    case 'recovery-set':
    case 'recovered':
    case 'email-set':
    case 'email-confirmed':
      return { kind: event.kind, at, label: '' };
    case 'passkey-added':
      return { kind: event.kind, at, label: event.passkey.label };
    case 'passkey-removed':
      return { kind: event.kind, at, label: labelIn(before.passkeys, event.passkey) };
    case 'session-opened':
      return { kind: event.kind, at, label: event.session.label };
    case 'session-ended':
      return { kind: event.kind, at, label: labelIn(before.sessions, event.session) };
    case 'token-added':
      return { kind: event.kind, at, label: event.token.label };
    case 'token-revoked':
      return { kind: event.kind, at, label: labelIn(before.tokens, event.token) };
    default:
      return null;
  }
}

const labelIn = (
  all: readonly { readonly id: string; readonly label: string }[],
  meant: string,
): string => all.find(({ id }) => id === meant)?.label ?? '';

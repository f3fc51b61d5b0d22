/** Making a passkey, and coming in with one: what the server offers, put before the browser, and its answer back. */
import { err, ok, type Result } from '@taht/base';
import { call } from '../connection/call.ts';
import type { Trouble } from '../connection/trouble.ts';
import { bytesOf, textOf } from './base64url.ts';
import { readOwn, whenConfirmed } from './self.ts';

/** Browsers have them on secure pages only. */
export const hasPasskeysHere = (): boolean =>
  isSecureContext && typeof PublicKeyCredential === 'function';

interface Offer<Options> {
  readonly options: Options;
  readonly ticket: string;
}

interface Named {
  readonly id: string;
  readonly transports?: AuthenticatorTransport[];
}

interface MakeOptions
  extends Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> {
  readonly challenge: string;
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly excludeCredentials?: readonly Named[];
}

interface UseOptions
  extends Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> {
  readonly challenge: string;
  readonly allowCredentials?: readonly Named[];
}

const REFUSED: Trouble = { code: 'refused', refusal: { code: 'passkey-refused' } };

const named = (list: readonly Named[] = []): PublicKeyCredentialDescriptor[] =>
  list.map((each) => ({ ...each, type: 'public-key', id: bytesOf(each.id) }));

/** A guest who gives a name becomes an account by it. */
export async function makePasskey(
  label: string,
  name: string | null,
): Promise<Result<object, Trouble>> {
  const offered = await whenConfirmed(() => call<Offer<MakeOptions>>('/me/passkeys/offer', {}));
  if (!offered.ok) return offered;
  const { options, ticket } = offered.value;
  const made = await fromBrowser(() =>
    navigator.credentials.create({
      publicKey: {
        ...options,
        challenge: bytesOf(options.challenge),
        user: { ...options.user, id: bytesOf(options.user.id) },
        excludeCredentials: named(options.excludeCredentials),
      },
    }),
  );
  if (!made.ok) return made;
  const answer = made.value.response as AuthenticatorAttestationResponse;
  const response = {
    clientDataJSON: textOf(answer.clientDataJSON),
    attestationObject: textOf(answer.attestationObject),
    transports: answer.getTransports?.() ?? [],
  };
  const done = await call<object>('/me/passkeys', {
    ticket,
    response: { ...common(made.value), response },
    label,
    name,
  });
  if (done.ok) await readOwn();
  return done;
}

export async function enterByPasskey(): Promise<Result<object, Trouble>> {
  const done = await showPasskey('/log-in/passkey');
  if (done.ok) await readOwn();
  return done;
}

/** Shows who sits here, before a way in is changed. */
export const confirmByPasskey = (): Promise<Result<object, Trouble>> =>
  showPasskey('/me/confirm/passkey');

/** The server offers below the path, and takes the browser's answer at it. */
async function showPasskey(path: string): Promise<Result<object, Trouble>> {
  const offered = await call<Offer<UseOptions>>(`${path}/offer`, {});
  if (!offered.ok) return offered;
  const { options, ticket } = offered.value;
  const used = await fromBrowser(() =>
    navigator.credentials.get({
      publicKey: {
        ...options,
        challenge: bytesOf(options.challenge),
        allowCredentials: named(options.allowCredentials),
      },
    }),
  );
  if (!used.ok) return used;
  const answer = used.value.response as AuthenticatorAssertionResponse;
  const response = {
    clientDataJSON: textOf(answer.clientDataJSON),
    authenticatorData: textOf(answer.authenticatorData),
    signature: textOf(answer.signature),
    ...(answer.userHandle === null ? {} : { userHandle: textOf(answer.userHandle) }),
  };
  return call<object>(path, { ticket, response: { ...common(used.value), response } });
}

const common = (credential: PublicKeyCredential) => ({
  id: credential.id,
  rawId: textOf(credential.rawId),
  type: credential.type,
  clientExtensionResults: credential.getClientExtensionResults(),
});

/** Whoever closes the browser's question has not let themselves in. */
async function fromBrowser(
  ask: () => Promise<Credential | null>,
): Promise<Result<PublicKeyCredential, Trouble>> {
  try {
    const found = await ask();
    return found instanceof PublicKeyCredential ? ok(found) : err(REFUSED);
  } catch {
    return err(REFUSED);
  }
}

/** A passkey in software: makes a key, and signs challenges as a browser would. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const url = (data: Uint8Array | string): string => Buffer.from(data).toString('base64url');

interface Options {
  readonly challenge: string;
}

export class Authenticator {
  readonly #origin: string;
  readonly #host: string;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(16);
  readonly #step: number;
  #count = 0;

  /** Many keys that are kept in several places at once do not count. */
  constructor(origin: string, counting: 'counts' | 'never counts' = 'counts') {
    this.#step = counting === 'counts' ? 1 : 0;
    this.#origin = origin;
    this.#host = new URL(origin).hostname;
  }

  /** The answer to an offer to make a passkey. */
  register({ challenge }: Options): object {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const length = Buffer.from([0, this.#id.length]);
    const data = Buffer.concat([this.#head(0x45), Buffer.alloc(16), length, this.#id, cose]);
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return this.#answer({
      clientDataJSON: url(this.#client('webauthn.create', challenge)),
      attestationObject: url(attestation),
      transports: ['internal'],
    });
  }

  /** The answer to an offer to sign in. */
  enter({ challenge }: Options, person: string): object {
    this.#count += this.#step;
    const data = this.#head(0x05);
    const client = this.#client('webauthn.get', challenge);
    const signed = Buffer.concat([data, sha256(client)]);
    return this.#answer({
      clientDataJSON: url(client),
      authenticatorData: url(data),
      signature: url(sign('sha256', signed, this.#keys.privateKey)),
      userHandle: url(person),
    });
  }

  #head(flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#count);
    return Buffer.concat([sha256(this.#host), Buffer.from([flags]), count]);
  }

  #client = (type: string, challenge: string): string =>
    JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false });

  #answer = (response: object): object => ({
    id: url(this.#id),
    rawId: url(this.#id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
}

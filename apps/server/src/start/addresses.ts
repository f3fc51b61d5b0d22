/** The addresses of the server: for this machine, and for phones in the same network. */
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

export interface Addresses {
  readonly local: string;
  /** The one to show to others; null where there is no network, or only this machine is listened to. */
  readonly network: string | null;
}

export function addressesOf(
  { host, port, isTls }: { host: string; port: number; isTls: boolean },
  interfaces = networkInterfaces(),
): Addresses {
  const at = (name: string): string => `${isTls ? 'https' : 'http'}://${bracketed(name)}:${port}/`;
  const isEverybody = host === '0.0.0.0' || host === '::';
  if (!isEverybody) return { local: at(host), network: isLoopback(host) ? null : at(host) };
  const found = Object.values(interfaces)
    .flatMap((all) => all ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .toSorted((a, b) => rank(a) - rank(b))[0];
  return { local: at('localhost'), network: found === undefined ? null : at(found.address) };
}

export const isLoopback = (host: string): boolean => /^(localhost|(::ffff:)?127\.|::1$)/.test(host);

const bracketed = (name: string): string => (name.includes(':') ? `[${name}]` : name);

/** Home and school networks before those of containers and tunnels. */
function rank({ address }: NetworkInterfaceInfo): number {
  if (address.startsWith('192.168.')) return 0;
  if (address.startsWith('10.')) return 1;
  return /^172\.(1[6-9]|2\d|3[01])\./.test(address) ? 2 : 3;
}

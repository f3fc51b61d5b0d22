/** The address that phones are shown. */
import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { addressesOf } from './addresses.ts';

const at = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4'): NetworkInterfaceInfo =>
  ({ address, family, internal: address.startsWith('127') }) as NetworkInterfaceInfo;

const interfaces = {
  lo: [at('127.0.0.1')],
  docker: [at('172.17.0.1')],
  wifi: [at('192.168.1.20'), at('fe80::1', 'IPv6')],
};

test.each<[string, boolean, object]>([
  ['0.0.0.0', false, { local: 'http://localhost:8080/', network: 'http://192.168.1.20:8080/' }],
  ['::', true, { local: 'https://localhost:8080/', network: 'https://192.168.1.20:8080/' }],
  ['127.0.0.1', false, { local: 'http://127.0.0.1:8080/', network: null }],
  ['fd00::2', false, { local: 'http://[fd00::2]:8080/', network: 'http://[fd00::2]:8080/' }],
])('listening on %s', (host, isTls, expected) => {
  expect(addressesOf({ host, port: 8080, isTls }, interfaces)).toEqual(expected);
});

test('without a network there is nothing to show', () => {
  expect(addressesOf({ host: '0.0.0.0', port: 1, isTls: false }, {}).network).toBeNull();
});

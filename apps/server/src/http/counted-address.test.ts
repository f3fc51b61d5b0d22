/** What limits by address count together. */
import { expect, test } from 'vitest';
import { countedAddress } from './counted-address.ts';

test.each<[string, string, string]>([
  ['an IPv4 address is itself', '203.0.113.5', '203.0.113.5'],
  ['mapped into IPv6 as well', '::ffff:203.0.113.5', '203.0.113.5'],
  ['however it is written', '0:0:0:0:0:FFFF:cb00:7105', '203.0.113.5'],
  ['IPv6 counts by the first half', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['however it is written', '2001:DB8:1:2::', '2001:db8:1:2::'],
  ['another half is another', '2001:db8:1:3:3:4:5:6', '2001:db8:1:3::'],
  ['an interface is no part of it', 'fe80::1%eth0', 'fe80::'],
  ['what is no address is taken as it is', 'unknown', 'unknown'],
])('%s: %s', (_, ip, counted) => expect(countedAddress({ ip })).toBe(counted));

import { expect, test } from 'vitest';
import { backIn, backLink, emailTicketIn, hasBack, resetTicketIn } from './links.ts';

test('a link back is found in whatever was pasted', () => {
  const secret = 'person-k3v9x0q7m2w8r5t1b6zd.abc_-123';
  expect(backIn(` ${backLink('http://10.0.0.5:8080', secret)}\n`)).toBe(secret);
  expect(backIn(`${secret} `)).toBe(secret);
  expect(hasBack(new URL(backLink('https://taht.example', secret)).hash)).toBe(true);
  expect(hasBack('#main')).toBe(false);
});

test('a ticket is found in the link of a letter', () => {
  expect(emailTicketIn('#email=abc.def')).toBe('abc.def');
  expect(emailTicketIn('#back=abc')).toBeNull();
  expect(resetTicketIn('#reset=abc.def')).toBe('abc.def');
  expect(resetTicketIn('#email=abc')).toBeNull();
});

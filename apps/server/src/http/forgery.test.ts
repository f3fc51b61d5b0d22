import { expect, test } from 'vitest';
import { isForged } from './forgery.ts';

const HALL = '192.168.1.5:8080';
const JSON_TYPE = { 'content-type': 'application/json' };

test.each<[string, string, Record<string, string>, boolean]>([
  ['a page of ours over plain http', 'POST', { ...JSON_TYPE, origin: `http://${HALL}` }, false],
  ['our own header without a body', 'POST', { 'x-taht': '1', origin: `http://${HALL}` }, false],
  ['a program without an origin', 'POST', JSON_TYPE, false],
  ['a page elsewhere', 'POST', { ...JSON_TYPE, origin: 'https://evil.example' }, true],
  ['the same host on another port', 'POST', { ...JSON_TYPE, origin: 'http://192.168.1.5' }, true],
  ['a page without an origin', 'POST', { ...JSON_TYPE, origin: 'null' }, true],
  ['a form', 'POST', { 'content-type': 'text/plain', origin: `http://${HALL}` }, true],
  ['a form without an origin', 'POST', { 'content-type': 'multipart/form-data' }, true],
  ['nothing at all', 'POST', {}, true],
  [
    'what a browser calls cross-site',
    'POST',
    { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' },
    true,
  ],
  ['what a browser calls same-site', 'POST', { ...JSON_TYPE, 'sec-fetch-site': 'same-site' }, true],
  ['looking', 'GET', { origin: 'https://evil.example' }, false],
  ['a token', 'POST', { authorization: 'Bearer x' }, false],
  ['a token beside a cookie', 'POST', { authorization: 'Bearer x', cookie: 'taht=y' }, true],
])('%s', (_name, method, headers, expected) => {
  expect(isForged({ method, headers, host: HALL })).toBe(expected);
});

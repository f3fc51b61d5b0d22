import { expect, test } from 'vitest';
import { answerFrom } from './answer-from.ts';

const HERE = 'https://taht.example';
const files = new Set(['/', '/assets/app-12345678.js', '/icon.svg']);

const sourceOf = (path: string, mode = 'no-cors', method = 'GET') =>
  answerFrom({ method, mode, url: new URL(path, HERE).href }, HERE, files);

test.each([
  ['/', 'navigate', { kind: 'stored', path: '/' }],
  ['/play/local-12', 'navigate', { kind: 'page' }],
  ['/new/1_et-base____rack.8', 'navigate', { kind: 'page' }],
  ['/rules/1_et-base?from=here', 'navigate', { kind: 'page' }],
  ['/assets/app-12345678.js', 'no-cors', { kind: 'stored', path: '/assets/app-12345678.js' }],
  ['/assets/et-12345678.dawg', 'cors', { kind: 'network' }],
  ['/api/health', 'cors', { kind: 'network' }],
  ['/api/games', 'navigate', { kind: 'network' }],
  ['/docs', 'navigate', { kind: 'network' }],
  ['/robots.txt', 'navigate', { kind: 'network' }],
  ['https://elsewhere.example/', 'navigate', { kind: 'network' }],
])('%s (%s)', (path, mode, source) => {
  expect(sourceOf(path, mode)).toEqual(source);
});

test('what changes something goes to the network', () => {
  expect(sourceOf('/', 'navigate', 'POST')).toEqual({ kind: 'network' });
});

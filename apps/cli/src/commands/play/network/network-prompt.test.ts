import { Table } from '@taht/testkit';
import { expect, test } from 'vitest';
import { networkPromptFor } from './network-prompt.ts';

const RACKS = ['HORNXYZ', 'AAAAAAA', 'EEEEEEE', 'IIIIIII'];
const kindsAfter = (script: string): string[] => {
  const table = Table.dealt({ ruleset: 'tr-school', racks: RACKS });
  table.play(script);
  return RACKS.map((_, seat) => networkPromptFor(table.game, seat).kind);
};

test.each([
  // lines                              asked of A, B, C and D
  ['', ['move', 'wait', 'wait', 'wait']],
  ['A 8E HORN', ['wait', 'accept', 'accept', 'accept']],
  ['A 8E HORN; B accept', ['wait', 'wait', 'accept', 'accept']],
  ['A 8E HORN; B challenge', ['wait', 'wait', 'join', 'join']],
  ['A 8E HORN; C accept; B challenge', ['wait', 'wait', 'wait', 'join']],
  ['A 8E HORN; B challenge; C accept', ['wait', 'wait', 'wait', 'join']],
  ['A 8E HORN; B challenge; C challenge; D challenge', ['wait', 'wait', 'wait', 'wait']],
] as const)('where a referee judges, "%s" asks %j', (script, kinds) => {
  expect(kindsAfter(script)).toEqual(kinds);
});

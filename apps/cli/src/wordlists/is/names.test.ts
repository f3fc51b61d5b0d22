import { expect, test } from 'vitest';
import { nameTest } from './names.ts';

const isName = nameTest({
  beginnings: ['reykjavík', 'ísrael'],
  genitives: new Set(['einvarðs', 'jóns', 'odds']),
  words: new Set(['vinnustaður', 'afdalir', 'majónesið']),
});

test.each([
  ...['reykjavík', 'reykjavíkurborg', 'ísraela', 'einvarðsson', 'jónsdóttur', 'jónssyni'],
  ...['svarfaðardal', 'þistilfirði', 'krísuvík', 'oddsstöðum', 'möðrufell', 'vaðlaheiði'],
])('%s is a name', (word) => expect(isName(word)).toBe(true));

test.each([
  ...['reykur', 'ísraelskur', 'tengdason', 'kóngsdóttir', 'persóna', 'jónsmessa'],
  ...['vinnustöðum', 'útistöðum', 'afdal', 'majónes', 'dalur', 'vík', 'neyðartilfelli'],
])('%s is none', (word) => expect(isName(word)).toBe(false));

/** The rule sheets of all rulesets in every language, word by word, in golden files. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { editions, std15, tilesetOf } from '@taht/editions';
import { LANGUAGES, type Language } from '@taht/messages';
import type { Texts } from '@taht/phrasing';
import type { Ruleset, Setup } from '@taht/rules';
import { describe, expect, test } from 'vitest';
import { ruleSheet } from '../src/commands/play/screen/rule-sheet.ts';
import { makePaint } from '../src/screen/paint.ts';
import { textsIn } from '../src/text/i18n.ts';

/** `TAHT_GOLDEN=1` writes the files anew; they are to be read before they are committed. */
const isWriting = process.env.TAHT_GOLDEN === '1';

const goldenOf = (language: Language): string =>
  join(import.meta.dirname, `golden/rule-sheets-${language}.txt`);

const rulesets = editions.flatMap((edition) => edition.rulesets);

function sheetOf(rules: Ruleset, texts: Texts): string {
  const setup = {
    tileset: tilesetOf(rules.tileset),
    board: std15,
    houseRules: [],
    lexicon: null,
    commitment: '0'.repeat(64),
  } as unknown as Setup;
  const style = { texts, paint: makePaint(false), columns: 100, rows: 50 };
  return `=== ${rules.id}\n${ruleSheet(setup, rules, style).join('\n')}\n`;
}

describe.each(LANGUAGES)('%s', async (language) => {
  const texts = await textsIn(language);
  const sheets = rulesets.map((rules) => sheetOf(rules, texts)).join('\n');

  test('the rule sheets of all rulesets are those of the golden file', () => {
    if (isWriting) writeFileSync(goldenOf(language), sheets);
    expect(sheets).toBe(readFileSync(goldenOf(language), 'utf8'));
  });

  test('no sentence has a value or a text missing', () => {
    expect(sheets).not.toMatch(/undefined|NaN|[{}]|\bsheet\.|\brule\./u);
  });
});

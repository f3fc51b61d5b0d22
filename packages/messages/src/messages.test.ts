import { setupI18n } from '@lingui/core';
import {
  type CompiledMessage,
  type CompiledMessageToken,
  compileMessage,
  compileMessageOrThrow,
} from '@lingui/message-utils/compileMessage';
import {
  LANGUAGES,
  type Language,
  loadCatalogues,
  loadParts,
  type MessageId,
} from '@taht/messages';
import type { RefusalCode, RULE_VALUES } from '@taht/rules';
import { describe, expect, test } from 'vitest';

const catalogues = await loadCatalogues();

type Values = Readonly<Record<string, string | number>>;

const ids = Object.keys(catalogues.en) as MessageId[];
const others = LANGUAGES.filter((language) => language !== 'en');
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 22, 25, 101, -10];

const tongues = Object.fromEntries(
  LANGUAGES.map((language) => {
    const messages = { [language]: { ...catalogues[language] } };
    return [
      language,
      setupI18n({ locale: language, messages }).setMessagesCompiler(compileMessage),
    ];
  }),
);

const render = (language: Language, id: MessageId, values: Values = {}): string =>
  tongues[language]?._(id, { ...values }) ?? '';

interface Placeholder {
  readonly name: string;
  readonly kind: string;
  readonly cases: readonly string[];
}

function placeholdersOf(message: CompiledMessage): readonly Placeholder[] {
  return message.flatMap((token: CompiledMessageToken): readonly Placeholder[] => {
    if (typeof token === 'string') return [];
    const [name, kind = 'text', format] = token;
    if (typeof format !== 'object' || format === null) return [{ name, kind, cases: [] }];
    const choices = Object.entries(format).filter(([key]) => key !== 'offset');
    const inside = choices.flatMap(([, choice]) => placeholdersOf(choice as CompiledMessage));
    return [{ name, kind, cases: choices.map(([key]) => key) }, ...inside];
  });
}

const textOf = (language: Language, id: MessageId): string => catalogues[language][id];
const parsed = (language: Language, id: MessageId): readonly Placeholder[] =>
  placeholdersOf(compileMessageOrThrow(textOf(language, id)));
const namesIn = (language: Language, id: MessageId): readonly string[] =>
  [...new Set(parsed(language, id).map(({ name }) => name))].sort();

/** What is left for a reader once the placeholders are gone; the branches of plurals and selects stay. */
function proseOf(message: CompiledMessage): string {
  return message
    .map((token: CompiledMessageToken): string => {
      if (typeof token === 'string') return token === '#' ? '' : token;
      const format = token[2];
      if (typeof format !== 'object' || format === null) return '';
      return Object.entries(format)
        .filter(([key]) => key !== 'offset')
        .map(([, choice]) => proseOf(choice as CompiledMessage))
        .join(' ');
    })
    .join('');
}

const prose = (language: Language, id: MessageId): string =>
  proseOf(compileMessageOrThrow(textOf(language, id)));

/** Every combination of select cases, each with every number. */
function samplesFor(language: Language, id: MessageId): readonly Values[] {
  const all = parsed(language, id);
  const fixed: Record<string, string | number> = {};
  for (const { name, kind } of all) if (kind === 'text') fixed[name] = `‹${name}›`;
  const isNumber = new Set(all.filter(({ kind }) => kind === 'plural').map(({ name }) => name));
  const numbers = isNumber.size === 0 ? [0] : COUNTS;
  const counts = numbers.map((n) => Object.fromEntries([...isNumber].map((name) => [name, n])));
  const selects = all.filter(({ kind }) => kind === 'select');
  return selects
    .reduce<readonly Values[]>(
      (values, { name, cases }) => values.flatMap((v) => cases.map((c) => ({ ...v, [name]: c }))),
      [fixed],
    )
    .flatMap((values) => counts.map((each) => ({ ...values, ...each })));
}

describe('the catalogues', () => {
  test.each(others)('%s has the ids of English, no more and no fewer', (language) => {
    expect(Object.keys(catalogues[language]).sort()).toEqual([...ids].sort());
  });

  test.each(LANGUAGES)('%s says nothing in two parts', async (language) => {
    const said = Object.values(await loadParts(language)).flatMap((part) => Object.keys(part));
    expect(said.filter((id, i) => said.indexOf(id) !== i)).toEqual([]);
  });

  test.each(LANGUAGES)('%s compiles, and takes the placeholders that English takes', (language) => {
    const wrong = ids.filter((id) => `${namesIn(language, id)}` !== `${namesIn('en', id)}`);
    expect(wrong).toEqual([]);
  });

  test.each(LANGUAGES)('%s renders every message for all choices and numbers', (language) => {
    for (const id of ids)
      for (const values of samplesFor(language, id)) {
        const text = render(language, id, values);
        expect(text, id).not.toMatch(/[{}#]|undefined|NaN|__lingui|\s\s|^\s|\s$|\s[.,:;]/u);
        expect(text, id).not.toBe('');
        for (const [name, value] of Object.entries(values))
          if (value === `‹${name}›`) expect(text, id).toContain(value);
      }
  });

  test.each(LANGUAGES)('%s asks for plural forms that the language has', (language) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const id of ids)
      for (const { kind, cases } of parsed(language, id).filter((p) => p.kind === 'plural')) {
        const forms = cases.filter((form) => !/^\d+$/.test(form));
        expect(forms, `${kind} ${id}`).toContain('other');
        for (const form of forms) expect(pluralCategories, id).toContain(form);
        if (forms.length > 1) expect(forms.toSorted(), id).toEqual(pluralCategories.toSorted());
      }
  });

  test('Turkish has no plural after a number', () => {
    const wrong = ids.filter((id) => parsed('tr', id).some(({ cases }) => cases.includes('one')));
    expect(wrong).toEqual([]);
  });

  test.each(others)('%s is translated', (language) => {
    const same = ids.filter((id) => {
      const text = prose('en', id);
      return /\p{L}/u.test(text) && text === prose(language, id);
    });
    expect(same).toEqual([]);
  });

  test.each(LANGUAGES)('%s never names the trade mark', (language) => {
    const wrong = ids.filter((id) => /s[ck]r[ae]bb?[el]|скр[аеє]б/iu.test(textOf(language, id)));
    expect(wrong).toEqual([]);
  });

  test.each<[Language, string]>([
    ['et', '„“'],
    ['is', '„“'],
    ['fi', '”'],
    ['uk', '«»'],
    ['tr', '“”'],
    ['en', '“”'],
  ])('%s quotes with %s and nothing else', (language, marks) => {
    for (const id of ids)
      for (const mark of textOf(language, id).match(/["'`´‘‚‛“”„‟«»‹›″]/gu) ?? [])
        expect(marks, id).toContain(mark);
  });

  test.each(LANGUAGES)('%s writes in its own script, composed', (language) => {
    const foreign = language === 'uk' ? /\p{Script=Latin}/u : /\p{Script=Cyrillic}/u;
    // Keys, names and endings of other languages that Ukrainian leaves as they are.
    const kept =
      /Täht|Enter|QR|OSPD|Jacks to Open|-ma|JSON|CSV|XLSX|ODS|Excel|\.xls|GCG|TAHT_DATA|taht editions|a–f|PostgreSQL|postgres|Prometheus|\/metrics|https|deploy\/|WebSocket|\/api\/socket|[Pp]ush|greedy|static|sim|level-1/gu;
    for (const id of ids) {
      expect(prose(language, id).replaceAll(kept, ''), id).not.toMatch(foreign);
      expect(textOf(language, id), id).toBe(textOf(language, id).normalize('NFC'));
    }
  });
});

describe('command words', () => {
  const commands = ids.filter((id) => id.startsWith('command.'));

  test.each(LANGUAGES)('%s: no word stands for two commands or looks like a square', (language) => {
    const words = commands.flatMap((id) => textOf(language, id).split(' '));
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
    for (const word of words) {
      expect(word).toBe(word.toLocaleLowerCase(language));
      expect(word).toMatch(/^(?:\p{L}+|\?)$/u);
    }
  });

  test('every command but the answers and the moves themselves is explained in the help', () => {
    const isExplained = (name: string): boolean =>
      ['play', 'network-game'].some((where) => ids.includes(`${where}.help.${name}` as MessageId));
    const unexplained = commands
      .map((id) => id.replace('command.', ''))
      .filter((name) => !isExplained(name));
    expect(unexplained).toEqual(['yes', 'no']);
  });
});

describe('ids follow the rules', () => {
  type Fields = typeof RULE_VALUES;
  type ValueId = {
    [Field in keyof Fields]: `rule.${Field}` | `rule.${Field}.${Fields[Field][number]}`;
  }[keyof Fields];

  test('an id can be put together from a refusal, a rule or an event', () => {
    const refusal = (code: RefusalCode): MessageId => `refusal.${code}`;
    const value = (id: ValueId): MessageId => id;
    expect(textOf('en', refusal('game-over'))).toBe('The game is over.');
    expect(textOf('fi', value('rule.lookup.open'))).toBe('milloin vain');
  });

  test('every house rule has a name and an explanation', () => {
    const rules = ids.filter((id) => /^house-rule\.[^.]+$/.test(id));
    expect(rules.length).toBeGreaterThan(20);
    expect(rules.filter((id) => !ids.includes(`${id}.about` as MessageId))).toEqual([]);
  });

  test('premium squares have labels of one or two signs, and all different', () => {
    for (const language of LANGUAGES) {
      const labels = ids
        .filter((id) => /^premium\..*\.short$/.test(id))
        .map((id) => textOf(language, id));
      expect(new Set(labels).size).toBe(5);
      for (const label of labels) expect([...label].length).toBeLessThanOrEqual(2);
    }
  });
});

describe('plurals', () => {
  const table = (language: Language, id: MessageId): string =>
    [0, 1, 2, 3, 5, 11, 21, 22, 25, 101].map((count) => render(language, id, { count })).join(', ');

  test.each<[Language, MessageId, string]>([
    [
      'uk',
      'count.points',
      '0 балів, 1 бал, 2 бали, 3 бали, 5 балів, 11 балів, 21 бал, 22 бали, 25 балів, 101 бал',
    ],
    [
      'uk',
      'count.tiles',
      '0 плиток, 1 плитка, 2 плитки, 3 плитки, 5 плиток, 11 плиток, 21 плитка, 22 плитки, 25 плиток, 101 плитка',
    ],
    [
      'uk',
      'duration.days',
      '0 днів, 1 день, 2 дні, 3 дні, 5 днів, 11 днів, 21 день, 22 дні, 25 днів, 101 день',
    ],
    [
      'is',
      'count.tiles',
      '0 stafir, 1 stafur, 2 stafir, 3 stafir, 5 stafir, 11 stafir, 21 stafur, 22 stafir, 25 stafir, 101 stafur',
    ],
    [
      'is',
      'count.points',
      '0 stig, 1 stig, 2 stig, 3 stig, 5 stig, 11 stig, 21 stig, 22 stig, 25 stig, 101 stig',
    ],
    [
      'is',
      'duration.minutes',
      '0 mínútur, 1 mínúta, 2 mínútur, 3 mínútur, 5 mínútur, 11 mínútur, 21 mínúta, 22 mínútur, 25 mínútur, 101 mínúta',
    ],
    [
      'et',
      'count.tiles',
      '0 klotsi, 1 klots, 2 klotsi, 3 klotsi, 5 klotsi, 11 klotsi, 21 klotsi, 22 klotsi, 25 klotsi, 101 klotsi',
    ],
    [
      'fi',
      'count.points',
      '0 pistettä, 1 piste, 2 pistettä, 3 pistettä, 5 pistettä, 11 pistettä, 21 pistettä, 22 pistettä, 25 pistettä, 101 pistettä',
    ],
    [
      'tr',
      'count.tiles',
      '0 taş, 1 taş, 2 taş, 3 taş, 5 taş, 11 taş, 21 taş, 22 taş, 25 taş, 101 taş',
    ],
    [
      'en',
      'count.tiles',
      '0 tiles, 1 tile, 2 tiles, 3 tiles, 5 tiles, 11 tiles, 21 tiles, 22 tiles, 25 tiles, 101 tiles',
    ],
  ])('%s %s', (language, id, expected) => expect(table(language, id)).toBe(expected));

  test.each<[Language, string]>([
    ['et', 'Mari laob sõna TÄHT: 21 punkti.'],
    ['is', 'Mari leggur TÄHT og fær 21 stig.'],
    ['fi', 'Mari pelaa sanan TÄHT: 21 pistettä.'],
    ['uk', 'Mari викладає TÄHT: 21 бал.'],
    ['tr', 'Mari TÄHT yazdı: 21 puan.'],
    ['en', 'Mari plays TÄHT for 21 points.'],
  ])('a play in %s', (language, expected) => {
    const values = { player: 'Mari', word: 'TÄHT', score: 21 };
    expect(render(language, 'event.placed', values)).toBe(expected);
  });

  test('a theme bonus is told only where there is one', () => {
    const stood = (themeBonus: number): string =>
      render('en', 'event.stood', { player: 'Ann', score: 1, themeBonus });
    expect(stood(0)).toBe('The play stands: Ann scores 1 point.');
    expect(stood(5)).toBe('The play stands: Ann scores 1 point plus a theme bonus of 5.');
  });
});

import { defaults, editions, houseRules } from '@taht/editions';
import { checkRuleset, RULESET_FAULTS, valueAt } from '@taht/rules';
import { BOT_NAMES } from '@taht/search';
import { describe, expect, test } from 'vitest';
import {
  type Choices,
  changeRuleset,
  decidedBy,
  faultsOf,
  houseRulesOf,
  plainChoices,
  rulesOf,
  withHouseRule,
  withOption,
} from './choices.ts';
import { OPPONENTS } from './opponents.ts';
import { OPTION_GROUPS, parseOption } from './options.ts';
import { placeFaults, playersOf, withNames } from './places.ts';
import { decodeChoices, encodeChoices } from './share-code.ts';
import { rulesetIn, wayOf } from './way-of-playing.ts';

const options = OPTION_GROUPS.flatMap((group) => group.options);

/** The same in every game, or chosen elsewhere on the page. */
const NO_OPTIONS = [
  'id',
  'tileset',
  'board',
  'mode',
  'start.blank',
  'start.direction',
  'exchange.order',
  'theme.name',
  'theme.bonus',
  'theme.judgedBy',
  'words.lexicon',
  'words.forms',
  'words.exclude',
  'challenge.onBad.retract',
  'misdraw.surplus',
  'end.outEmptyBag',
  'notation.lettersOn',
];

const pathsOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, each]) =>
        pathsOf(each, path === '' ? key : `${path}.${key}`),
      )
    : [path];

const withAll = (choices: Choices, ...names: readonly string[]): Choices =>
  names.reduce((all, name) => withHouseRule(all, name, true), choices);

test('every point of a ruleset is an option, or the same in every game', () => {
  const paths = options.map(({ path }) => path);
  expect([...paths, ...NO_OPTIONS].toSorted()).toEqual(pathsOf(defaults).toSorted());
});

test('every opponent is a bot', () => {
  expect(OPPONENTS.filter((name) => !BOT_NAMES.includes(name))).toEqual([]);
});

describe('choices', () => {
  test.each(editions.map(({ id }) => id))('the rulebook of %s is without fault', (id) => {
    expect(faultsOf(plainChoices(id))).toEqual([]);
    expect(houseRulesOf(plainChoices(id))).toEqual([]);
  });

  test('an edition that is not there is the first one', () => {
    expect(plainChoices('xx')).toEqual(plainChoices(editions[0]?.id ?? ''));
  });

  test('of house rules for the same thing there is one', () => {
    const both = withAll(plainChoices('et'), 'timer-2-minutes', 'championship-clock');
    expect(both.houseRules).toEqual(['championship-clock']);
    expect(rulesOf(both).clock.kind).toBe('per-game');
    expect(withHouseRule(both, 'championship-clock', false)).toEqual(plainChoices('et'));
  });

  test('a house rule takes the place of what was set by hand', () => {
    const own = withOption(plainChoices('fi'), 'exchange.minBag', 3);
    const ruled = withHouseRule(own, 'restricted-exchange', true);
    expect(ruled.options).toEqual({});
    expect(decidedBy(ruled, 'exchange.minBag')).toBe('restricted-exchange');
    expect(decidedBy(ruled, 'exchange.countsAsPass')).toBeUndefined();
  });

  test('what is set as the rulebook has it is no change', () => {
    const changed = withOption(plainChoices('et'), 'rack', 8);
    expect(rulesOf(changed).rack).toBe(8);
    expect(houseRulesOf(changed).map(({ name }) => name)).toEqual(['own']);
    expect(withOption(changed, 'rack', 7)).toEqual(plainChoices('et'));
  });

  test('each option alone reaches the rules', () => {
    for (const option of options) {
      const value = parseOption(option, SAMPLES[option.kind] ?? '') ?? lastOf(option);
      const rules = rulesOf(withOption(plainChoices('et'), option.path, value));
      expect(valueAt(rules, option.path), option.path).toEqual(value);
    }
  });

  test.each([
    ['end.passRounds', 'none', 'game-never-ends', ['end.passRounds', 'end.scorelessTurns']],
    ['clock.kind', 'per-game', 'clock-needs-seconds', ['clock.seconds']],
    ['players.max', 9, 'number-out-of-range', ['players.max']],
    ['bonus.tiles', 8, 'bonus-out-of-reach', ['bonus.tiles']],
  ])('%s: %s is refused beside its field', (path, value, fault, paths) => {
    const faults = faultsOf(withOption(plainChoices('et'), path, value));
    expect(faults).toContainEqual({ fault, paths });
  });

  test('passing only when stuck needs words', () => {
    const stuck = withHouseRule(plainChoices('et'), 'pass-when-stuck', true);
    expect(faultsOf(stuck)).toEqual([]);
    expect(faultsOf({ ...stuck, lexicon: null }).map(({ fault }) => fault)).toEqual([
      'when-stuck-needs-generator',
    ]);
  });

  test('house rules that contradict each other are told', () => {
    const both = { ...plainChoices('et'), houseRules: ['two-bags', 'two-bags-third'] };
    expect(faultsOf(both).map(({ fault }) => fault)).toContain('house-rules-clash');
  });

  test('a fault is one that the rules know', () => {
    const rules = rulesOf(plainChoices('et'));
    const [set] = editions[0]?.tilesets ?? [];
    if (set === undefined) throw new Error('no tiles');
    const found = checkRuleset({ ...rules, rack: 0 }, set, { generator: 'present' });
    expect(RULESET_FAULTS).toEqual(expect.arrayContaining(found));
  });
});

const SAMPLES: Readonly<Record<string, string>> = {
  number: '12',
  limit: '12',
  flag: 'yes',
  numbers: '6+5',
};

const lastOf = (option: (typeof options)[number]) =>
  option.kind === 'choice' ? (option.values.at(-1) ?? '') : ['letter-draw'];

describe('share codes', () => {
  const samples: readonly Choices[] = [
    ...editions.flatMap(({ id, rulesets }) => rulesets.map((each) => plainChoices(id, each.id))),
    { ...plainChoices('et'), lexicon: 'et-all' },
    { ...plainChoices('uk'), lexicon: null },
    { ...plainChoices('is'), tileset: 'is-104-1990' },
    withAll(plainChoices('fi'), 'jacks-to-open', 'two-bags', 'challenge-plus-5'),
    { ...plainChoices('tr'), theme: { name: 'Kış & yaz_1~2.3', bonus: 5 } },
    ...options.map((option) =>
      withOption(
        plainChoices('et'),
        option.path,
        parseOption(option, SAMPLES[option.kind] ?? '') ?? lastOf(option),
      ),
    ),
    withOption(plainChoices('en'), 'clock.overPerMinute', -25),
  ];

  test('what is encoded is decoded', () => {
    for (const choices of samples)
      expect(decodeChoices(encodeChoices(choices))).toEqual({ ok: true, value: choices });
  });

  test('they are short and need no escaping', () => {
    for (const choices of samples) {
      const code = encodeChoices(choices);
      expect(code).toMatch(/^[\w.~+-]+$/u);
      expect(code.length).toBeLessThan(90);
    }
    expect(encodeChoices(plainChoices('et'))).toBe('1_et-base');
  });

  test.each([
    '',
    'nonsense',
    '1',
    '1_xx-base',
    '0_et-base',
    '1_et-base_fi-101',
    '1_et-base__fi',
    '1_et-base___no-such-rule',
    '1_et-base___two-bags~two-bags',
    '1_et-base____rack',
    '1_et-base____rack.many',
    '1_et-base____ties.best',
    '1_et-base____constructor.1',
    '1_et-base___theme.5.ff',
    '1_et-base_____more',
    '1_tr-school___two-bags',
    '1_tr-school___take-back',
    '1_tr-school___theme.5.6d657269',
    '1_tr-school____takeBack.consent',
    '1_et-base___constructor',
  ])('“%s” is refused', (code) => {
    expect(decodeChoices(code)).toEqual({ ok: false, error: { code: 'bad-code' } });
  });

  test('the school tournament keeps what it leaves open', () => {
    const code = '1_tr-school___pass-when-stuck';
    const read = decodeChoices(code);
    expect(read).toMatchObject({ ok: true, value: { houseRules: ['pass-when-stuck'] } });
    expect(read.ok && encodeChoices(read.value)).toBe(code);
    expect(read.ok && rulesOf(read.value).pass.when).toBe('when-stuck');
  });

  test('a code from before there was a rule about taking back is read by the rulebook', () => {
    const read = decodeChoices('1_uk-base___two-bags_challenge.window.joinSeconds.15');
    expect(read.ok && rulesOf(read.value)).toMatchObject({
      takeBack: 'never',
      challenge: { window: { joinSeconds: 15 } },
    });
  });

  test('a code that calls it none is read as well', () => {
    const read = decodeChoices('1_et-friendly____takeBack.none');
    expect(read.ok && rulesOf(read.value).takeBack).toBe('never');
    expect(read.ok && encodeChoices(read.value)).toBe('1_et-friendly____takeBack.never');
  });

  test('a code of a later version says so', () => {
    expect(decodeChoices('2_et-base')).toEqual({ ok: false, error: { code: 'newer-code' } });
  });

  test('every house rule has a code', () => {
    for (const name of Object.keys(houseRules)) {
      const choices = withAll(plainChoices('et'), name);
      expect(decodeChoices(encodeChoices(choices))).toEqual({ ok: true, value: choices });
    }
  });
});

describe('places', () => {
  test('bots are called by their names, and two of a kind by a number', () => {
    const places = [
      { kind: 'person', name: ' Mari ' },
      { kind: 'bot', bot: 'quick' },
      { kind: 'bot', bot: 'quick' },
    ] as const;
    expect(playersOf(places, (bot) => `<${bot}>`)).toEqual([
      { id: 'p1', name: 'Mari' },
      { id: 'bot-2:quick', name: '<quick>', bot: true },
      { id: 'bot-3:quick', name: '<quick> 2', bot: true },
    ]);
  });

  test('whoever says no name is called by the place', () => {
    const places = [
      { kind: 'person', name: ' ' },
      { kind: 'bot', bot: 'quick' },
      { kind: 'person', name: 'Jón' },
    ] as const;
    expect(withNames(places, (seat) => `place ${seat}`)).toEqual([
      { kind: 'person', name: 'place 0' },
      ...places.slice(1),
    ]);
  });

  test('names differ; bots need words', () => {
    const places = [
      { kind: 'person', name: 'Jón' },
      { kind: 'person', name: 'Jón ' },
      { kind: 'bot', bot: 'quick' },
    ] as const;
    expect(placeFaults(places, 'is')).toEqual([null, 'name-taken', null]);
    expect(placeFaults(places, null)[2]).toBe('bots-need-lexicon');
  });
});

describe('the two ways to play', () => {
  test.each(editions)(
    '$id has a ruleset for each, and a game begins among friends',
    ({ id, rulesets }) => {
      expect(rulesetIn(id)).toBe(`${id}-friendly`);
      expect(rulesetIn(id, 'rulebook')).toBe(rulesets[0].id);
      for (const way of ['friendly', 'rulebook'] as const)
        expect(wayOf(rulesetIn(id, way))).toBe(way);
    },
  );

  test('without such an edition it is the first', () => {
    expect(rulesetIn('xx')).toBe('et-friendly');
  });

  test('what the other way has no use for falls away', () => {
    const strict = {
      ...withAll(plainChoices('et'), 'challenge-double', 'open-dictionary'),
      lexicon: null,
      theme: { name: 'meri', bonus: 5 },
      options: { rack: 8 },
    };
    const gentle = changeRuleset(strict, 'et-friendly');
    expect(gentle).toEqual({
      ...plainChoices('et', 'et-friendly'),
      houseRules: ['open-dictionary'],
    });
    expect(faultsOf(gentle)).toEqual([]);
    expect(changeRuleset(gentle, 'et-base').houseRules).toEqual(['open-dictionary']);
  });

  test('another set of tiles is taken along', () => {
    const old = { ...plainChoices('is'), tileset: 'is-104-1990' };
    expect(changeRuleset(old, 'is-friendly').tileset).toBe('is-104-1990');
  });
});

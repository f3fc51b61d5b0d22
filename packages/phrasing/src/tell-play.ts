/** The chapters of a rule sheet about tiles, turns and words. */
import type { Rulebook } from '@taht/editions';
import { allTiles, lettersWithoutTile, type TileSet } from '@taht/rules';
import { type RuleFacts, type Told, tell, when } from './told.ts';

export const aim = ({ rules, book, tileset, tells }: RuleFacts): readonly Told[] => {
  const { min, max } = rules.players;
  const paths = ['players.min', 'players.max'];
  return [
    ...when(book === undefined, tell('sheet.no-rulebook')),
    min === max
      ? tell('sheet.players.exact', paths, { count: max })
      : tell('sheet.players', paths, { min, max }),
    tell('sheet.goal', ['aim']),
    ...when(tells('totals'), tell('sheet.totals')),
    ...(tileset === undefined ? [] : equipment(tileset, max, tells('contents'))),
  ];
};

function equipment(tileset: TileSet, racks: number, isListed: boolean): readonly Told[] {
  const tiles = allTiles(tileset).length;
  const { blanks } = tileset;
  return [
    ...when(isListed, tell('sheet.contents', [], { tiles, racks })),
    tell('sheet.tiles', ['tile-count'], { letters: tiles - blanks, blanks }),
    tell('sheet.tile-points'),
  ];
}

export const blank = ({ rules, tileset }: RuleFacts): readonly Told[] => {
  const letters = tileset === undefined ? [] : lettersWithoutTile(tileset);
  return [
    tell('sheet.blank.any'),
    tell('sheet.blank.named', ['blank-named']),
    ...when(hasApostrophe(tileset), tell('sheet.blank.apostrophe', ['apostrophe'])),
    ...when(
      letters.length > 0,
      tell('sheet.blank.without-tile', ['letters-without-tile'], { letters: letters.join(' ') }),
    ),
    tell('sheet.blank.zero'),
    tell(`sheet.blank.reuse.${rules.blank.reuse}`, ['blank.reuse']),
    ...when(rules.blank.reuse === 'may-replay', tell('sheet.blank.reuse.kept', ['blank-kept'])),
    ...when(rules.blank.reuse !== 'none', tell('sheet.blank.reuse.swapped', ['letter-swapped-in'])),
  ];
};

export const before = (facts: RuleFacts): readonly Told[] => {
  const { rules, tileset, tells, texts } = facts;
  const { start, rack } = rules;
  const seating = tell(`sheet.seating.${start.seating}`, ['start.seating', 'start.direction']);
  return [
    ...when(
      tells('hall'),
      tell('sheet.hall.tables'),
      tell('sheet.hall.referees'),
      tell('sheet.hall.who'),
      tell('sheet.hall'),
    ),
    ...when(tells('paper'), tell('sheet.paper')),
    ...when(tells('table'), tell('sheet.table')),
    ...when(!isDictionaryNamed(facts), tell('sheet.agree-dictionary', ['words.lexicon'])),
    ...when(tells('all-agree'), tell('sheet.all-agree')),
    tell('sheet.draw'),
    tell('sheet.draw.blank', ['start.blank'], { letter: tileset?.alphabet[0] ?? 'A' }),
    ...apostropheDrawn(tileset),
    ...when(start.seating === 'by-draw', seating),
    tell(`sheet.draw.tie.${start.seating === 'fixed' ? 'first' : 'every'}`, ['start.tie'], {
      tiles: texts.t(`sheet.draw.${start.tie}`),
    }),
    tell('sheet.return'),
    tell('sheet.shake', ['shake']),
    tell('sheet.deal', ['rack'], { count: rack }),
    ...when(start.seating === 'fixed', seating),
    tell('sheet.score-keeper', ['keeper']),
  ];
};

const placeOfApostrophe = ({ alphabet }: { readonly alphabet: readonly string[] }): number =>
  alphabet.indexOf("'");

const hasApostrophe = (tileset: TileSet | undefined): boolean =>
  tileset !== undefined && placeOfApostrophe(tileset) !== -1;

/** Where it stands in the alphabet by which the first player is drawn. */
function apostropheDrawn(tileset: TileSet | undefined): readonly Told[] {
  const letter = tileset?.alphabet[placeOfApostrophe(tileset) - 1];
  return letter === undefined ? [] : [tell('sheet.draw.apostrophe', ['apostrophe'], { letter })];
}

export const turn = (): readonly Told[] => [tell('sheet.turn.choices')];

export const exchange = ({ rules: { exchange: rule }, tells }: RuleFacts): readonly Told[] => [
  tell('sheet.exchange.some'),
  tell(tells('mixing') ? 'sheet.exchange.order.mixed' : 'sheet.exchange.order', ['exchange.order']),
  tell('sheet.exchange.turn'),
  rule.minBag === 1
    ? tell('sheet.exchange.any', ['exchange.minBag'])
    : tell('sheet.exchange.minBag', ['exchange.minBag'], { count: rule.minBag }),
];

/** One rulebook says when one may pass, and not whether one may at other times. */
export const pass = ({ rules, tells }: RuleFacts): readonly Told[] =>
  tells('stuck') && rules.pass.when === 'always'
    ? [tell('sheet.pass.school'), tell('sheet.pass.otherwise', ['pass.when'])]
    : [tell(`sheet.pass.${rules.pass.when}`, ['pass.when'])];

export const opening = ({ rules }: RuleFacts): readonly Told[] => {
  const { minTiles, centre, minLetters } = rules.opening;
  const [first = 0] = minLetters;
  const lower = Array.from({ length: Math.max(0, first - 2) }, (_, i) => first - 1 - i);
  return [
    tell('sheet.opening', ['opening.minTiles'], { count: minTiles }),
    tell(`sheet.opening.centre.${centre ? 'yes' : 'no'}`, ['opening.centre']),
    ...when(first > 0, tell('sheet.opening.minLetters', ['opening.minLetters'], { count: first })),
    ...when(
      lower.length > 0,
      tell('sheet.opening.minLetters.next', ['opening.minLetters'], { counts: lower.join(', ') }),
    ),
  ];
};

/** In another language than its own, the school's rules are played with a dictionary agreed on. */
export const isDictionaryNamed = ({ tells, tileset }: RuleFacts): boolean =>
  tells('ospd') && tileset?.language === 'en';

export const words = (facts: RuleFacts): readonly Told[] => {
  const { rules, tileset, tells, texts } = facts;
  const { exclude } = rules.words;
  return [
    isDictionaryNamed(facts)
      ? tell('sheet.words.ospd', ['words.lexicon'])
      : tell(tells('standard-dictionary') ? 'sheet.words.standard' : 'sheet.words.allowed'),
    ...when(tells('foreign-words'), tell('sheet.words.foreign')),
    ...forms(facts),
    ...inflectedForms(facts),
    ...when(tells('other-forms'), tell('sheet.words.other-forms')),
    ...when(tells('plurals'), tell('sheet.words.plurals')),
    ...when(
      exclude.length > 0,
      tell('sheet.words.exclude', ['words.exclude'], {
        kinds: texts.list(exclude.map((kind) => texts.find(`rule.words.exclude.${kind}`) ?? kind)),
      }),
    ),
    ...when(hasApostrophe(tileset), tell('sheet.words.apostrophe', ['apostrophe'])),
    tell(`sheet.lookup.${lookupOf(facts)}`, ['lookup']),
  ];
};

/** Of a dictionary that is opened only for a challenge, two rulebooks speak in their own way; where a wrong word is refused as it is laid, nobody opens one. */
function lookupOf({ rules: { lookup, challenge }, tells }: RuleFacts) {
  if (lookup !== 'on-challenge') return lookup;
  if (challenge.mode === 'off-auto-reject') return 'laid';
  return tells('spelling') ? 'spelling' : tells('hall') ? 'school' : lookup;
}

const inflectedForms = ({ rules, book, texts }: RuleFacts): readonly Told[] => {
  const examples = book?.inflectedExamples ?? [];
  return when(
    examples.length > 0 && rules.words.forms.length === 0,
    tell('sheet.words.inflected', ['inflected-forms'], { examples: texts.list(examples) }),
  );
};

const DECLINED = ['nominative-singular', 'nominative-plural'];
const INFINITIVES = ['ma-infinitive', 'first-infinitive', 'fourth-infinitive'];

/** Which forms nouns have, and which verbs; forms of other words stand by themselves. */
function forms(facts: RuleFacts): readonly Told[] {
  const { rules, texts, isOurs } = facts;
  const all = rules.words.forms;
  const told = (id: Told['id'], names: readonly string[], ...about: readonly string[]) =>
    when(
      names.length > 0,
      tell(id, ['words.forms', ...about], { forms: texts.list(formNames(facts, names)) }),
    );
  const declined = all.filter((name) => DECLINED.includes(name));
  const isOfNouns = isOurs('forms-declined');
  return [
    ...told(`sheet.words.forms.${isOfNouns ? 'nouns' : 'declined'}`, declined),
    ...when(
      isOfNouns && declined.length > 0,
      tell('sheet.words.forms.as-nouns', ['words.forms', 'forms-declined']),
    ),
    // One rulebook prints these kinds of words behind the verbs.
    ...when(
      isOurs('forms-bracket') && declined.length > 0,
      tell('sheet.words.forms.bracket', ['words.forms', 'forms-bracket']),
    ),
    ...told(
      'sheet.words.forms.verbs',
      all.filter((name) => INFINITIVES.includes(name)),
    ),
    ...told(
      'sheet.words.forms.also',
      all.filter((name) => name === 'indeclinable'),
      'forms-indeclinable',
    ),
    ...told(
      'sheet.words.forms',
      all.filter((name) => ![...DECLINED, ...INFINITIVES, 'indeclinable'].includes(name)),
    ),
  ];
}

const formNames = ({ book, texts }: RuleFacts, names: readonly string[]): readonly string[] =>
  names.map((name) => {
    const form = texts.find(`rule.words.forms.${name}`) ?? name;
    const examples = book?.formExamples[name];
    return examples === undefined
      ? form
      : texts.t('sheet.words.form', { form, examples: examples.join(', ') });
  });

export const laying = (facts: RuleFacts): readonly Told[] => [
  tell('sheet.laying.join'),
  tell('sheet.laying.two-letters', ['two-letters']),
  tell('sheet.laying.line', ['one-line']),
  tell('sheet.laying.directions'),
  tell('sheet.laying.reading', ['reading']),
  tell('sheet.laying.one-place', ['one-place']),
  tell('sheet.laying.neighbours', ['neighbours']),
  ...ways(facts),
  tell('sheet.again', ['same-word-again']),
  tell('sheet.stay', ['tiles-stay']),
];

/** Numbered as the rulebook counts them; what it does not count stands by itself. */
function ways({ book, tells, isOurs }: RuleFacts): readonly Told[] {
  const isApart = isOurs('both-ends');
  const bothEnds = tell('sheet.way.both-ends', ['both-ends']);
  if (!tells('ways')) return [bothEnds];
  const hook = when(tells('hook'), tell('sheet.way.hook'));
  const numbered = [
    isApart ? tell('sheet.way.extend') : extendBoth(book?.bothEndsExample ?? null),
    tell('sheet.way.cross'),
    tell('sheet.way.beside'),
    ...(tells('bridge') ? [...hook, tell('sheet.way.bridge')] : []),
  ];
  return [
    tell('sheet.ways', [], { count: numbered.length }),
    ...numbered.map((way, i) => ({ ...way, number: i + 1 })),
    ...(tells('bridge') ? [] : hook),
    ...when(isApart, bothEnds),
  ];
}

const extendBoth = (example: Rulebook['bothEndsExample']): Told =>
  example === null
    ? tell('sheet.way.extend-both', ['both-ends'])
    : tell('sheet.way.extend-both.example', ['both-ends'], { ...example });

export const misdraw = ({ rules }: RuleFacts): readonly Told[] =>
  when(
    rules.misdraw.rule === 'pass-then-fix',
    tell('sheet.misdraw', ['misdraw.rule', 'misdraw.surplus']),
    tell('sheet.misdraw.later', ['misdraw-later']),
  );

export const takeBack = ({ rules }: RuleFacts): readonly Told[] => [
  tell(`sheet.take-back.${rules.takeBack}`, ['takeBack']),
  ...when(rules.takeBack === 'free', tell('sheet.take-back.same-tiles', ['takeBack'])),
  ...when(rules.takeBack === 'never', tell('sheet.take-back.referee', ['referee-corrects'])),
];

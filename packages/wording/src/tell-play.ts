/** The chapters of a rule sheet about tiles, turns and words. */
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
    tell('sheet.goal'),
    ...when(tells('totals'), tell('sheet.totals')),
    ...(tileset === undefined ? [] : equipment(tileset, max, tells('contents'))),
  ];
};

function equipment(tileset: TileSet, racks: number, isListed: boolean): readonly Told[] {
  const tiles = allTiles(tileset).length;
  const { blanks } = tileset;
  return [
    ...when(isListed, tell('sheet.contents', [], { tiles, racks })),
    tell('sheet.tiles', [], { letters: tiles - blanks, blanks }),
  ];
}

export const blank = ({ rules, tileset }: RuleFacts): readonly Told[] => {
  const letters = tileset === undefined ? [] : lettersWithoutTile(tileset);
  return [
    tell('sheet.blank.any'),
    ...when(hasApostrophe(tileset), tell('sheet.blank.apostrophe', ['apostrophe'])),
    ...when(
      letters.length > 0,
      tell('sheet.blank.without-tile', ['letters-without-tile'], { letters: letters.join(' ') }),
    ),
    tell('sheet.blank.zero'),
    tell(`sheet.blank.reuse.${rules.blank.reuse}`, ['blank.reuse']),
  ];
};

export const before = (facts: RuleFacts): readonly Told[] => {
  const { rules, tileset, tells, texts } = facts;
  const { start, rack } = rules;
  const seating = tell(`sheet.seating.${start.seating}`, ['start.seating', 'start.direction']);
  return [
    ...when(tells('hall'), tell('sheet.hall')),
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
    tell('sheet.deal', ['rack'], { count: rack }),
    ...when(start.seating === 'fixed', seating),
    tell('sheet.keeper'),
  ];
};

const APOSTROPHE = "'";

const hasApostrophe = (tileset: TileSet | undefined): boolean =>
  tileset?.alphabet.includes(APOSTROPHE) ?? false;

/** Where it stands in the alphabet by which the first player is drawn. */
function apostropheDrawn(tileset: TileSet | undefined): readonly Told[] {
  const letter = tileset?.alphabet[tileset.alphabet.indexOf(APOSTROPHE) - 1];
  return letter === undefined ? [] : [tell('sheet.draw.apostrophe', ['apostrophe'], { letter })];
}

export const turn = (): readonly Told[] => [tell('sheet.turn.choices')];

export const exchange = ({ rules: { exchange: rule } }: RuleFacts): readonly Told[] => [
  tell('sheet.exchange.some'),
  tell('sheet.exchange.order', ['exchange.order']),
  tell('sheet.exchange.turn'),
  rule.minBag === 1
    ? tell('sheet.exchange.any', ['exchange.minBag'])
    : tell('sheet.exchange.minBag', ['exchange.minBag'], { count: rule.minBag }),
];

export const pass = ({ rules }: RuleFacts): readonly Told[] => [
  tell(`sheet.pass.${rules.pass.when}`, ['pass.when']),
];

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
const isDictionaryNamed = ({ tells, tileset }: RuleFacts): boolean =>
  tells('ospd') && tileset?.language === 'en';

export const words = (facts: RuleFacts): readonly Told[] => {
  const { rules, tileset, tells, texts } = facts;
  const { forms, exclude } = rules.words;
  const isSpelling = tells('spelling') && rules.lookup === 'on-challenge';
  return [
    isDictionaryNamed(facts)
      ? tell('sheet.words.ospd', ['words.lexicon'])
      : tell('sheet.words.allowed'),
    ...when(tells('foreign-words'), tell('sheet.words.foreign')),
    ...when(
      forms.length > 0,
      tell('sheet.words.forms', ['words.forms'], { forms: texts.list(formNames(facts)) }),
    ),
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
    tell(`sheet.lookup.${isSpelling ? 'spelling' : rules.lookup}`, ['lookup']),
  ];
};

const inflectedForms = ({ rules, book, texts }: RuleFacts): readonly Told[] => {
  const examples = book?.inflectedExamples ?? [];
  return when(
    examples.length > 0 && rules.words.forms.length === 0,
    tell('sheet.words.inflected', ['inflected-forms'], { examples: texts.list(examples) }),
  );
};

const formNames = ({ rules, book, texts }: RuleFacts): readonly string[] =>
  rules.words.forms.map((name) => {
    const form = texts.find(`rule.words.forms.${name}`) ?? name;
    const examples = book?.formExamples[name];
    return examples === undefined
      ? form
      : texts.t('sheet.words.form', { form, examples: examples.join(', ') });
  });

export const laying = ({ tells }: RuleFacts): readonly Told[] => [
  tell('sheet.laying.join'),
  tell('sheet.laying.line', ['one-line']),
  tell('sheet.laying.directions'),
  tell('sheet.laying.one-place', ['one-place']),
  tell('sheet.laying.neighbours', ['neighbours']),
  ...when(tells('ways'), tell('sheet.way.extend')),
  tell('sheet.way.both-ends', ['both-ends']),
  ...when(tells('ways'), tell('sheet.way.cross'), tell('sheet.way.beside')),
  ...when(tells('hook'), tell('sheet.way.hook')),
  ...when(tells('bridge'), tell('sheet.way.bridge')),
  tell('sheet.again', ['same-word-again']),
  tell('sheet.stay', ['tiles-stay']),
];

export const misdraw = ({ rules }: RuleFacts): readonly Told[] =>
  when(
    rules.misdraw.rule === 'pass-then-fix',
    tell('sheet.misdraw', ['misdraw.rule', 'misdraw.surplus']),
  );

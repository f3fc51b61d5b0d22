/** The chapters of a rule sheet about challenges, points and the end of the game. */
import { coloursOf, type LetterOrWordPremium, premiumColoursOf } from '@taht/editions';
import { BOARD_SIZE } from '@taht/rules';
import { type RuleFacts, type Told, tell, when } from './told.ts';

export const challenge = (facts: RuleFacts): readonly Told[] => {
  const { mode, window, draw, bystanders, onBad, onGood } = facts.rules.challenge;
  if (mode === 'off-auto-reject')
    return [tell('sheet.challenge.off-auto-reject', ['challenge.mode'])];
  const skip = facts.rules.challenge.forcedSkipCountsAsPass ? 'yes' : 'no';
  return [
    tell(`sheet.challenge.${mode}`, ['challenge.mode']),
    ...when(mode === 'players', tell('sheet.challenge.who', ['who-challenges'])),
    ...when(window.until === 'referee', tell('sheet.challenge.until.closed', ['challenge-until'])),
    tell(`sheet.challenge.until.${window.until}`, ['challenge.window.until']),
    ...when(
      window.until === 'referee' && window.joinSeconds === 0,
      tell('sheet.challenge.join', ['challenge.window.joinSeconds']),
    ),
    tell('sheet.challenge.judged', ['challenged-words']),
    {
      ...tell(`sheet.challenge.bad.${onBad.mover}`, [
        'challenge.onBad.mover',
        'challenge.onBad.retract',
      ]),
      lead: facts.texts.t('rule.challenge.onBad'),
    },
    ...when(
      bystanders === 'skip-next',
      tell('sheet.challenge.bystanders', ['challenge.bystanders']),
      tell('sheet.challenge.bystanders.when', ['bystanders-when']),
    ),
    { ...goodWord(facts), lead: facts.texts.t('rule.challenge.onGood') },
    ...when(
      onGood.moverPoints !== 0,
      tell(
        onGood.per === 'word' ? 'sheet.challenge.mover.word' : 'sheet.challenge.mover',
        ['challenge.onGood.moverPoints', 'challenge.onGood.per'],
        { count: onGood.moverPoints },
      ),
    ),
    ...when(
      onGood.per === 'play' && (COUNTED.includes(onGood.challenger) || onGood.moverPoints !== 0),
      tell('sheet.challenge.once', ['once-per-play']),
    ),
    ...when(
      bystanders === 'skip-next' || onGood.challenger === 'skip-next',
      tell('sheet.challenge.skips-add-up', ['skips-add-up']),
    ),
    ...when(
      facts.rules.end.passRounds !== 'none',
      tell(`sheet.challenge.skip.${skip}`, ['challenge.forcedSkipCountsAsPass']),
    ),
    tell(`sheet.challenge.draw.${draw}`, ['challenge.draw']),
  ];
};

/** Penalties that would be greater if each word counted. */
const COUNTED: readonly string[] = ['points', 'skip-next'];

function goodWord({ rules, isOurs }: RuleFacts): Told {
  const { challenger, points, per } = rules.challenge.onGood;
  const path = 'challenge.onGood.challenger';
  if (challenger === 'points')
    return tell(
      per === 'word' ? 'sheet.challenge.good.points.word' : 'sheet.challenge.good.points',
      [path, 'challenge.onGood.points', 'challenge.onGood.per'],
      { count: Math.abs(points) },
    );
  if (challenger === 'none' && isOurs(path)) return tell('sheet.challenge.good.not-named', [path]);
  return tell(`sheet.challenge.good.${challenger}`, [path]);
}

const PREMIUMS: readonly LetterOrWordPremium[] = [
  'double-letter',
  'triple-letter',
  'double-word',
  'triple-word',
];

export const premiums = ({ rules, book, board, texts, tells }: RuleFacts): readonly Told[] => {
  const colours = coloursOf(premiumColoursOf(rules.id));
  const isPink = colours?.['double-word'] === 'pink';
  const colour = isPink ? '.pink' : tells('light-red') ? '.light-red' : '';
  return [
    tell('sheet.board', ['board-size'], { size: board?.rows.length ?? BOARD_SIZE }),
    tell('sheet.premium.some'),
    ...when(colours === null, tell('sheet.premium.printed')),
    ...PREMIUMS.map((name) => ({
      ...tell(`sheet.premium.${name}`),
      lead: colours
        ? texts.t(`sheet.colour.${colours[name]}`)
        : capital(texts.t(`premium.${name}`), texts.language),
    })),
    tell(`sheet.premium.star${colour}`, ['star-doubles']),
    tell('sheet.premium.letters-first'),
    tell(`sheet.premium.two${colour}`),
    ...when(tells('three-times'), tell('sheet.premium.three-times', ['nine-fold'])),
    tell('sheet.premium.once'),
    tell(tells('light-red') ? 'sheet.premium.blank.light-red' : 'sheet.premium.blank'),
    ...(book?.impossibleExample
      ? [tell('sheet.premium.triple-example', [], { ...book.impossibleExample })]
      : []),
  ];
};

const capital = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

export const counting = ({ rules, tells }: RuleFacts): readonly Told[] => [
  tell('sheet.count.words'),
  tell('sheet.count.shared'),
  ...when(tells('compound'), tell('sheet.count.compound', ['compound'])),
  ...when(tells('announce'), tell('sheet.count.announce')),
  tell('sheet.count.refill', ['rack', 'refill'], { count: rules.rack }),
  tell('sheet.count.empty-bag'),
];

export const bonus = ({ rules }: RuleFacts): readonly Told[] => [
  tell('sheet.bonus', ['bonus.tiles', 'bonus.points'], rules.bonus),
];

export const end = ({ rules, tells }: RuleFacts): readonly Told[] => {
  const { passRounds, scorelessTurns, noMoveLeft } = rules.end;
  const isPass = rules.exchange.countsAsPass ? 'yes' : 'no';
  return [
    tell('sheet.end.out', ['end.outEmptyBag']),
    ...(passRounds === 'none'
      ? []
      : [tell('sheet.end.passes', ['end.passRounds'], { count: passRounds })]),
    ...(scorelessTurns === 'none'
      ? []
      : [tell('sheet.end.scoreless', ['end.scorelessTurns'], { count: scorelessTurns })]),
    tell(`sheet.end.no-move.${noMoveLeft ? 'yes' : 'no'}`, ['end.noMoveLeft']),
    ...when(
      passRounds !== 'none',
      tell(`sheet.exchange.countsAsPass.${isPass}`, ['exchange.countsAsPass']),
    ),
    ...when(tells('last-letter'), tell('sheet.last-letter')),
  ];
};

export const final = (facts: RuleFacts): readonly Told[] => {
  const { deductOwn, creditOut } = facts.rules.final;
  return [
    tell(`sheet.final.${deductOwn}`, ['final.deductOwn']),
    tell(`sheet.final.credit.${creditOut}`, ['final.creditOut']),
    ...rackExample(facts),
    tell('sheet.final.winner'),
    ...when(facts.tells('advance'), tell('sheet.final.advance')),
  ];
};

/** The rulebook's own, as far as these rules still count as it does. */
function rackExample({ rules, book, tileset, texts }: RuleFacts): readonly Told[] {
  const example = book?.rackExample;
  const { deductOwn, creditOut } = rules.final;
  if (!example || tileset === undefined) return [];
  if (deductOwn !== 'always' || creditOut !== 'single') return [];
  const worth = example.tiles.map(
    (tile) => tileset.tiles.find(([letter]) => letter === tile)?.[2] ?? 0,
  );
  const points = worth.reduce((sum, each) => sum + each, 0);
  const { tiles, printed } = example;
  return [
    tell('sheet.final.example', [], { tiles: texts.list(tiles), points }),
    ...when(points !== printed, tell('sheet.final.misprint', [], { points, printed })),
  ];
}

export const ties = ({ rules, tells }: RuleFacts): readonly Told[] => {
  const isDrawn = rules.ties.includes('letter-draw');
  return [
    ...when(rules.ties.length === 0, tell('sheet.ties.none', ['ties'])),
    ...rules.ties.map((tie) => tell(`sheet.ties.${tie}`, ['ties'])),
    ...when(isDrawn, tell('sheet.ties.draw', ['tie-draw'])),
    ...when(isDrawn && tells('advance'), tell('sheet.ties.tables', ['tie-draw'])),
  ];
};

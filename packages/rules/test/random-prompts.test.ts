/** In random games a seat can do what it is asked and what is open to it, and nothing else. */
import { count, drawStream, hashJudge, playRandomGame, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import {
  type Action,
  automaticCounts,
  decide,
  type Env,
  evolve,
  type Game,
  MOVE_KINDS,
  nextDue,
  opponentsOf,
  optionsFor,
  type Prompt,
  promptFor,
  promptsOf,
  type RefusalCode,
  refereePromptFor,
  type Seat,
  START,
} from '../src/index.ts';

/** Refused because of the moment or the seat, whatever exactly was asked for. */
const UNTIMELY: ReadonlySet<RefusalCode> = new Set([
  'already-agreed',
  'already-answered',
  'already-asked',
  'already-claimed',
  'challenge-off',
  'exchange-stays',
  'game-over',
  'last-play-open',
  'look-up-closed',
  'no-claim',
  'no-clock',
  'not-asked',
  'not-for-you',
  'not-your-move',
  'not-your-play',
  'not-your-turn',
  'nothing-to-challenge',
  'nothing-to-take-back',
  'own-clock',
  'own-play',
  'paused',
  'seat-not-playing',
  'take-back-off',
  'theme-off',
  'too-late-to-abort',
  'wrong-phase',
] satisfies RefusalCode[]);

/** Without a finder of plays no game ends because nobody can play: that nobody can know beforehand. */
const ENV: Env = { judge: hashJudge, draw: drawStream };

test('a seat may do what it is asked and what is open to it, and nothing else', () => {
  const prompted = new Set<string>();
  const games = count(2000, 40);
  for (let i = 0; i < games; i++) {
    let game = START;
    for (const { events } of playRandomGame(seed() + i, SILENT).entries) {
      game = events.reduce(evolve, game);
      for (const { kind } of promptsOf(game)) prompted.add(kind);
      expectAwaited(game);
      // What falls due at this very moment comes before any command.
      if (nextDue(game) === game.now) continue;
      for (const seat of game.seats.keys()) expectOpen(withList(game), seat);
    }
  }
  expect([...prompted].sort()).toEqual(Object.keys(ANSWERS).sort());
});

const SILENT = { event: () => {}, refusal: () => {}, reloaded: () => {} };

const withList = (game: Game): Game => ({
  ...game,
  setup: { ...game.setup, lexicon: { id: 'hash', hash: 'hash' } },
});

function expectOpen(game: Game, seat: Seat): void {
  const open = new Set([...answersOf(game, seat), ...choicesOf(game, seat)]);
  for (const action of actionsOf(game, seat)) {
    const command = { id: 'try', by: { kind: 'seat', seat }, at: game.now, action } as const;
    const decided = decide(game, command, ENV);
    const isUntimely = !decided.ok && UNTIMELY.has(decided.error.code);
    if (isUntimely === open.has(action.kind))
      expect.fail(`${action.kind} of ${seat} in ${game.phase.kind}: ${JSON.stringify(decided)}`);
  }
}

/** No game stands still: somebody is asked something, or time goes on. */
function expectAwaited(game: Game): void {
  if (game.phase.kind === 'over' || game.clock.paused !== null) return;
  const isAwaited = promptsOf(game).length > 0 || refereePromptFor(game) !== null;
  if (!isAwaited && nextDue(game) === null) expect.fail(`nobody is asked in ${game.phase.kind}`);
}

const ANSWERS: Readonly<Record<Prompt['kind'], readonly Action['kind'][]>> = {
  agree: ['agree'],
  'choose-bags': ['choose-bags'],
  move: MOVE_KINDS,
  accept: ['accept', 'challenge'],
  join: ['accept', 'challenge'],
  'vote-verdict': ['vote-verdict'],
  'vote-theme': ['vote-theme'],
  'answer-take-back': ['answer-take-back'],
};

/** What is asked first need not be answered first, so what is asked after it counts as well. */
function answersOf(game: Game, seat: Seat): readonly Action['kind'][] {
  const prompts = [game, { ...game, takeBack: null }, withoutClaim(game)].map((each) =>
    promptFor(each, seat),
  );
  return prompts.flatMap((prompt) => (prompt === null ? [] : ANSWERS[prompt.kind]));
}

function withoutClaim(game: Game): Game {
  const { phase } = game;
  if (phase.kind !== 'window') return game;
  return { ...game, takeBack: null, phase: { ...phase, play: { ...phase.play, claim: null } } };
}

function choicesOf(game: Game, seat: Seat): readonly Action['kind'][] {
  const { giveTime, ...options } = optionsFor(game, seat);
  return [
    ...(options.changeRules ? (['propose', 'refuse-rule'] as const) : []),
    ...(options.move ? MOVE_KINDS : []),
    ...(options.claimTheme ? (['claim-theme'] as const) : []),
    ...(options.lookUp ? (['look-up'] as const) : []),
    ...(options.askTakeBack ? (['ask-take-back'] as const) : []),
    ...(options.agreeEnd ? (['agree-end'] as const) : []),
    ...(giveTime.length > 0 ? (['give-time'] as const) : []),
    ...(options.abort ? (['abort'] as const) : []),
    // Leaving a single opponent is resigning, and is not offered; the rules let it through.
    ...(options.resign ? (['resign', 'leave'] as const) : []),
  ];
}

/** Everything that a seat can send. */
function actionsOf(game: Game, seat: Seat): readonly Action[] {
  const { rack = [] } = game.seats[seat] ?? {};
  const [letter = ''] = game.setup.tileset.alphabet;
  const [other = seat] = opponentsOf(game, seat);
  const { phase, bags, setup } = game;
  return [
    { kind: 'propose', houseRules: setup.houseRules },
    { kind: 'refuse-rule', name: setup.houseRules[0]?.name ?? '' },
    { kind: 'agree' },
    { kind: 'place', tiles: [] },
    { kind: 'exchange', tiles: rack.slice(0, 1) },
    { kind: 'pass' },
    {
      kind: 'choose-bags',
      counts: automaticCounts(bags, phase.kind === 'choosing' ? phase.count : 0),
    },
    { kind: 'accept' },
    { kind: 'challenge' },
    { kind: 'vote-verdict', vote: 'yes' },
    { kind: 'claim-theme', words: [0] },
    { kind: 'vote-theme', vote: 'no' },
    { kind: 'look-up', word: [letter] },
    { kind: 'resign' },
    { kind: 'leave' },
    { kind: 'agree-end' },
    { kind: 'ask-take-back' },
    { kind: 'answer-take-back', vote: 'no' },
    { kind: 'give-time', seat: other, seconds: 1 },
    { kind: 'abort' },
  ];
}

/** What the table does after a play: theme words, accepting, challenging, joining, votes, rulings. Everybody sees the screen. */
import { challengedWords, type Game, opponentsOf, promptsOf, type Seat } from '@taht/rules';
import {
  askLine,
  askSome,
  askYesNo,
  leaveIfAsked,
  numbersIn,
  say,
} from '../../../terminal/questions.ts';
import { adviceOn } from '../../../words/word-list.ts';
import { peopleAt } from './bots.ts';
import { REFEREE } from './game-table.ts';
import { askTable, attempt, bySeat } from './public.ts';
import type { Sitting } from './sitting.ts';

type PlayPhase = Extract<Game['phase'], { play: unknown }>;

/** The table accepts the play with Enter, or somebody challenges it. */
export async function askAboutPlay(sitting: Sitting): Promise<void> {
  const phase = phaseOf(sitting);
  if (phase === undefined) return;
  const { seat: mover, claim } = phase.play;
  if (claim === null && sitting.game.rules.theme.name !== '' && !sitting.isClaimAsked())
    return askForClaim(sitting, mover);
  const others = opponentsOf(sitting.game, mover);
  const lines = [...sitting.publicNews(), ...handOverLines(sitting, others)];
  const answer = await askTable(sitting, lines, questionOf(sitting, others), 'yes-no');
  if (answer === 'yes') await acceptAll(sitting, others);
  if (answer === 'no') await challenge(sitting, others);
}

/** With two at the table the one who is asked is the next to play, and should sit here by now. */
function handOverLines({ texts, naming, game }: Sitting, others: readonly Seat[]): string[] {
  const [only] = others;
  if (others.length !== 1 || only === undefined || peopleAt(game).length === 1) return [];
  if (game.rules.challenge.window.until === 'referee') return [];
  return [texts.t('play.pass-screen', { player: naming.player(only) })];
}

function questionOf({ texts, game, naming }: Sitting, others: readonly Seat[]): string {
  const { t } = texts;
  const words = texts.list(playedWords(game));
  if (game.rules.challenge.window.until === 'referee') return t('play.referee-close');
  const [only] = others;
  return others.length === 1 && only !== undefined
    ? t('play.accept-or-challenge', { player: naming.player(only), words })
    : t('play.all-accept', { words });
}

async function acceptAll(sitting: Sitting, others: readonly Seat[]): Promise<void> {
  if (sitting.game.rules.challenge.window.until === 'referee') {
    await attempt(sitting, REFEREE, { kind: 'close-window' });
    return;
  }
  for (const seat of others) {
    const phase = phaseOf(sitting);
    if (phase?.kind !== 'window' || phase.accepted.includes(seat)) continue;
    if ((await attempt(sitting, bySeat(seat), { kind: 'accept' })) === 'refused') return;
  }
  // With two at the table, whoever accepted sits before the screen already.
  const [only] = others;
  const { phase } = sitting.game;
  if (others.length === 1 && only !== undefined && phase.kind === 'turn' && phase.seat === only)
    sitting.viewer = only;
}

async function challenge(sitting: Sitting, others: readonly Seat[]): Promise<void> {
  const { texts, naming } = sitting;
  const phase = phaseOf(sitting);
  if (phase?.kind !== 'window') return;
  const free = others.filter((seat) => !phase.accepted.includes(seat));
  const options = free.map((seat) => naming.player(seat));
  // Enter means nobody after all.
  const [chosen] =
    free.length > 1 ? await askSome(sitting, texts.t('play.who-challenges'), options) : [0];
  const seat = chosen === undefined ? undefined : free[chosen];
  if (seat === undefined) return;
  const words = await askForWords(sitting, texts.t('play.challenge-which'));
  await attempt(sitting, bySeat(seat), {
    kind: 'challenge',
    ...(words.length > 0 ? { words } : {}),
  });
}

/** The numbers typed, from 0; none means none were named. A single word needs no number. */
async function askForWords(sitting: Sitting, question: string): Promise<readonly number[]> {
  const words = phaseOf(sitting)?.play.words ?? [];
  if (words.length < 2) return [];
  const { t } = sitting.texts;
  say(
    sitting,
    words.map(({ letters }, i) =>
      t('play.numbered-word', { number: i + 1, word: letters.join('') }),
    ),
  );
  for (;;) {
    const typed = await askLine(sitting, question);
    const numbers = numbersIn(typed, words.length);
    if (numbers !== undefined) return numbers;
    leaveIfAsked(sitting, typed);
    say(sitting, [t('play.answer-number', { min: 1, max: words.length })]);
  }
}

async function askForClaim(sitting: Sitting, mover: Seat): Promise<void> {
  const { texts, naming, game } = sitting;
  const values = { player: naming.player(mover), name: game.rules.theme.name };
  sitting.viewer = null;
  sitting.draw({ lines: sitting.publicNews() });
  const single = (phaseOf(sitting)?.play.words.length ?? 0) < 2;
  const isYes =
    single &&
    (await askYesNo(
      sitting,
      texts.t('play.claim-word', { ...values, word: playedWords(game)[0] ?? '' }),
      'no',
    )) === 'yes';
  const words = single
    ? isYes
      ? [0]
      : []
    : await askForWords(sitting, texts.t('play.claim-theme', values));
  sitting.claimAsked();
  if (words.length > 0) await attempt(sitting, bySeat(mover), { kind: 'claim-theme', words });
}

export async function voteOnTheme(sitting: Sitting, seat: Seat): Promise<void> {
  const { texts, naming, game } = sitting;
  const phase = phaseOf(sitting);
  const claimed = phase?.play.claim?.words.map(
    (word) => phase.play.words[word]?.letters.join('') ?? '',
  );
  const question = texts.t('play.vote-theme', {
    player: naming.player(seat),
    name: game.rules.theme.name,
    words: texts.list(claimed ?? []),
  });
  const vote = await askPublicly(sitting, question);
  await attempt(sitting, bySeat(seat), { kind: 'vote-theme', vote });
}

/** Whoever says no accepts the play and is not asked again. When all have answered, nobody else can join. */
export async function askToJoin(sitting: Sitting): Promise<void> {
  const { texts, naming, game, table } = sitting;
  if (game.phase.kind !== 'joining') return;
  const { challenges } = game.phase;
  for (const { seat, kind } of promptsOf(game)) {
    if (kind !== 'join') continue;
    const question = texts.t('play.join-challenge', { player: naming.player(seat) });
    const answer = await askPublicly(sitting, question);
    if (await table.catchUp()) return;
    await attempt(
      sitting,
      bySeat(seat),
      answer === 'yes'
        ? { kind: 'challenge', words: challenges[0]?.words ?? [] }
        : { kind: 'accept' },
    );
  }
}

export async function voteOnWord(sitting: Sitting, seat: Seat): Promise<void> {
  const { texts, naming } = sitting;
  const word = texts.list(doubtedWords(sitting));
  const question = texts.t('play.vote-word', { player: naming.player(seat), word });
  const vote = await askPublicly(sitting, question);
  await attempt(sitting, bySeat(seat), { kind: 'vote-verdict', vote });
}

export async function askReferee(sitting: Sitting): Promise<void> {
  const { texts } = sitting;
  const verdicts: ('valid' | 'invalid')[] = [];
  for (const word of doubtedWords(sitting)) {
    const advice = adviceOn(word, sitting.table.lexicon, texts);
    const answer = await askPublicly(sitting, texts.t('play.referee-word', { word }), advice);
    verdicts.push(answer === 'yes' ? 'valid' : 'invalid');
  }
  const reason = await askLine(sitting, texts.t('play.referee-reason'));
  await attempt(sitting, REFEREE, { kind: 'rule', verdicts, reason: reason.slice(0, 200) });
}

export async function answerTakeBack(sitting: Sitting, seat: Seat): Promise<void> {
  const { texts, naming, game } = sitting;
  const question = texts.t('play.agree-take-back', {
    player: naming.player(seat),
    name: naming.player(game.takeBack?.seat ?? 0),
  });
  const vote = await askPublicly(sitting, question);
  await attempt(sitting, bySeat(seat), { kind: 'answer-take-back', vote });
}

async function askPublicly(
  sitting: Sitting,
  question: string,
  advice: readonly string[] = [],
): Promise<'yes' | 'no'> {
  sitting.viewer = null;
  sitting.draw({ lines: [...sitting.publicNews(), ...advice] });
  return askYesNo(sitting, question);
}

function phaseOf({ game: { phase } }: Sitting): PlayPhase | undefined {
  return 'play' in phase ? phase : undefined;
}

const playedWords = ({ phase }: Game): readonly string[] =>
  'play' in phase ? phase.play.words.map(({ letters }) => letters.join('')) : [];

function doubtedWords(sitting: Sitting): string[] {
  const phase = phaseOf(sitting);
  if (phase === undefined || !('challenges' in phase)) return [];
  const numbers = challengedWords(phase.challenges);
  return numbers.map((n) => phase.play.words[n]?.letters.join('') ?? '');
}

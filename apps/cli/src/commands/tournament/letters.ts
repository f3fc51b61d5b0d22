/** `taht tournament letters` and `tie`: draw letters, or take those that were drawn from a real bag. */
import { err, ok, type Result } from '@taht/base';
import { alphabetFor } from '@taht/editions';
import { makeTile, parseRack, type Tile } from '@taht/letters';
import { explainLetter, plain, type Texts } from '@taht/phrasing';
import type { LetterRound, PlayerNumber, Tournament } from '@taht/tournament';
import type { Commands } from '../../shell/command.ts';
import { failed, type Outcome, type Problem, wrongUse } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { ALL, numbersIn, wholeNumber } from './numbers.ts';
import { withTournament } from './open-tournament.ts';
import { nameOf } from './tournament-lines.ts';
import { withFile } from './with-file.ts';

export const commands: Commands = {
  letters: (command, { world, texts, action }) =>
    withFile(command, texts)
      .argument('<table>', texts.t('cli.tournament-table'))
      .argument('[letters...]', texts.t('cli.tournament-typed-letters'))
      .action(
        action((file: string, table: string, letters: readonly string[]) =>
          drawTableLetters(file, table, letters, world, texts),
        ),
      ),
  tie: (command, { world, texts, action }) =>
    withFile(command, texts)
      .argument('<numbers...>', texts.t('cli.tournament-numbers', { all: ALL }))
      .option('--letters <letters...>', texts.t('cli.tournament-typed-letters'))
      .action(
        action((file: string, numbers: readonly string[], options: TieOptions) =>
          breakTie(file, numbers, options, world, texts),
        ),
      ),
};

/** Separates the letters of those who draw from those of whoever draws again. */
const AGAIN = '/';

const drawTableLetters = (
  file: string,
  typedTable: string,
  typed: readonly string[],
  world: World,
  texts: Texts,
): Promise<Outcome> =>
  withTournament(file, world, texts, async (open) => {
    const rounds = open.state.stages.at(-1)?.rounds ?? [];
    const table = wholeNumber(typedTable);
    const seated = rounds.at(-1)?.tables.find((each) => each.table === table);
    if (seated === undefined || table === undefined)
      return failed(texts.t('tournament-cli.no-such-table', { table: plain(typedTable) }));
    const letters = lettersIn(open.state, seated.seats, typed, texts);
    if (!letters.ok) return letters.error;
    const where = { stage: open.state.stages.length, round: rounds.length, table };
    const sent = await open.send({ kind: 'draw-letters', where, rounds: letters.value });
    if (!sent.ok) return sent.error;
    const drawn = open.state.stages
      .at(-1)
      ?.rounds.at(-1)
      ?.tables.find((t) => t.table === table);
    const { letters: tiles = [], seats = [] } = drawn ?? {};
    return open.done(
      { table, letters: tiles, order: seats },
      letterLines(open.state, tiles, seats),
    );
  });

interface TieOptions {
  readonly letters?: readonly string[];
}

const breakTie = (
  file: string,
  typedNumbers: readonly string[],
  { letters: typed = [] }: TieOptions,
  world: World,
  texts: Texts,
): Promise<Outcome> =>
  withTournament(file, world, texts, async (open) => {
    const players = numbersIn(open.state, typedNumbers);
    if (players === undefined) return wrongUse(texts.t('tournament-cli.bad-number'));
    const letters = lettersIn(open.state, players, typed, texts);
    if (!letters.ok) return letters.error;
    const sent = await open.send({ kind: 'break-tie', players, rounds: letters.value });
    if (!sent.ok) return sent.error;
    const { rounds = [], order = [] } = open.state.ties.at(-1) ?? {};
    return open.done({ letters: rounds, order }, letterLines(open.state, rounds, order));
  });

/** Null where they are to be drawn here. */
function lettersIn(
  { setup }: Tournament,
  players: readonly PlayerNumber[],
  typed: readonly string[],
  texts: Texts,
): Result<readonly LetterRound[] | null, Problem> {
  if (typed.length === 0) return ok(null);
  const rounds: LetterRound[] = [];
  let drawing = players;
  for (const text of typed.join('').split(AGAIN)) {
    const tiles = parseRack(alphabetFor(setup.tileset), text);
    if (!tiles.ok) return err(wrongUse(explainLetter(texts, tiles.error)));
    if (tiles.value.length !== drawing.length)
      return err(wrongUse(texts.t('tournament-cli.letters-for', { count: drawing.length })));
    const round = drawing.map((player, i) => ({ player, tile: tiles.value[i] as Tile }));
    rounds.push(round);
    drawing = equalsIn(round);
  }
  return ok(rounds);
}

/** Those who drew the same as another. */
const equalsIn = (round: LetterRound): readonly PlayerNumber[] =>
  round
    .filter(({ player, tile }) =>
      round.some((each) => each.player !== player && each.tile === tile),
    )
    .map(({ player }) => player);

/** In the order that the letters make, each with what was drawn. */
const letterLines = (
  state: Tournament,
  rounds: readonly LetterRound[],
  order: readonly PlayerNumber[],
): readonly string[] =>
  order.map((player, i) => {
    const tiles = rounds.flatMap((round) => round.filter((each) => each.player === player));
    const drawn = tiles.map(({ tile }) => makeTile(tile)).join(' ');
    return `${i + 1}. ${player} ${nameOf(state)(player)}: ${drawn}`;
  });

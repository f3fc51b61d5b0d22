/** `taht analyse`: compares every turn of a recorded game with the best play, and tells luck from skill. */
import { readInput } from '@taht/host/files';
import { type Alphabet, makeRack } from '@taht/letters';
import { plain, type Texts } from '@taht/phrasing';
import { parseGcg, recordedGame } from '@taht/record';
import { type Board, GCG_NOTATION, makePlay, makePosition } from '@taht/rules';
import {
  type Candidate,
  type Deadline,
  type MoveReview,
  reviewTurn,
  type TurnReview,
} from '@taht/search';
import { type EngineOptions, equip } from '../engine/equip.ts';
import { RECORD_EDITION } from '../setup/by-name.ts';
import { editionOption, withRules } from '../setup/options.ts';
import type { Commands } from '../shell/command.ts';
import { answer, failed, type Outcome, wrongUse } from '../shell/outcome.ts';
import type { World } from '../shell/world.ts';
import { columnsOf } from '../text/columns.ts';
import { explainFile } from '../text/explain-file.ts';
import { cutTo } from '../text/width.ts';

export const commands: Commands = {
  analyse: (command, { world, texts, action }) =>
    withRules(command.argument('<file>').option(...editionOption(texts)), texts)
      .option('--move-ms <number>', texts.t('cli.move-ms'))
      .option('--data <folder>', texts.t('cli.data'))
      .action(
        action((file: string, options: AnalyseOptions) => analyseFile(file, options, world, texts)),
      ),
};

interface AnalyseOptions extends Omit<EngineOptions, 'edition'> {
  readonly edition?: string;
  readonly moveMs?: string;
}

async function analyseFile(
  path: string,
  options: AnalyseOptions,
  world: World,
  texts: Texts,
): Promise<Outcome> {
  const { t } = texts;
  const { moveMs } = options;
  if (moveMs !== undefined && !/^\d{1,9}$/.test(moveMs))
    return wrongUse(t('selfplay.no-number', { text: plain(moveMs) }));
  const equipped = equip({ ...options, edition: options.edition ?? RECORD_EDITION }, world, texts);
  if (!equipped.ok) return equipped.error;
  const bytes = await readInput(path);
  if (!bytes.ok) return failed(explainFile(texts, bytes.error));
  const { nicks, positions } = recordedGame(parseGcg(bytes.value), equipped.value);
  const time = moveMs === undefined ? null : timeFor(Number(moveMs), world);
  const turns = positions.flatMap((position, i): ToldTurn[] => {
    const review = reviewTurn(position, i + 1, equipped.value, time);
    if (review === undefined) return [];
    const told = ({ move, ...rest }: MoveReview): ToldMove => ({
      move: moveText(move, position.board, equipped.value.alphabet),
      ...rest,
    });
    return [{ ...review, played: told(review.played), best: review.best.map(told) }];
  });
  if (turns.length === 0) return failed(t('analyse.nothing', { path: plain(path) }));
  const players = nicks.map((nick, player) => totalsOf(nick, player, turns));
  return answer(
    { turns: turns.map(({ player, ...rest }) => ({ player: nicks[player], ...rest })), players },
    reportLines(turns, players, nicks, texts),
  );
}

/** Moves as GCG writes them. */
interface ToldMove extends Omit<MoveReview, 'move'> {
  readonly move: string;
}

interface ToldTurn extends Omit<TurnReview, 'played' | 'best'> {
  readonly played: ToldMove;
  readonly best: readonly ToldMove[];
}

const timeFor = (milliseconds: number, world: World) => (): Deadline => {
  const until = world.now() + milliseconds;
  return { expired: () => world.now() >= until };
};

interface Totals {
  readonly player: string;
  readonly turns: number;
  readonly lost: number;
  readonly chanceLost: number;
  readonly luck: number;
}

function totalsOf(nick: string, player: number, turns: readonly ToldTurn[]): Totals {
  const own = turns.filter((turn) => turn.player === player);
  const sum = (of: (turn: ToldTurn) => number): number =>
    Number(own.reduce((total, turn) => total + of(turn), 0).toFixed(4));
  return {
    player: nick,
    turns: own.length,
    lost: sum(({ lost }) => lost),
    chanceLost: sum(({ chanceLost }) => chanceLost),
    luck: sum(({ luck }) => luck),
  };
}

function reportLines(
  turns: readonly ToldTurn[],
  players: readonly Totals[],
  nicks: readonly string[],
  { t }: Texts,
): string[] {
  const head = [
    '',
    t('play.column-player'),
    t('analyse.head-play'),
    t('analyse.head-best'),
    t('analyse.head-lost'),
    t('analyse.head-chance'),
    t('analyse.head-luck'),
  ];
  const rows = turns.map(({ turn, player, played, best, lost, luck }) => [
    String(turn),
    cutTo(plain(nicks[player] ?? ''), 12),
    cutTo(played.move, 16),
    lost > 0 ? cutTo(best[0]?.move ?? '', 16) : '=',
    lost.toFixed(1),
    percent(played.winChance),
    luck.toFixed(1),
  ]);
  return [
    ...columnsOf([head, ...rows], ['right', 'left', 'left', 'left', 'right', 'right', 'right']),
    '',
    ...players.map(({ player, lost, chanceLost, luck }) =>
      t('analyse.player', {
        player: plain(player),
        lost: lost.toFixed(1),
        chance: (100 * chanceLost).toFixed(1),
        luck: luck.toFixed(1),
      }),
    ),
  ];
}

const percent = (chance: number): string => `${(100 * chance).toFixed(1)} %`;

/** A move as GCG writes it. */
function moveText(candidate: Candidate, board: Board, alphabet: Alphabet): string {
  switch (candidate.kind) {
    case 'place': {
      const { tiles, direction } = candidate;
      const { start, text } = makePlay(alphabet, board, tiles, direction);
      return `${makePosition({ square: start, direction }, GCG_NOTATION)} ${text}`;
    }
    case 'exchange':
      return `-${makeRack(candidate.tiles)}`;
    case 'pass':
      return '-';
  }
}

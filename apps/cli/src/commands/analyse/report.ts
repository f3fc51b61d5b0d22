/** What an analysis tells people: a game turn by turn, or many games player by player. */
import { plain, type Reason, reasonsOf, type Texts } from '@taht/phrasing';
import { LATIN_COLUMNS } from '@taht/rules';
import { columnsOf } from '../../text/columns.ts';
import { cutTo } from '../../text/width.ts';
import { wrap } from '../../text/wrap.ts';
import { countText, decimalText, percentText } from '../../words/texts.ts';
import type { ReviewedGame, ToldTurn, Totals } from './review-game.ts';

export function gameLines({ turns, players }: ReviewedGame, texts: Texts): string[] {
  const { t } = texts;
  const head = [
    '',
    t('play.column-player'),
    t('analyse.head-play'),
    t('analyse.head-best'),
    t('analyse.head-lost'),
    t('analyse.head-chance'),
    t('analyse.head-luck'),
  ];
  const rows = turns.map(({ turn, player, played, best, phony, lost, luck }) => [
    String(turn),
    cutTo(plain(player), 12),
    cutTo(played.move, 15) + (phony ? '*' : ''),
    lost > 0 ? cutTo(best[0]?.move ?? '', 16) : '=',
    decimalText(texts, lost),
    percentText(texts, played.winChance),
    decimalText(texts, luck),
  ]);
  return [
    ...columnsOf([head, ...rows], ['right', 'left', 'left', 'left', 'right', 'right', 'right']),
    ...(turns.some(({ phony }) => phony) ? [t('analyse.phony')] : []),
    '',
    ...players.map((each) => playerLine(each, texts)),
    ...momentLines(turns, texts),
  ];
}

const MOMENTS = 3;
const WIDTH = 80;
const INDENT = 14;
const WORTH_TELLING = 3;

/** The turns that cost most, and why the best play was better. */
function momentLines(turns: readonly ToldTurn[], texts: Texts): string[] {
  const { t } = texts;
  const costly = turns
    .filter(({ lost, facts }) => lost >= WORTH_TELLING && facts.length > 0)
    .toSorted((a, b) => b.chanceLost - a.chanceLost || b.lost - a.lost)
    .slice(0, MOMENTS)
    .toSorted((a, b) => a.turn - b.turn);
  if (costly.length === 0) return [];
  const words = {
    columns: LATIN_COLUMNS,
    texts,
    // A share of a few dozen racks has no decimals.
    percent: (share: number) => percentText(texts, share, 0),
    whole: (points: number) => countText(texts, Math.round(points)),
  };
  const lines = costly.flatMap((turn) => [
    '',
    t('review.move-heading', {
      turn: turn.turn,
      move: `${plain(turn.player)} ${turn.played.move}`,
    }),
    t('why.better', { move: turn.best[0]?.move ?? '' }),
    ...reasonsOf(turn, words, 'expert').flatMap((reason) =>
      wrap(reason.text, WIDTH - INDENT).map(
        (line, i) => (i === 0 ? sizeText(reason, texts) : '').padEnd(INDENT) + line,
      ),
    ),
    ...(turn.isCommon ? [' '.repeat(INDENT) + t('why.common')] : []),
  ]);
  return ['', t('review.moments'), ...lines];
}

function sizeText({ size, unit, error }: Reason, texts: Texts): string {
  if (size === null) return '';
  const shown = (value: number): string =>
    unit === 'chance' ? percentText(texts, value, 0) : decimalText(texts, value);
  const signed = `${size > 0 ? '+' : ''}${shown(size)}`;
  return error === 0 ? signed : `${signed} ± ${shown(error)}`;
}

export const playerLine = ({ player, lost, chanceLost, luck }: Totals, texts: Texts): string =>
  texts.t('analyse.player', {
    player: plain(player),
    lost: decimalText(texts, lost),
    chance: decimalText(texts, 100 * chanceLost),
    luck: decimalText(texts, luck),
  });

export interface PlayerSummary extends Totals {
  readonly games: number;
  /** Points of equity. */
  readonly lostPerTurn: number;
}

/** Whoever loses least each turn comes first. */
export function summaryOf(games: readonly ReviewedGame[]): readonly PlayerSummary[] {
  const all = games.flatMap(({ players }) => players.filter(({ turns }) => turns > 0));
  return [...Map.groupBy(all, ({ player }) => player)]
    .map(([player, own]) => {
      const sum = (key: 'turns' | 'lost' | 'chanceLost' | 'luck'): number =>
        Number(own.reduce((total, each) => total + each[key], 0).toFixed(4));
      const [turns, lost] = [sum('turns'), sum('lost')];
      return {
        player,
        games: own.length,
        turns,
        lost,
        lostPerTurn: Number((lost / turns).toFixed(2)),
        chanceLost: sum('chanceLost'),
        luck: sum('luck'),
      };
    })
    .toSorted((a, b) => a.lostPerTurn - b.lostPerTurn);
}

export function summaryLines(players: readonly PlayerSummary[], texts: Texts): string[] {
  const { t } = texts;
  const head = [
    t('play.column-player'),
    t('analyse.head-games'),
    t('analyse.head-turns'),
    t('analyse.head-per-turn'),
    t('analyse.head-luck'),
  ];
  const rows = players.map(({ player, games, turns, lostPerTurn, luck }) => [
    cutTo(plain(player), 24),
    countText(texts, games),
    countText(texts, turns),
    decimalText(texts, lostPerTurn),
    decimalText(texts, luck),
  ]);
  return columnsOf([head, ...rows], ['left', 'right', 'right', 'right', 'right']);
}

/** The figures as a table, beside those of another machine. */
import type { MessageId } from '@taht/messages';
import { plain, type Texts } from '@taht/phrasing';
import { columnsOf } from '../../text/columns.ts';
import { countText } from '../../words/texts.ts';
import { type Figures, type FiguresFile, SPEEDS } from './figures.ts';

const TEXTS = {
  allPlays: 'bench.all-plays',
  plays: 'bench.plays',
  bestPlay: 'bench.best-play',
  greedyGames: 'bench.greedy-games',
  staticGames: 'bench.static-games',
  rollouts: 'bench.rollouts',
} as const satisfies Readonly<Record<(typeof SPEEDS)[number], MessageId>>;

export function reportLines(
  figures: Figures,
  other: Figures | undefined,
  { machine, node }: FiguresFile,
  list: string,
  texts: Texts,
): string[] {
  const { t, language } = texts;
  const times = (value: number): string =>
    value.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const rows = SPEEDS.map((name) => [
    t(TEXTS[name]),
    countText(texts, figures[name]),
    ...(other ? [`× ${times(figures[name] / other[name])}`] : []),
  ]);
  const lines = columnsOf(rows, ['left', 'right', 'right']);
  if (other === undefined) return [...lines, t('bench.nothing', { list })];
  const isSameList = other.list === figures.list;
  const found = !isSameList || other.found === figures.found ? [] : [t('bench.other-plays')];
  return [...lines, t('bench.against', { machine: plain(`${machine}, Node ${node}`) }), ...found];
}

/** The end of a game in two sentences that fit who reads them: whoever won, lost, drew, gave up, or only watched. */
import type { Game, Outcome, ResignCause, Seat } from '@taht/rules';
import type { Naming } from './naming.ts';
import type { Texts } from './texts.ts';

export interface EndWords {
  readonly title: string;
  readonly line: string;
}

export interface EndReader {
  /** Null for those who watch, and where several look at one device: then nobody is "you". */
  readonly seat: Seat | null;
  /** Whether the name of that seat is one that its player chose. */
  readonly isNamed: boolean;
  /** Who gave up, and why. */
  readonly gaveUp: ReadonlyMap<Seat, ResignCause>;
  readonly isBot: (seat: Seat) => boolean;
}

/** Null while the game goes on. */
export function endWordsOf(
  { phase }: Game,
  naming: Naming,
  reader: EndReader,
  texts: Texts,
): EndWords | null {
  if (phase.kind !== 'over') return null;
  const { outcome } = phase;
  const { t } = texts;
  if (outcome.reason === 'aborted') return { title: t('finish.off'), line: t('finish.off-line') };
  const [first = []] = outcome.ranking;
  const { seat } = reader;
  const told = { outcome, first, naming, reader, texts };
  const cause = seat === null ? undefined : reader.gaveUp.get(seat);
  if (cause !== undefined)
    return { title: t('finish.gave-up', { cause }), line: t('finish.winner', winnerOf(told)) };
  if (first.length > 1) return { title: tieTitle(told), line: tieLine(told) };
  if (seat !== null && first.includes(seat))
    return { title: wonTitle(told, seat), line: aheadLine(told) };
  if (seat !== null) return { title: t('finish.lost', winnerOf(told)), line: lostLine(told, seat) };
  return { title: t('finish.winner', winnerOf(told)), line: aheadLine(told) };
}

interface Told {
  readonly outcome: Outcome;
  readonly first: readonly Seat[];
  readonly naming: Naming;
  readonly reader: EndReader;
  readonly texts: Texts;
}

const namesOf = ({ naming, texts }: Told, seats: readonly Seat[]): string =>
  texts.list(seats.map((seat) => naming.player(seat)));

const winnerOf = (told: Told) => ({ player: namesOf(told, told.first) });

const wonTitle = ({ naming, reader, texts }: Told, seat: Seat): string =>
  reader.isNamed
    ? texts.t('finish.won-named', { player: naming.player(seat) })
    : texts.t('finish.won');

const tieTitle = (told: Told): string =>
  told.outcome.scores.length === 2
    ? told.texts.t('finish.drew')
    : told.texts.t('finish.shared', { players: namesOf(told, told.first) });

function tieLine({ outcome, first, reader, texts: { t } }: Told): string {
  const count = outcome.scores[first[0] ?? 0] ?? 0;
  const each = t('finish.each', { count });
  return reader.seat === null ? each : `${each} ${t('finish.another')}`;
}

/** For whoever won, and for those who watched. */
function aheadLine(told: Told): string {
  const { outcome, first, naming, reader, texts } = told;
  const gone = [...reader.gaveUp].filter(([seat]) => !first.includes(seat));
  const [last] = gone.slice(-1);
  if (outcome.reason === 'resigned' && last !== undefined)
    return texts.t('event.resigned', { player: naming.player(last[0]), cause: last[1] });
  if (outcome.reason === 'resigned' || outcome.reason === 'left') return texts.t('finish.left');
  const [second = 0] = outcome.ranking[1] ?? [];
  const count = pointsBetween(outcome, first[0] ?? 0, second);
  if (count === 0) return texts.t('finish.tie-break');
  const player = naming.player(second);
  const isDuel = outcome.scores.length === 2;
  if (isDuel && reader.seat !== null && reader.isBot(second))
    return texts.t('finish.bot-thanks', { player, count });
  return texts.t(isDuel ? 'finish.behind' : 'finish.second', { player, count });
}

function lostLine({ outcome, first, texts }: Told, seat: Seat): string {
  const count = pointsBetween(outcome, first[0] ?? 0, seat);
  if (count === 0) return texts.t('finish.tie-break');
  // Whoever gave up stood where they stood: the points say nothing of who won.
  if (outcome.reason === 'resigned' || outcome.reason === 'left') return texts.t('finish.another');
  if (outcome.scores.length === 2) return texts.t('finish.by', { count });
  const before = outcome.ranking.findIndex((seats) => seats.includes(seat));
  const place = 1 + outcome.ranking.slice(0, before).flat().length;
  return texts.t('finish.place', { place, count });
}

const pointsBetween = ({ scores }: Outcome, one: Seat, other: Seat): number =>
  (scores[one] ?? 0) - (scores[other] ?? 0);

/** What has happened, event by event, as lines for one viewer; racks stay hidden as the rules hide them. */
import type { Tile } from '@taht/letters';
import {
  type EventView,
  eventFor,
  evolve,
  type Game,
  type GameEvent,
  type Viewer,
} from '@taht/rules';
import type { Naming } from './naming.ts';
import { plain } from './plain.ts';
import type { Texts } from './texts.ts';
import { tilesText } from './turns.ts';

/** `before` is the game that the first of the events happened in. */
export function newsOf(
  events: readonly GameEvent[],
  before: Game,
  viewer: Viewer,
  texts: Texts,
  naming: Naming,
): readonly string[] {
  let game = before;
  const steps = events.map((event) => {
    const step = { event, before: game };
    game = evolve(game, event);
    return step;
  });
  return withoutServed(steps).flatMap((step) =>
    newsLines(step.event, step.before, viewer, texts, naming),
  );
}

/** A turn that is owed and then missed is news once: when it is missed. */
export function withoutServed<Step extends { readonly event: GameEvent | EventView }>(
  steps: readonly Step[],
): readonly Step[] {
  const served = new Set<Step>();
  for (const [i, { event: missed }] of steps.entries()) {
    if (missed.kind !== 'skipped') continue;
    const owed = steps
      .slice(0, i)
      .findLast(
        (step) =>
          step.event.kind === 'skip-owed' &&
          step.event.seat === missed.seat &&
          step.event.cause === missed.cause &&
          !served.has(step),
      );
    if (owed !== undefined) served.add(owed);
  }
  return steps.filter((step) => !served.has(step));
}

/** About one event; `game` is the one that it happened in. */
export function newsLines(
  event: GameEvent,
  game: Game,
  viewer: Viewer,
  { t, list }: Texts,
  naming: Naming,
): readonly string[] {
  const seen = eventFor(event, viewer);
  if (seen === null || isOwnMove(event, viewer)) return [];
  const wordsOf = (numbers: readonly number[]): string => list(numbers.map((n) => wordAt(game, n)));
  const player = 'seat' in event ? naming.player(event.seat) : '';
  switch (event.kind) {
    case 'rule-refused': {
      return [t('event.rule-refused', { player, name: t(`house-rule.${event.name}` as never) })];
    }
    case 'drew':
      return 'tiles' in seen && viewer.kind === 'seat'
        ? [t('play.drew', { tiles: tilesText(seen.tiles as Tile[]) })]
        : [];
    case 'placed': {
      const words = event.words.map(({ letters, score }) => `${letters.join('')} ${score}`);
      const bonus = event.bonus > 0 ? [t('log.bonus', { points: event.bonus })] : [];
      const [word = ''] = event.words.map(({ letters }) => letters.join(''));
      const line = t('event.placed', { player, word, score: event.score });
      return [
        line,
        ...(words.length > 1 ? [t('log.words', { words: list(words) })] : []),
        ...bonus,
      ];
    }
    case 'exchanged':
      return [t('event.exchanged', { player, count: event.tiles.length })];
    case 'passed':
      return [t('event.passed', { player, cause: event.cause })];
    case 'skipped':
      return [t('event.skipped', { player, reason: t(`cause.${event.cause}`) })];
    case 'challenged':
      return [t('event.challenged', { player, words: wordsOf(event.words) })];
    case 'ruled':
      return event.verdicts.map(({ word, verdict }) =>
        t('event.ruled', { source: event.source, word: wordAt(game, word), verdict }),
      );
    case 'theme-claimed':
      return [t('event.theme-claimed', { player, words: wordsOf(event.words) })];
    case 'theme-voted':
    case 'verdict-voted':
    case 'take-back-answered':
      return [t(`event.${event.kind}`, { player, vote: event.vote })];
    case 'stood': {
      const { score, themeBonus } = event;
      return themeBonus > 0 ? [t('event.stood', { player, score, themeBonus })] : [];
    }
    case 'skip-owed':
      return [t('event.skip-owed', { player, reason: t(`cause.${event.cause}`) })];
    case 'adjusted':
      return [
        t('event.adjusted', { player, points: event.points, reason: t(`cause.${event.cause}`) }),
      ];
    case 'resigned':
      return [t('event.resigned', { player, cause: event.cause })];
    case 'replaced':
      return [t('event.replaced', { player, name: plain(event.player.name) })];
    case 'time-given':
      return [t('event.time-given', { player, count: event.seconds })];
    case 'vacation-begun':
    case 'vacation-ended':
    case 'retracted':
    case 'left':
    case 'end-agreed':
    case 'take-back-asked':
      return [t(`event.${event.kind}`, { player })];
    case 'undone':
      return [t('event.undone', { cause: event.cause })];
    default:
      return [];
  }
}

/** Nobody has to be told what they did themselves. */
const isOwnMove = (event: GameEvent, viewer: Viewer): boolean =>
  viewer.kind === 'seat' &&
  (event.kind === 'placed' || event.kind === 'exchanged' || event.kind === 'passed') &&
  event.seat === viewer.seat &&
  !(event.kind === 'passed' && event.cause === 'time');

const wordAt = ({ phase }: Game, word: number): string =>
  'play' in phase ? (phase.play.words[word]?.letters.join('') ?? '') : '';

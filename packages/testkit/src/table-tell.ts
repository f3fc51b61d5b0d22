/** Events and phases in a few words, for tests to compare: `stood A 14`, `skipped B bystander`, `turn C`. */
import type { FactOf, Game, GameEvent, Seat } from '@taht/rules';

export function tellEvent(event: GameEvent): string {
  const seat = 'seat' in event ? [seatName(event.seat)] : [];
  return [event.kind, ...seat, ...detailsOf(event)].join(' ');
}

const seatName = (seat: Seat): string => 'ABCD'[seat] ?? `seat ${seat}`;

function detailsOf(event: GameEvent): readonly (string | number)[] {
  switch (event.kind) {
    case 'placed':
      return [event.score];
    case 'stood':
      return [tellScore(event)];
    case 'drew':
    case 'exchanged':
      return [event.tiles.length];
    case 'returned':
      return [event.tiles.length, event.cause];
    case 'choice-due':
    case 'misdraw-found':
      return [event.count];
    case 'passed':
    case 'skipped':
    case 'skip-owed':
    case 'resigned':
    case 'undone':
      return [event.cause];
    case 'challenged':
    case 'theme-claimed':
      return event.words;
    case 'ruled':
      return [event.source, ...event.verdicts.map(({ verdict }) => verdict)];
    case 'verdict-voted':
    case 'theme-voted':
    case 'take-back-answered':
      return [event.vote];
    case 'adjusted':
      return [event.points, event.cause];
    case 'time-given':
      return [event.seconds];
    case 'rule-refused':
      return [event.name];
    case 'looked-up':
      return [event.word.join(''), event.verdict];
    case 'ended':
      return [event.reason];
    default:
      return [];
  }
}

const tellScore = ({ score, themeBonus }: FactOf<'stood'>): string =>
  themeBonus === 0 ? `${score}` : `${score}+${themeBonus}`;

/** `turn A`, `window B`, `choosing C 3`, `over out`. */
export function tellPhase({ phase }: Game): string {
  if (phase.kind === 'over') return `over ${phase.outcome.reason}`;
  if (phase.kind === 'choosing') return `choosing ${seatName(phase.seat)} ${phase.count}`;
  if ('play' in phase) return `${phase.kind} ${seatName(phase.play.seat)}`;
  return 'seat' in phase ? `${phase.kind} ${seatName(phase.seat)}` : phase.kind;
}

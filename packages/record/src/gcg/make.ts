/** Writes a GCG file in one canonical form: single spaces, signs on points, LF at the end of every line. */
import { assertNever } from '@taht/base';
import { encodeUtf8 } from './decode.ts';
import type { GcgEvent, GcgFile, GcgLine } from './file.ts';

export function makeGcg({ lines }: Pick<GcgFile, 'lines'>): string {
  return lines.map((line) => `${makeLine(line)}\n`).join('');
}

/** The file as bytes; they are always UTF-8 and say so, whatever encoding it came in. */
export function encodeGcg({ lines }: Pick<GcgFile, 'lines'>): Uint8Array {
  const others = lines.filter(({ kind }) => kind !== 'encoding');
  return encodeUtf8(makeGcg({ lines: [{ kind: 'encoding', name: 'UTF-8' }, ...others] }));
}

function makeLine(line: GcgLine): string {
  switch (line.kind) {
    case 'encoding':
      return makePragma('character-encoding', line.name);
    case 'player':
      return makePragma(`player${line.number}`, fields(line.nick, line.name));
    case 'rack':
      return makePragma(`rack${line.number}`, line.rack);
    case 'incomplete':
      return makePragma('incomplete', line.rack);
    case 'note':
      return makePragma('note', line.text);
    case 'pragma':
      return makePragma(line.name, line.text);
    case 'blank':
      return '';
    case 'unread':
      return line.text;
    default:
      return makeEvent(line);
  }
}

function makePragma(name: string, text: string): string {
  return text === '' || text.startsWith('\n') ? `#${name}${text}` : `#${name} ${text}`;
}

function makeEvent(event: GcgEvent): string {
  const { player, rack, score, total, extra = '' } = event;
  const points =
    score === null ? '' : event.kind === 'withdraw' && score === 0 ? '-0' : signed(score);
  const sum = total === null ? '' : String(total);
  return fields(`>${player}:`, rack, makeAct(event), points, sum, extra);
}

function makeAct(event: GcgEvent): string {
  switch (event.kind) {
    case 'place':
      return `${event.position} ${event.word}`;
    case 'exchange':
      return `-${event.tiles}`;
    case 'exchange-count':
      return `-${event.count}`;
    case 'pass':
      return '-';
    case 'withdraw':
      return '--';
    case 'challenge':
      return '(challenge)';
    case 'time':
      return '(time)';
    case 'end':
      return `(${event.tiles})`;
    default:
      return assertNever(event);
  }
}

const fields = (...texts: readonly string[]): string =>
  texts.filter((text) => text !== '').join(' ');

const signed = (points: number): string => (points < 0 ? String(points) : `+${points}`);

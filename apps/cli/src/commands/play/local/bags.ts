/** With two or three bags, asks the player how many tiles to draw from each. */
import type { Game, Seat } from '@taht/rules';
import { parseInput } from '../../../terminal/input.ts';
import { askLine } from '../../../terminal/questions.ts';
import { showDrawn } from './make-move.ts';
import { attempt, bySeat, misunderstood, performCommon, seatAt } from './public.ts';
import type { Sitting } from './sitting.ts';

export async function chooseBags(sitting: Sitting, seat: Seat): Promise<void> {
  const { texts, naming, table, words } = sitting;
  const { t } = texts;
  if ((await seatAt(sitting, seat)) === 'changed') return;
  while (sitting.game.phase.kind === 'choosing' && sitting.game.phase.seat === seat) {
    const { count } = sitting.game.phase;
    const question = t('play.choose-bags', {
      player: naming.player(seat),
      count,
      example: exampleOf(sitting.game, count).join(' '),
    });
    const lines = [t('play.choose-bags-order', { names: naming.bags.join(', ') })];
    sitting.draw({ rack: sitting.rackOf(seat), lines });
    const line = await askLine(sitting, question);
    if (await table.catchUp()) return;
    const counts = countsIn(line, sitting.game.bags.length, count);
    const intent = parseInput(line, words);
    if (counts !== undefined) {
      if ((await attempt(sitting, bySeat(seat), { kind: 'choose-bags', counts })) === 'done')
        await showDrawn(sitting, seat);
    } else if (intent.kind !== 'nothing') {
      const isCommon =
        intent.kind === 'command' && (await performCommon(sitting, intent.name)) === 'done';
      if (!isCommon) sitting.notice = [misunderstood(sitting, line)];
    }
  }
}

/** `4 3`; where there are two bags a single number is enough. */
export function countsIn(text: string, bags: number, count: number): readonly number[] | undefined {
  const parts = text.split(/[\s,;+]+/u).filter((part) => part !== '');
  if (parts.length === 0 || parts.length > bags || !parts.every((part) => /^\d{1,2}$/.test(part)))
    return undefined;
  const numbers = parts.map(Number);
  if (numbers.length === bags) return numbers;
  const rest = count - numbers.reduce((a, b) => a + b, 0);
  return [...numbers, Math.max(0, rest), ...Array<number>(bags - numbers.length - 1).fill(0)];
}

/** A little more than half from the second bag, as far as both reach. */
function exampleOf({ bags }: Game, count: number): number[] {
  const [first = 0, second = 0] = bags.map((bag) => bag.length);
  const fromFirst = Math.min(first, Math.max(Math.floor(count / 2), count - second));
  return bags.map((_, i) => (i === 0 ? fromFirst : i === 1 ? count - fromFirst : 0));
}

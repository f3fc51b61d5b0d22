/** Ukrainian: what is said of a draw. */
import type { DrawTextId } from '../required.ts';

export const draw = {
  'draw.warning.same-school': 'Стіл {table}: {players} з однієї школи.',
  'draw.warning.met-before': 'Стіл {table}: {players} уже зустрічалися.',
  'draw.warning.small-table':
    'За столом {table} лише {seats, plural, one {# гравець} few {# гравці} many {# гравців} other {# гравця}}.',
  'draw.warning.second-bye': '{player} знову пропускає тур, хоча інші ще не пропускали.',
  'draw.warning.wrong-table': '{player} потребує столу {needs}.',
  'draw.why.same-school':
    'Зустрічей у межах школи: {found}. Менше ніж {least} не дало б жодне жеребкування.',
  'draw.why.repeats':
    'Повторних зустрічей: {found}. Менше ніж {least} не дало б жодне жеребкування.',
  'draw.why.moved': 'Не там, куди поставили б самі лише жереб чи місце: {players}.',
} as const satisfies Readonly<Record<DrawTextId, string>>;

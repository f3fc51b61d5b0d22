/** Estonian: what is said of a draw. */
import type { DrawTextId } from '../required.ts';

export const draw = {
  'draw.warning.same-school': 'Laud {table}: {players} on samast koolist.',
  'draw.warning.met-before': 'Laud {table}: {players} on juba kohtunud.',
  'draw.warning.small-table':
    'Lauas {table} on ainult {seats, plural, one {# mängija} other {# mängijat}}.',
  'draw.warning.second-bye': '{player} on jälle vaba, kuigi kõik teised pole veel olnud.',
  'draw.warning.wrong-table': '{player} vajab lauda {needs}.',
  'draw.why.same-school':
    'Sama kooli kohtumisi: {found}. Vähem kui {least} ei saaks olla üheski loosis.',
  'draw.why.repeats':
    'Korduvaid kohtumisi: {found}. Vähem kui {least} ei saaks olla üheski loosis.',
  'draw.why.moved': 'Mujal, kui pelk loos või paremusjärjestus oleks pannud: {players}.',
} as const satisfies Readonly<Record<DrawTextId, string>>;

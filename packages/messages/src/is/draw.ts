/** Icelandic: what is said of a draw. */
import type { DrawTextId } from '../required.ts';

export const draw = {
  'draw.warning.same-school': 'Borð {table}: {players} eru úr sama skóla.',
  'draw.warning.met-before': 'Borð {table}: {players} hafa mæst áður.',
  'draw.warning.small-table':
    'Við borð {table} {seats, plural, one {er aðeins # leikmaður} other {eru aðeins # leikmenn}}.',
  'draw.warning.second-bye': '{player} situr aftur hjá þótt aðrir hafi ekki enn setið hjá.',
  'draw.warning.wrong-table': '{player} þarf borð {needs}.',
  'draw.why.same-school':
    'Viðureignir innan skóla: {found}. Í engum drætti gætu þær verið færri en {least}.',
  'draw.why.repeats':
    'Endurteknar viðureignir: {found}. Í engum drætti gætu þær verið færri en {least}.',
  'draw.why.moved': 'Annars staðar en hlutkesti eða staða ein hefði skipað: {players}.',
} as const satisfies Readonly<Record<DrawTextId, string>>;

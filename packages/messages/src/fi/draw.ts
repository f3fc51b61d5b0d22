/** Finnish: what is said of a draw. */
import type { DrawTextId } from '../required.ts';

export const draw = {
  'draw.warning.same-school': 'Pöytä {table}: {players} ovat samasta koulusta.',
  'draw.warning.met-before': 'Pöytä {table}: {players} ovat jo kohdanneet.',
  'draw.warning.small-table':
    'Pöydässä {table} on vain {seats, plural, one {# pelaaja} other {# pelaajaa}}.',
  'draw.warning.second-bye':
    '{player} on taas vapaalla, vaikka kaikki muut eivät ole vielä olleet.',
  'draw.warning.wrong-table': '{player} tarvitsee pöydän {needs}.',
  'draw.why.same-school':
    'Saman koulun kohtaamisia: {found}. Missään arvonnassa niitä ei voisi olla alle {least}.',
  'draw.why.repeats':
    'Toistuvia kohtaamisia: {found}. Missään arvonnassa niitä ei voisi olla alle {least}.',
  'draw.why.moved': 'Muualla kuin pelkkä arpa tai sijoitus olisi pannut: {players}.',
} as const satisfies Readonly<Record<DrawTextId, string>>;

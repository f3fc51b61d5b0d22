/** Turkish: what is said of a draw. */
import type { DrawTextId } from '../required.ts';

export const draw = {
  'draw.warning.same-school': 'Masa {table}: {players} aynı okuldan.',
  'draw.warning.met-before': 'Masa {table}: {players} daha önce karşılaştı.',
  'draw.warning.small-table': 'Masa {table}: yalnızca {seats, plural, other {# oyuncu}} var.',
  'draw.warning.second-bye': '{player} yine boşta, oysa henüz boşta kalmamış oyuncular var.',
  'draw.warning.wrong-table': '{player} için {needs} numaralı masa gerekli.',
  'draw.why.same-school':
    'Aynı okuldan karşılaşma: {found}. Hiçbir kurada {least} sayısından az olamaz.',
  'draw.why.repeats':
    'Tekrarlanan karşılaşma: {found}. Hiçbir kurada {least} sayısından az olamaz.',
  'draw.why.moved': 'Yalnızca kura ya da sıralama olsaydı başka yerde oturacak olanlar: {players}.',
} as const satisfies Readonly<Record<DrawTextId, string>>;

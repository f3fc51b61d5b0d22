/**
 * The plays of the first game, edition by edition: the worked examples of its rulebook where it has them, plays of our
 * own for the rest. Written as in GCG, number first for across; a small letter is a blank, a dot a tile that lies there.
 */
export const LAY_TOPICS = [
  'opening',
  'extend',
  'cross',
  'parallel',
  'hook',
  'bridge',
  'blank',
  'bonus',
] as const;
export type LayTopic = (typeof LAY_TOPICS)[number];

export interface LayLesson {
  readonly topic: LayTopic;
  /** What lies on the board, play by play. */
  readonly before: string;
  readonly play: string;
  /** What else is on the rack. */
  readonly spare: string;
}

export interface FirstGame {
  readonly ruleset: string;
  readonly lays: readonly LayLesson[];
  /** The ways of making a word as the rulebook counts them, each with the lessons that show it; none where it counts none. */
  readonly ways: readonly (readonly LayTopic[])[];
  /** The ways for which the rulebook prints no example. */
  readonly ours?: readonly LayTopic[];
  /** What the other player has left at the end. */
  readonly left: string;
  /** What the rulebook says it is worth, where that is not what its tiles say. */
  readonly printed?: number;
}

const lay = (topic: LayTopic, before: string, play: string, spare: string): LayLesson => ({
  topic,
  before,
  play,
  spare,
});

/** The Estonian, Finnish and Ukrainian rulebooks count the same five. */
const FIVE_WAYS: FirstGame['ways'] = [['extend'], ['cross'], ['parallel'], ['hook'], ['bridge']];

const et: FirstGame = {
  ruleset: 'et-base',
  lays: [
    lay('opening', '', '8F ASTE', 'KUI'),
    lay('extend', '8F ASTE', '8E P....L', 'KUIMA'),
    lay('cross', '8F KUNA', 'H5 ELA.IK', 'SO'),
    lay('parallel', '8F MASK', '9F AHAA', 'LOE'),
    lay('hook', '8G ULG', 'F4 KATUS', 'ED'),
    lay('bridge', '8F KOLM, F8 .OTT, I8 .AA', '10D UH.UM.', 'ESI'),
    lay('blank', '8H EI', '8B POLITs..', 'A'),
    lay('bonus', '', '8E ÕPETAJA', ''),
  ],
  ways: FIVE_WAYS,
  left: 'RA',
};

const is: FirstGame = {
  ruleset: 'is-base',
  lays: [
    lay('opening', '', '8D HRAKI', 'LU'),
    lay('cross', '8D HRAKI', 'G6 LO.I', 'NURS'),
    lay('hook', '8D HRAKI, G6 LO.I', '10D REIÐA', 'NU'),
    lay('extend', '8D HRAKI, G6 LO.I, 10D REIÐA', 'H7 K.M.', 'NUSTA'),
    lay('parallel', '8D HRAKI, G6 LO.I, 10D REIÐA, H7 K.M.', '11C JÓÐLIR', 'A'),
    lay('blank', '', '8F BORð', 'NAU'),
    lay('bonus', '', '8D KENNARI', ''),
  ],
  // A letter added to a word is there the same way as a word laid across it.
  ways: [['extend'], ['cross', 'hook'], ['parallel']],
  left: 'ÐA',
};

const fi: FirstGame = {
  ruleset: 'fi-base',
  lays: [
    lay('opening', '', '8F KOIRA', 'SE'),
    lay('extend', '8F KOIRA', '8F .....S', 'ELTANI'),
    lay('cross', '8F KOIRAS', 'K8 .AUMA', 'LET'),
    lay('parallel', '8F KOIRAS, K8 .AUMA, G7 K.SIA', 'F10 AJOS', 'TEN'),
    lay('hook', '8F KOIRA', 'K8 SAUMA', 'LE'),
    lay('bridge', '8F KOIRAS, K8 .AUMA, G7 K.SIA, F10 AJOS', '11F ..KAU.A', 'TEN'),
    lay('blank', '', '8G TAlO', 'KIN'),
    lay('bonus', '', '8D KIRJAIN', ''),
  ],
  ways: FIVE_WAYS,
  left: 'CDE',
};

const uk: FirstGame = {
  ruleset: 'uk-base',
  lays: [
    lay('opening', '', '8F ЗВАТИ', 'ПО'),
    // The rulebook has the first letter on a triple word, which no word over the star can reach: so the star is taken.
    lay('extend', 'H5 МРІЯ, 6D ТЕАТ., D6 .РАВА, 8B ЗВ.ТИ', '8A О.....С.', 'НІКЕП'),
    lay('cross', '8F ЗВАТИ', 'F8 .АПУСК', 'ОН'),
    lay('parallel', '8F ЗВАТИ', '7H ТОМ', 'НІКУ'),
    lay('hook', '8G АРКА', 'F5 ГРІМ', 'ОНС'),
    lay('bridge', '8F ЗВАТИ, F8 .АПУСК, I8 .АТО', '10F .ОШ.А', 'ЛІНЕ'),
    lay('blank', '', '8F РЕМОНт', 'А'),
    lay('bonus', '', '8D КАРТИНА', ''),
  ],
  ways: FIVE_WAYS,
  ours: ['hook', 'bridge'],
  left: 'ХА',
  printed: 9,
};

const tr: FirstGame = {
  ruleset: 'tr-base',
  lays: [
    lay('opening', '', '8F KİTAP', 'LE'),
    lay('extend', '8F KİTAP', '8F .....ÇI', 'LEMAN'),
    lay('cross', '8F KİTAP', 'F8 .ALEM', 'RUS'),
    lay('parallel', '8F KİTAP', '7H EY', 'LAMUR'),
    lay('blank', '', '8G MAsA', 'KİT'),
    lay('bonus', '', '8D ANAHTAR', ''),
  ],
  ways: [],
  left: 'HA',
};

const en: FirstGame = {
  ruleset: 'en-club',
  lays: [
    lay('opening', '', 'H5 STAR', 'DEO'),
    lay('cross', 'H5 STAR', '5E DES.ERT', 'A'),
    lay('extend', 'H5 STAR, 5E DES.ERT', 'H5 ....S', 'MEANOI'),
    lay('hook', 'H5 STAR', '9H SEA', 'INTO'),
    lay('parallel', 'H5 STAR, 5E DES.ERT, H5 ....S', 'I7 ME', 'LONGI'),
    lay('blank', '', '8G CaT', 'OIRN'),
    lay('bonus', '', '8B PLAYERS', ''),
  ],
  ways: [],
  left: 'KD',
};

export const firstGames = { et, is, fi, uk, tr, en } satisfies Readonly<Record<string, FirstGame>>;

/** What is read, with the rules of the edition beside it. */
export const READ_TOPICS = ['exchange', 'challenge', 'end'] as const;
export type ReadTopic = (typeof READ_TOPICS)[number];

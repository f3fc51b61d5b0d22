/** Our mark for a terminal: a tile with a star and two dots above it, an Ä. */

type Brush = (text: string) => string;

/** Narrow enough for every terminal; `amber` paints the dots where there are colours. */
export const banner = (amber: Brush = (text) => text): readonly string[] => [
  '  ╭───────╮',
  `  │ ${amber('●')}   ${amber('●')} │`,
  '  │   ★   │  Täht',
  '  ╰───────╯',
];

/** Colours with a meaning each. Every one of them only repeats what the text already says. */
import pc from 'picocolors';

export interface Paint {
  readonly heading: Brush;
  readonly faint: Brush;
  readonly good: Brush;
  readonly tile: Brush;
  readonly blankTile: Brush;
  /** A tile of the last play, or of the one being tried. */
  readonly freshTile: Brush;
  readonly premium: Readonly<Record<'T' | 'D' | 't' | 'd' | '*', Brush>>;
}

export type Brush = (text: string) => string;

export function makePaint(colour: boolean): Paint {
  const c = pc.createColors(colour);
  return {
    heading: c.bold,
    faint: c.dim,
    good: (text) => c.bold(c.green(text)),
    tile: (text) => c.bgWhite(c.black(text)),
    blankTile: (text) => c.bgWhite(c.blue(text)),
    freshTile: (text) => c.bgCyan(c.black(text)),
    premium: {
      T: (text) => c.bgYellow(c.black(text)),
      D: c.yellow,
      t: (text) => c.bgGreen(c.black(text)),
      d: c.green,
      '*': (text) => c.bold(c.yellow(text)),
    },
  };
}

/** The user's wish goes before what the terminal could do (no-color.org). */
export function wantsColour(
  env: Readonly<Record<string, string | undefined>>,
  option: boolean,
): boolean {
  return option && !env.NO_COLOR && env.TERM !== 'dumb';
}

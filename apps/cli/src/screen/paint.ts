/** Colours by meaning. Each one only repeats what the text already says. */
import type { PremiumColours } from '@taht/editions';
import pc from 'picocolors';

export interface Paint {
  readonly heading: Brush;
  readonly faint: Brush;
  readonly good: Brush;
  /** The dots of the mark. */
  readonly amber: Brush;
  readonly tile: Brush;
  readonly blankTile: Brush;
  /** A tile of the last play, or of the one being tried. */
  readonly freshTile: Brush;
  /** By the rulebook's own names, as far as a terminal has such colours; ours where a rulebook names none. */
  readonly premium: Readonly<Record<PremiumColours, Premiums>>;
}

type Premiums = Readonly<Record<'T' | 'D' | 't' | 'd' | '*', Brush>>;

export type Brush = (text: string) => string;

export function makePaint(colour: boolean): Paint {
  const c = pc.createColors(colour);
  const blueAndRed = {
    T: (text: string) => c.bgRed(c.whiteBright(text)),
    t: (text: string) => c.bgBlue(c.whiteBright(text)),
    d: c.blueBright,
  };
  return {
    heading: c.bold,
    faint: c.dim,
    good: (text) => c.bold(c.green(text)),
    amber: c.yellow,
    tile: (text) => c.bgWhite(c.black(text)),
    blankTile: (text) => c.bgWhite(c.blue(text)),
    freshTile: (text) => c.bgCyan(c.black(text)),
    premium: {
      'pink-red': {
        ...blueAndRed,
        D: c.magentaBright,
        '*': (text) => c.bold(c.magentaBright(text)),
      },
      'light-dark-red': {
        ...blueAndRed,
        D: c.redBright,
        '*': (text) => c.bold(c.redBright(text)),
      },
      printed: {
        T: (text) => c.bgYellow(c.black(text)),
        D: c.yellow,
        t: (text) => c.bgGreen(c.black(text)),
        d: c.green,
        '*': (text) => c.bold(c.yellow(text)),
      },
    },
  };
}

/** What the user wishes comes before what the terminal can do (no-color.org). */
export function wantsColour(
  env: Readonly<Record<string, string | undefined>>,
  option: boolean,
): boolean {
  return option && !env.NO_COLOR && env.TERM !== 'dumb';
}

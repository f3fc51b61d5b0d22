/** What we use of `subset-font`; its published types are of an earlier version. */
declare module 'subset-font' {
  interface Axis {
    readonly min: number;
    readonly max: number;
    readonly default: number;
  }

  interface Options {
    readonly targetFormat: 'woff2' | 'truetype';
    readonly variationAxes: Readonly<Record<string, number | Axis>>;
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
  }

  function subsetFont(font: Uint8Array, letters: string, options: Options): Promise<Uint8Array>;
  export = subsetFont;
}

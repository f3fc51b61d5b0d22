/** Colours as the tests compare them: how far apart two are for an eye, and what an eye sees that lacks one of its cones. */
export type Tokens = Readonly<Record<string, string>>;
type Rgb = readonly [red: number, green: number, blue: number];

/** WCAG 2: 1.4.3 and 1.4.11. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export function luminance(colour: string): number {
  const [red, green, blue] = linearOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function linearOf(colour: string): Rgb {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
}

/** A block of a style sheet: what it is for, and the colours that it names. */
export interface Block {
  readonly selector: string;
  readonly theme: string;
  readonly tokens: Tokens;
}

/** In the order of the sheet: a selector of a theme is longer, and stands below those of none. */
export const blocksOf = (sheet: string): readonly Block[] =>
  [...sheet.replace(/\/\*.*?\*\//gsu, '').matchAll(/([^{}]+)\{([^{}]+)\}/gu)].map(
    ([, selector = '', body = '']) => ({
      selector: selector.trim(),
      theme: /data-theme="(\w+)"/u.exec(selector)?.[1] ?? 'light',
      tokens: Object.fromEntries(
        [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/gu)].map(([, name, colour]) => [
          name,
          colour,
        ]),
      ) as Tokens,
    }),
  );

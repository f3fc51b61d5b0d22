/** What a story needs of a browser that Playwright cannot drive: somebody's page, what it shows, and a mouse. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Session {
  goto(url: string): Promise<void>;
  /** The value of an expression in the page, as JSON carries it. */
  evaluate<T>(expression: string): Promise<T>;
  /** Presses at the first point, goes along the others, and lets go at the last. */
  press(path: readonly Point[]): Promise<void>;
  /** What is seen, as a PNG in base64. */
  picture(): Promise<string>;
  close(): Promise<void>;
}

export interface OtherBrowser {
  readonly name: string;
  /** A person with a storage of their own. */
  open(): Promise<Session>;
  close(): Promise<void>;
}

/** Pointer actions as both protocols write them. */
export const pointerActions = ([first, ...others]: readonly Point[]): readonly object[] => {
  const to = ({ x, y }: Point): object => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration: 60,
  });
  if (first === undefined) return [];
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };
  const actions = [to(first), down, ...others.map(to), up];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
};

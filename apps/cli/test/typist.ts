/** Somebody at a terminal who types each line when the screen shows what it answers. */
import type { Terminal } from '../src/terminal/terminal.ts';

export interface Typist extends Terminal {
  /** All that was ever shown. */
  readonly seen: string;
  /** What the pattern catches, as soon as it has been shown. */
  shown(pattern: RegExp): Promise<string>;
}

export function makeTypist(steps: readonly (readonly [RegExp, string | null])[]): Typist {
  const left = [...steps];
  let [screen, seen] = ['', ''];
  let more = Promise.withResolvers<void>();
  let type: ((line: string | null) => void) | null = null;
  const think = (): void => {
    const [step] = left;
    if (type === null || step === undefined || !step[0].test(screen)) return;
    left.shift();
    const typed = type;
    type = null;
    typed(step[1]);
  };
  return {
    columns: 80,
    rows: 24,
    colour: false,
    get seen() {
      return seen;
    },
    shown: async (pattern) => {
      for (;;) {
        const found = pattern.exec(seen);
        if (found !== null) return found[1] ?? '';
        await more.promise;
      }
    },
    write: (text) => {
      screen += text;
      seen += text;
      more.resolve();
      more = Promise.withResolvers();
    },
    clear: () => {
      screen = '';
    },
    read: (prompt) =>
      new Promise((resolve) => {
        screen += prompt;
        type = resolve;
        think();
      }),
    askAgain: think,
    close: () => {},
  };
}

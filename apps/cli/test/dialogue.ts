/** A conversation at the terminal as a test tells it: what is asked, and what is answered. */
import type { Game, Seat } from '@taht/rules';
import { runCli } from '../src/cli.ts';
import { gameIn, makeRobot, moveFor, type Robot, type Screen } from './robot.ts';
import { makeWorld, type TestWorld } from './world.ts';

/** A pattern that the screen's last lines must match, and the answer; null leaves. */
export type Step = readonly [asked: RegExp, answer: string | null | ((game: Game) => string)];

export interface Talk {
  readonly exit: number;
  readonly robot: Robot;
  readonly world: TestWorld;
  readonly game: Game;
  /** The screen on which a step was answered. */
  at(step: number): string;
}

/** What needs no word of its own: agreeing, stirring the bag, taking the screen, going on. */
const ROUTINE =
  /do you agree|shake the bag|Pass the screen to \S+, then press Enter\. $|Enter to continue|Enter: more/;

export interface TalkSpec {
  readonly data: string;
  readonly flags: readonly string[];
  readonly steps: readonly Step[];
  readonly now?: () => number;
  readonly seed?: string;
}

/** Everything else that is asked must be the next step; after the last one the player has gone. */
export async function talk({ data, flags, steps, now, seed = 'c0ffee' }: TalkSpec): Promise<Talk> {
  let at = 0;
  const shown: string[] = [];
  const answer = (screen: Screen): string | null => {
    const step = steps[at];
    const text = screen.text + screen.prompt;
    if (step === undefined) return null;
    const [asked, reply] = step;
    if (!asked.test(lastLines(text))) {
      if (ROUTINE.test(screen.prompt) || /Which house rules/.test(text)) return '';
      throw new Error(`expected ${asked} as step ${at}, but this was asked:\n${text}`);
    }
    shown[at++] = text;
    return typeof reply === 'function' ? reply(gameIn(data)) : reply;
  };
  const robot = makeRobot({ answer });
  const world = makeWorld({ terminal: robot, ...(now === undefined ? {} : { now }) });
  const fixed = ['--data', data, '--language', 'en'];
  const exit = await runCli(['play', ...fixed, ...withSeed(flags, seed)], world);
  if (at < steps.length) throw new Error(`never asked: ${steps[at]?.[0]}\n${world.complaints}`);
  return { exit, robot, world, game: gameIn(data), at: (step) => shown[step] ?? '' };
}

const withSeed = (flags: readonly string[], seed: string): readonly string[] =>
  flags.includes('--resume') ? flags : [...withoutWords(flags), '--seed', seed.padEnd(64, '0')];

/** The robots lay anything: only a test that names a dictionary has one. */
const withoutWords = (flags: readonly string[]): readonly string[] =>
  flags.includes('--lexicon') ? flags : [...flags, '--lexicon', 'none'];

const lastLines = (text: string): string => text.split('\n').slice(-6).join('\n');

export const onTurn = ({ phase }: Game): Seat => (phase.kind === 'turn' ? phase.seat : -1);

/** Any legal move of whoever is on turn. */
export const anyMove = (game: Game): string => moveFor(game, onTurn(game));

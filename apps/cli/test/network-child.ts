/** A terminal of its own at which a robot plays on a server: `node network-child.ts SERVER NAME DATA [flags]`. Tells its table and the end. */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { seeGame } from '@taht/protocol';
import type { GameView } from '@taht/rules';
import { runCli } from '../src/cli.ts';
import { sessionPath } from '../src/commands/play/connection/session.ts';
import type { Terminal } from '../src/terminal/terminal.ts';
import { moveFor } from './robot.ts';
import { WordPlayer } from './word-player.ts';
import { makeWorld } from './world.ts';

const [server = '', name = '', data = '', ...flags] = process.argv.slice(2);
/** After so many moves it has had enough. */
const MOST_MOVES = Number(process.env.MOST_MOVES ?? 1000);
let moves = 0;
const GAMES = Number(process.env.GAMES ?? 1);
let played = 0;
let sheet = '';
/** What is typed before the first move. */
const first = process.env.FIRST?.split(';') ?? [];

/** Plays by the words of an edition, with this seed; without one whatever fits, and accepts everything. */
const { EDITION, SEED } = process.env;
const knower = EDITION === undefined ? null : new WordPlayer(EDITION, Number(SEED));

/** What is on the screen, and what a player would type then. */
const ANSWERS: readonly (readonly [RegExp, () => string | Promise<string>])[] = [
  [/Play it\? |Pass this turn\? |Exchange .*\? |resign this game\?|leave the table\?/, () => 'yes'],
  [/do you want to challenge it too/, () => knower?.join() ?? ''],
  [/do you accept/, async () => (knower === null ? '' : knower.accept(await look()))],
  [/Everyone’s here|do you agree|is .* valid\?/, () => ''],
  [/another game at this table/, ended],
  [/your move:/, () => first.shift() ?? (++moves > MOST_MOVES ? 'resign' : ownMove())],
];

/** The last sheet is told with the end. */
function ended(): string {
  sheet = text;
  played++;
  process.stdout.write(`PLAYED ${played}\n`);
  return played < GAMES ? 'yes' : 'no';
}

async function ownMove(): Promise<string> {
  const view = await look();
  if (knower !== null) return knower.move(view);
  return view.viewer.kind === 'seat' ? moveFor(seeGame(view).game, view.viewer.seat) : '';
}

/** The second device of the same person: it sees the game of which the terminal shows a screen. */
async function look(): Promise<GameView> {
  const path = sessionPath(new URL(server), name, data);
  const { cookie } = JSON.parse(readFileSync(path, 'utf8')) as { cookie: string };
  const get = async (url: string): Promise<unknown> =>
    (await fetch(new URL(url, server), { headers: { cookie } })).json();
  const { rows } = (await get('/api/v1/streams?player=me&limit=1')) as {
    rows: { stream: string }[];
  };
  const [{ stream } = { stream: '' }] = rows;
  if (!isGameTold) process.stdout.write(`GAME ${stream}\n`);
  isGameTold = true;
  return ((await get(`/api/v1/streams/${stream}`)) as { view: GameView }).view;
}

let text = '';
let typing: ((line: string | null) => void) | null = null;
let isThinking = false;
let isTableTold = false;
let isGameTold = false;
let heard = '';

async function think(): Promise<void> {
  if (isThinking || typing === null) return;
  const code = /--table (\S+)/.exec(text)?.[1];
  if (code !== undefined && !isTableTold) {
    isTableTold = true;
    process.stdout.write(`TABLE ${code}\n`);
  }
  for (const [line] of text.matchAll(/^(?:\w+: Good luck!|(?:Play|Exchange): .*)$/gm)) {
    if (!heard.includes(line)) process.stdout.write(`HEARD ${line}\n`);
    heard += line;
  }
  const [, answer] = ANSWERS.find(([shown]) => shown.test(text)) ?? [];
  if (answer === undefined) return;
  isThinking = true;
  const line = await answer();
  isThinking = false;
  const type = typing;
  typing = null;
  text = '';
  type?.(line);
}

const terminal: Terminal = {
  columns: 80,
  rows: 24,
  colour: false,
  write: (more) => {
    text += more;
  },
  clear: () => {
    text = '';
  },
  read: (prompt) =>
    new Promise((resolve) => {
      text += prompt;
      typing = resolve;
      void think();
    }),
  askAgain: () => void think(),
  close: () => {},
};

const args = ['play', '--server', server, '--name', name, '--data', data, '--language', 'en'];
const world = makeWorld({ terminal, now: () => Date.now(), cwd: data });
const exit = await runCli([...args, ...flags], world);
process.stdout.write(
  `END ${exit} ${JSON.stringify(sheet + text + world.output + world.complaints)}\n`,
);
process.exit(exit);

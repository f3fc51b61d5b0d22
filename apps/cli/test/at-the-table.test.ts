/** What players do beside moving: accepting, challenging, taking back, stopping, resigning, and the house rules. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadLexicon } from '@taht/host';
import { judgeWord } from '@taht/lexicon';
import { type Game, makeSquare, type Seat, type Square } from '@taht/rules';
import { wordsOn } from '@taht/testkit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { anyMove, onTurn, type Step, talk } from './dialogue.ts';
import { gameIn, makeRobot, moveFor, type Screen } from './robot.ts';
import { makeWorld } from './world.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'taht-table-'));
});
afterEach(() => rmSync(data, { recursive: true }));

const two = ['--edition', 'uk', '--players', 'Mari,Jaan'];
const three = ['--edition', 'uk', '--players', 'Mari,Jaan,Leida'];

const move: readonly Step[] = [
  [/your move: $/, anyMove],
  [/Play it\?/, ''],
];
const accepted: readonly Step[] = [...move, [/do you accept|everyone accept/, '']];
const nameOf = (game: Game, seat: Seat): string => game.setup.players[seat]?.name ?? '';
const tilesOnBoard = ({ board }: Game): number => board.filter((cell) => cell !== null).length;

describe('a move', () => {
  test('is shown first, and nothing has happened before the yes', async () => {
    const { game, at } = await talk({
      data,
      flags: two,
      steps: [
        [/your move: $/, anyMove],
        [/Play it\? \[yes\]\/no/, 'no'],
        [/Nothing has changed/, anyMove],
        [/Play it\?/, 'perhaps'],
        [/Please answer yes or no/, 'y'],
        [/do you accept/, 'ok'],
        [/your move: $/, null],
      ],
    });
    expect(at(1).match(/\[.\]/g)?.length).toBeGreaterThan(1);
    expect(tilesOnBoard(game)).toBeGreaterThan(1);
    expect(game.seats.some(({ score }) => score > 0)).toBe(true);
  });

  test('a pass and an exchange are asked about too', async () => {
    const { game, at } = await talk({
      data,
      flags: two,
      steps: [
        [/your move: $/, 'exchange'],
        [/Choose the tiles/, 'exchange Q'],
        [
          /There’s no tile for “Q”|another alphabet/,
          (g) => `exchange ${g.seats[onTurn(g)]?.rack.slice(0, 2).join('')}`,
        ],
        [/Exchange . .\?/, 'yes'],
        [/You drew . .\..*Enter to continue/s, ''],
        [/your move: $/, 'pass'],
        [/Pass this turn\?/, ''],
        [/Pass the screen/, null],
      ],
    });
    expect(game.phase.kind).toBe('turn');
    expect(game.seats.map(({ passes }) => passes).toSorted()).toEqual([0, 1]);
    expect(at(4)).toContain('Your rack:');
  });

  test('the rack can be shuffled and sorted, and the unseen tiles counted', async () => {
    const { at } = await talk({
      data,
      flags: two,
      steps: [
        [/your move: $/, 'shuffle'],
        [/your move: $/, 'sort'],
        [/your move: $/, 'bag'],
        [/90 tiles in the bag\.\nUnseen tiles: \?×/, ''],
        [/your move: $/, 'score'],
        [/Enter to continue/, ''],
        [/your move: $/, 'rules'],
        [/Enter: more/, ''],
        [/Enter to continue/, ''],
        [/your move: $/, 'help'],
        [/Enter to continue/, ''],
        [/your move: $/, 'save'],
        [/Saved: .*your move: $/s, 'hop'],
        [/Täht doesn’t understand “hop”\. Type help to see what you can do\./, 'quit'],
      ],
    });
    const rack = (step: number): string[] =>
      (/Your rack: (.*)/.exec(at(step))?.[1] ?? '').split('  ').toSorted();
    expect(rack(1)).toEqual(rack(0));
    expect(rack(2)).toEqual(rack(0));
    const sorted = /Your rack: (.*)/.exec(at(2))?.[1]?.split('  ') ?? [];
    const letters = sorted.map((tile) => tile.replace(/[₀-₉]+$/, ''));
    expect(letters).toEqual(letters.toSorted((a, b) => a.localeCompare(b, 'uk')));
  });

  test('an exchange is refused where the bag is too small, before any question', async () => {
    const flags = [...two, '--house-rule', 'restricted-exchange'];
    const { at } = await talk({
      data,
      flags,
      steps: [
        [/your move: $/, (g) => `exchange ${g.seats[onTurn(g)]?.rack[0]}Щ`],
        [/There’s no Щ on your rack/, null],
      ],
    });
    expect(at(1)).not.toContain('Exchange');
  });
});

describe('a challenge', () => {
  const challenged: readonly Step[] = [...move, [/do you accept/, 'no']];

  test('that all agree with takes the play back', async () => {
    const { game, at } = await talk({
      data,
      flags: two,
      steps: [
        ...challenged,
        [/is .* valid\? yes\/no/, 'no'],
        [/is .* valid\? yes\/no/, 'no'],
        [/takes the tiles back.*your move: $/s, null],
      ],
    });
    expect(tilesOnBoard(game)).toBe(0);
    expect(game.seats.map(({ score }) => score)).toEqual([0, 0]);
    expect(at(5)).toMatch(/not valid/);
  });

  test('with a tie the words stand, and the price is the edition’s', async () => {
    const { game } = await talk({
      data,
      flags: ['--tileset', 'fi-101', '--players', 'Mari,Jaan'],
      steps: [
        ...challenged,
        [/ valid\?/, 'yes'],
        [/ valid\?/, 'no'],
        [/-10 points \(failed challenge\).*your move: $/s, null],
      ],
    });
    expect(tilesOnBoard(game)).toBeGreaterThan(0);
    expect(game.seats.map(({ score }) => score)).toContain(-10);
  });

  test('with three at the table somebody must be named', async () => {
    const { game } = await talk({
      data,
      flags: three,
      steps: [
        ...move,
        [/Does everyone accept .*\? \[yes\]\/no/, 'challenge'],
        [/Who’s challenging\?.*> $/s, '5'],
        [/Please type a number from 1 to 2/, '2'],
        [/ valid\?/, 'yes'],
        [/ valid\?/, 'no'],
        [/ valid\?/, 'no'],
        [/Pass the screen/, null],
      ],
    });
    expect(tilesOnBoard(game)).toBe(0);
  });

  test('is the referee’s to decide in the school game, and others may join', async () => {
    const { game } = await talk({
      data,
      flags: ['--ruleset', 'tr-school', '--players', 'Mari,Jaan,Leida'],
      steps: [
        ...move,
        [/Referee: does the play stand\? \[yes\]\/no/, 'no'],
        [/Who’s challenging/, '1'],
        [/do you want to challenge it too\?/, 'no'],
        [/Referee: is .* valid/, 'no'],
        [/Referee: would you like to give a reason/, 'not in the book'],
        [/Pass the screen/, null],
      ],
    });
    expect(tilesOnBoard(game)).toBe(0);
    // Whoever did not challenge the bad word has missed a turn already or will.
    expect(game.seats.some(({ skips, passes }) => skips.includes('bystander') || passes > 0)).toBe(
      true,
    );
  });
});

describe('taking back', () => {
  const friendly = [...two, '--house-rule', 'take-back'];

  test('not by the rulebook: it is refused, and the help does not speak of it', async () => {
    const { at } = await talk({
      data,
      flags: two,
      steps: [
        ...move,
        [/do you accept/, 'undo'],
        [/These rules don’t allow take-backs/, 'help'],
        [/Press Enter/, ''],
        [/do you accept/, null],
      ],
    });
    expect(at(4)).toContain('accept – accept');
    expect(at(4)).not.toContain('undo');
  });

  test('before the next move, if the other agrees', async () => {
    const { game } = await talk({
      data,
      flags: friendly,
      steps: [
        ...move,
        [/do you accept/, 'undo'],
        [/may .* take back the last move\? yes\/no/, 'yes'],
        [/Pass the screen|your move/, null],
      ],
    });
    expect(tilesOnBoard(game)).toBe(0);
    expect(game.phase.kind).toBe('turn');
  });

  test('not if the other says no, and not by the other', async () => {
    const { game } = await talk({
      data,
      flags: friendly,
      steps: [
        ...move,
        [/do you accept/, 'undo'],
        [/take back the last move/, 'no'],
        [/do you accept/, ''],
        [/your move: $/, 'undo'],
        [/Only the player who made the last move/, null],
      ],
    });
    expect(tilesOnBoard(game)).toBeGreaterThan(0);
  });
});

describe('stopping', () => {
  test('by agreement of all', async () => {
    const { exit, world, game, robot } = await talk({
      data,
      flags: three,
      steps: [
        ...accepted,
        [/your move: $/, 'end'],
        [/stop here\? yes\/no/, 'no'],
        [/Nothing has changed.*Pass the screen/s, ''],
        [/your move: $/, 'end'],
        [/stop here/, 'yes'],
        [/stop here/, 'yes'],
      ],
    });
    expect(exit).toBe(0);
    expect(world.complaints).toBe('');
    expect(game.phase).toMatchObject({ kind: 'over', outcome: { reason: 'agreed' } });
    const asked = robot.screens.filter(({ prompt }) => prompt.includes('stop here'));
    for (const { text } of asked) expect(text).not.toContain('Your rack');
  });

  test('by resigning, after a second thought', async () => {
    const { game } = await talk({
      data,
      flags: two,
      steps: [
        [/your move: $/, 'resign'],
        [/resign this game\? yes\/\[no\]/, ''],
        [/Nothing has changed/, 'resign'],
        [/resign this game/, 'yes'],
      ],
    });
    expect(game.phase).toMatchObject({ kind: 'over', outcome: { reason: 'resigned' } });
  });

  test('whoever got away with a word that is none is told of at the end', async () => {
    const { robot, game } = await talk({
      data,
      flags: [...two, '--lexicon', 'uk'],
      steps: [...accepted, [/your move: $/, 'resign'], [/resign this game/, 'yes']],
    });
    const lexicon = loadLexicon('uk', '');
    if (!lexicon.ok) throw new Error(lexicon.error.code);
    const wrong = wordsOn(game.board).filter((word) => !judgeWord(lexicon.value, word).valid);
    expect(wrong).not.toEqual([]);
    for (const word of wrong) expect(robot.shown()).toMatch(new RegExp(`got away with .*${word}`));
  });

  test('one of three may leave, and the others play on', async () => {
    const { game } = await talk({
      data,
      flags: three,
      steps: [
        [/your move: $/, 'leave'],
        [/leave the table/, 'yes'],
        [/Pass the screen/, ''],
        ...accepted,
        [/your move: $/, null],
      ],
    });
    expect(game.seats.map(({ standing }) => standing).toSorted()).toEqual([
      'playing',
      'playing',
      'vacant',
    ]);
  });
});

describe('house rules', () => {
  test('theme: the mover claims, the others vote, the bonus counts', async () => {
    const { game, robot } = await talk({
      data,
      flags: [...three, '--house-rule', 'theme=sea'],
      steps: [
        ...move,
        [/does .* fit the theme “sea”\? yes\/\[no\]/, 'yes'],
        [/do these fit the theme “sea”: .*\? yes\/no/, 'yes'],
        [/do these fit the theme/, 'no'],
        [/everyone accept/, ''],
        [/Pass the screen/, ''],
        [/a theme bonus of 5.*your move: $/s, null],
      ],
    });
    const mover = game.seats.find(({ score }) => score > 0);
    const shown = robot.screens.map(({ prompt }) => /: (\d+) points?\. Play it/.exec(prompt)?.[1]);
    expect(mover?.score).toBe(Number(shown.find((each) => each !== undefined)) + 5);
  });

  test('two bags: every draw is chosen', async () => {
    const { game } = await talk({
      data,
      flags: [...two, '--house-rule', 'two-bags'],
      steps: [
        [/you’re drawing 7 tiles\. How many from each bag\? For example: 3 4/, '9 9'],
        [/Choose exactly 7 tiles/, 'x'],
        [/Täht doesn’t understand “x”/, '3 4'],
        [/You drew (. ){6}.\..*Enter to continue/s, ''],
        [/you’re drawing 7 tiles/, '2'],
        ...accepted,
        [
          /you’re drawing \d tiles?\. How many/,
          (g) => (g.phase.kind === 'choosing' ? `0 ${g.phase.count}` : ''),
        ],
        [/your move: $/, null],
      ],
    });
    expect(game.seats.every(({ rack }) => rack.length === 7)).toBe(true);
  });

  test('blanks come back: the real letter is swapped in and a word is laid', async () => {
    const isMove = (prompt: string): boolean => prompt.endsWith('your move: ');
    let swapped: Square | undefined;
    const answer = ({ prompt }: Screen): string | null => {
      if (!isMove(prompt)) return '';
      if (swapped !== undefined) return null;
      const game = gameIn(data);
      const swap = swapFor(game, onTurn(game));
      swapped = swap?.square;
      return swap?.text ?? anyMove(game);
    };
    const robot = makeRobot({ answer });
    const flags = ['--data', data, '--language', 'en', '--seed', 'b1a4c'.padEnd(64, '0')];
    const rules = ['--house-rule', 'blank-reuse-may'];
    await runCli(['play', ...flags, ...two, ...rules], makeWorld({ terminal: robot }));
    expect(swapped).toBeDefined();
    const { board } = gameIn(data);
    expect(board[swapped as Square]).toMatchObject({ blank: false });
  });

  test('jacks to open: a short first word is refused with what it needs', async () => {
    await talk({
      data,
      flags: [...two, '--house-rule', 'jacks-to-open'],
      steps: [
        [
          /your move: $/,
          (g) =>
            `Є8 ${g.seats[onTurn(g)]?.rack
              .filter((tile) => tile !== '?')
              .slice(0, 3)
              .join('')}`,
        ],
        [/The first word needs at least 5 letters/, null],
      ],
    });
  });
});

/** A swap that the rules allow: the letter of a blank on the board is on the rack, and another tile finds a place. */
function swapFor(game: Game, seat: Seat): { square: Square; text: string } | undefined {
  const rack = game.seats[seat]?.rack ?? [];
  const at = game.board.findIndex((cell) => cell?.blank && rack.includes(cell.letter));
  const letter = game.board[at]?.letter;
  if (letter === undefined) return undefined;
  const rest = [...rack];
  rest.splice(rest.indexOf(letter), 1);
  const without = {
    ...game,
    seats: game.seats.map((s, i) => (i === seat ? { ...s, rack: rest } : s)),
  };
  const move = moveFor(without, seat);
  if (move === 'pass') return undefined;
  return { square: at as Square, text: `swap ${makeSquare(at as Square)} + ${move}` };
}

describe('clocks', () => {
  /** Time moves only when the test says so. */
  function clockOf(): { now: () => number; wait: (seconds: number) => void } {
    let time = 1_800_000_000_000;
    return {
      now: () => time,
      wait: (seconds) => {
        time += seconds * 1000;
      },
    };
  }

  const after =
    (wait: (seconds: number) => void, seconds: number, answer: (game: Game) => string) =>
    (game: Game): string => {
      wait(seconds);
      return answer(game);
    };

  test('a move that comes too late is a pass, and nothing of it is played', async () => {
    const { now, wait } = clockOf();
    const { game } = await talk({
      data,
      now,
      flags: [...two, '--house-rule', 'timer-2-minutes'],
      steps: [
        [/Time left: 2:00.*your move: $/s, after(wait, 30, () => 'shuffle')],
        [/Time left: 1:30.*your move: $/s, after(wait, 91, anyMove)],
        [/Pass the screen/, ''],
        [/\S+ is out of time and passes.*your move: $/s, null],
      ],
    });
    expect(tilesOnBoard(game)).toBe(0);
    expect(game.seats.map(({ passes }) => passes).toSorted()).toEqual([0, 1]);
  });

  test('a game’s clock goes down, and the time away from the table is nobody’s', async () => {
    const { now, wait } = clockOf();
    const flags = ['--edition', 'en', '--ruleset', 'en-club', '--players', 'Mari,Jaan'];
    const first = await talk({
      data,
      now,
      flags,
      steps: [
        [/Time left: 25:00.*your move: $/s, after(wait, 60, () => '')],
        [/Time left: 24:00/, after(wait, 30, () => 'quit')],
      ],
    });
    expect(first.world.output).toContain('npx taht play --resume');
    wait(86_400);
    const seat = onTurn(first.game);
    const second = await talk({
      data,
      now,
      flags: ['--resume'],
      steps: [[/Time left: 23:30.*your move: $/s, null]],
    });
    expect(onTurn(second.game)).toBe(seat);
  });

  test('the clocks can be stopped', async () => {
    const { now, wait } = clockOf();
    await talk({
      data,
      now,
      flags: [...two, '--house-rule', 'championship-clock'],
      steps: [
        [/Time left: 25:00/, 'pause'],
        [/The game is paused\..*Enter to continue/s, after(wait, 600, () => '')],
        [/Pass the screen/, ''],
        [/Time left: 25:00/, null],
      ],
    });
  });

  test('twenty seconds to challenge', async () => {
    const { now, wait } = clockOf();
    const { game } = await talk({
      data,
      now,
      flags: [...two, '--house-rule', 'window-20-seconds'],
      steps: [
        ...move,
        [/do you accept/, after(wait, 21, () => 'no')],
        [/Pass the screen/, ''],
        [/your move: $/, null],
      ],
    });
    expect(tilesOnBoard(game)).toBeGreaterThan(0);
    expect(nameOf(game, onTurn(game))).not.toBe('');
  });
});

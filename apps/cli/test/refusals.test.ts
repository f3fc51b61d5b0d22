/** A move that may not be made is explained at once, in the player's language and with the place. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Edition, editionOf } from '@taht/editions';
import { LANGUAGES, type Language } from '@taht/messages';
import type { Texts } from '@taht/phrasing';
import { type Game, makePosition, squareAt } from '@taht/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { namingOf } from '../src/commands/play/screen/naming.ts';
import { textsIn } from '../src/text/i18n.ts';
import { widthOf } from '../src/text/width.ts';
import { gameIn, makeRobot, type Screen } from './robot.ts';
import { makeWorld } from './world.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'taht-refusal-'));
});
afterEach(() => rmSync(data, { recursive: true }));

/** Types these lines one after the other at the first move; the screens that answer them. */
async function answersTo(
  language: Language,
  lines: readonly ((game: Game) => string)[],
): Promise<string[]> {
  const { t } = await textsIn(language);
  const screens: string[] = [];
  const rest = [...lines];
  const prompts = ['Mari', 'Jaan'].map((player) => t('play.your-move', { player }));
  const answer = ({ text, prompt }: Screen): string | null => {
    if (!prompts.some((each) => prompt.startsWith(each))) return '';
    screens.push(text);
    return rest.shift()?.(gameIn(data)) ?? null;
  };
  const robot = makeRobot({ answer });
  const { id, tilesets } = editionOf(language) as Edition;
  const flags = [
    '--data',
    data,
    '--language',
    language,
    '--edition',
    id,
    '--seed',
    'ab'.repeat(32),
    '--lexicon',
    'none',
  ];
  const chosen = [
    '--tileset',
    tilesets[0].id,
    '--ruleset',
    editionOf(language)?.rulesets[0].id ?? '',
    '--players',
    'Mari,Jaan',
    '--house-rule',
    'draw-at-once',
  ];
  await runCli(['play', ...flags, ...chosen], makeWorld({ terminal: robot }));
  return screens.slice(1);
}

const rackOf = ({ phase, seats }: Game): string[] =>
  phase.kind === 'turn' ? (seats[phase.seat]?.rack.filter((tile) => tile !== '?') ?? []) : [];

test.each(LANGUAGES)('in %s', async (language) => {
  const texts = await textsIn(language);
  const { t } = texts;
  const at = (game: Game, row: number, column: number): string => {
    const { script } = namingOf(game, texts);
    const position = { square: squareAt(row, column), direction: 'across' } as const;
    return makePosition(position, script.notation, script.columns);
  };
  const missing = (game: Game): string =>
    game.setup.tileset.tiles.find(([letter]) => !rackOf(game).includes(letter))?.[0] as string;
  const cases: readonly (readonly [
    type: (game: Game) => string,
    explanation: (game: Game) => string,
  ])[] = [
    [(g) => `${at(g, 0, 0)} ${rackOf(g).slice(0, 2).join('')}`, () => t('refusal.misses-star')],
    [(g) => `${at(g, 7, 7)} ${rackOf(g)[0]}`, () => t('refusal.opening-too-short', { needs: 2 })],
    [
      (g) => `${at(g, 7, 7)} ${missing(g)}${rackOf(g)[0]}`,
      (g) => t('refusal.tile-not-on-rack', { tile: missing(g) }),
    ],
    [
      (g) => `${at(g, 7, 13)} ${rackOf(g).slice(0, 4).join('')}`,
      () => t('notation.runs-off-board'),
    ],
    [
      (g) => `${at(g, 7, 7)} ${rackOf(g)[0]}.`,
      (g) => t('notation.dot-on-empty', { square: `${namingOf(g, texts).columns[8]}8` }),
    ],
    [
      (g) => `${at(g, 7, 7)} ${rackOf(g)[0]}9`,
      () => t('letter.unknown-letter', { character: '9' }),
    ],
    [
      (g) => `${at(g, 7, 7)} ${rackOf(g)[0]}(`,
      () => t('letter.unclosed-bracket', { character: '(' }),
    ],
    [(g) => `${at(g, 7, 7)}`, () => t('notation.empty-play')],
    [() => '99A AB', (g) => t('notation.bad-position', { example: namingOf(g, texts).example })],
    [
      () => 'xyzzy',
      () =>
        t('play.unknown-command', {
          text: 'xyzzy',
          command: t('command.help').split(' ')[0] ?? '',
        }),
    ],
    [() => t('command.exchange').split(' ')[0] ?? '', () => t('refusal.exchange-nothing')],
    [() => t('command.challenge').split(' ')[0] ?? '', () => t('refusal.nothing-to-challenge')],
    [() => t('command.undo').split(' ')[0] ?? '', () => t('refusal.take-back-off')],
    [
      (g) => `${t('command.look-up').split(' ')[0]} ${rackOf(g)[0]}`,
      () => t('refusal.look-up-closed'),
    ],
  ];
  const screens = await answersTo(
    language,
    cases.map(([type]) => type),
  );
  const game = gameIn(data);
  expect(screens).toHaveLength(cases.length);
  cases.forEach(([type, explanation], i) => {
    const said = flat(screens[i] ?? '');
    expect(said, type(game)).toContain(flat(explanation(game)));
    for (const line of (screens[i] ?? '').split('\n'))
      expect(widthOf(line)).toBeLessThanOrEqual(80);
  });
  // The place is marked under what was typed.
  expect(screens[5]).toMatch(/\n {2}\S+ .9\n {2} +\^\n/u);
});

/** Explanations may be broken into lines. */
const flat = (text: string): string => text.replaceAll(/\s+/gu, ' ');

test('a Latin letter in a Ukrainian word is told from the one it resembles', async () => {
  const texts: Texts = await textsIn('uk');
  const [screen = ''] = await answersTo('uk', [(g) => `Є8 ${rackOf(g)[0]}A`]);
  expect(screen).toContain(texts.t('letter.looks-like', { character: 'A', looksLike: 'А' }));
});

/** Explains how to play to somebody who started the game where nothing can be typed. */
import { type Edition, editionOf, editions } from '@taht/editions';
import type { Texts } from '@taht/phrasing';
import { drawStream } from '@taht/record';
import { decide, evolve, type Game, START } from '@taht/rules';
import type { Style } from '../../../screen/style.ts';
import { makeSetup } from '../../../setup/choices.ts';
import { commandWords } from '../../../terminal/input.ts';
import { helpLines } from '../screen/help.ts';
import { namingOf } from '../screen/naming.ts';
import { SYSTEM } from './game-table.ts';

/** The examples are those of the edition asked for, or of the user's own language. */
export async function howToPlay(style: Style, edition: Edition | undefined): Promise<string[]> {
  const { texts } = style;
  const { t } = texts;
  const game = exampleGame(edition ?? editionOf(texts.language) ?? (editions[0] as Edition), texts);
  return [
    t('play.no-terminal'),
    t('play.how-to', { command: 'npx taht play' }),
    t('play.how-to-resume', { command: 'npx taht play --resume' }),
    '',
    ...helpLines(game, namingOf(game, texts), await commandWords(texts), style),
  ];
}

function exampleGame({ rulesets: [ruleset], tilesets: [tileset] }: Edition, { t }: Texts): Game {
  const players = [`${t('play.column-player')} 1`, `${t('play.column-player')} 2`];
  const setup = makeSetup('', { ruleset, tileset, lexicon: null, players, houseRules: [] }, '');
  const command = {
    id: '',
    by: SYSTEM,
    at: 0,
    action: { kind: 'create', setup, seed: '' },
  } as const;
  const created = decide(START, command, { judge: () => 'unknown', draw: drawStream });
  if (!created.ok) throw new Error(`no example: ${created.error.code}`);
  return created.value.reduce(evolve, START);
}

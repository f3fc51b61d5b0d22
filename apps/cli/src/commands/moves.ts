/** `taht moves`: lists the legal plays of a position, best first. */
import { makeRack } from '@taht/letters';
import { plain, type Texts } from '@taht/phrasing';
import { type CgpPosition, parseCgp } from '@taht/record';
import { GCG_NOTATION, makePlay, makePosition } from '@taht/rules';
import { type FoundPlay, rankPlays } from '@taht/search';
import { type EngineOptions, type Equipped, equip } from '../engine/equip.ts';
import { explainCgp } from '../engine/explain-cgp.ts';
import { editionOption, withEngineFor } from '../setup/options.ts';
import { editionOfPosition } from '../setup/record-rules.ts';
import type { Commands } from '../shell/command.ts';
import { answer, failed, type Outcome, wrongUse } from '../shell/outcome.ts';
import type { World } from '../shell/world.ts';
import { columnsOf } from '../text/columns.ts';
import { countText, decimalText } from '../words/texts.ts';

export const commands: Commands = {
  moves: (command, { world, texts, action }) =>
    withEngineFor(command.option(...editionOption(texts)), texts)
      .requiredOption('--position <cgp>', texts.t('cli.position'))
      .option('--top <number>', texts.t('cli.top'))
      .option('--all', texts.t('cli.all'))
      .action(action((options: MovesOptions) => listMoves(options, world, texts))),
};

interface MovesOptions extends Omit<EngineOptions, 'edition'> {
  /** That of the tiles that the position declares, where none is named. */
  readonly edition?: string;
  readonly position: string;
  readonly top?: string;
  readonly all?: boolean;
}

const USUAL_TOP = 15;

function listMoves(options: MovesOptions, world: World, texts: Texts): Outcome {
  const top = options.top === undefined ? USUAL_TOP : Number(options.top);
  if (!Number.isInteger(top) || top < 0)
    return wrongUse(texts.t('moves.bad-top', { text: plain(options.top ?? '') }));
  const edition = editionOfPosition(options.position, options.edition, texts);
  if (!edition.ok) return edition.error;
  const equipped = equip({ ...options, edition: edition.value }, world, texts);
  if (!equipped.ok) return equipped.error;
  const position = parseCgp(equipped.value.alphabet, options.position);
  if (!position.ok) return failed(explainCgp(texts, position.error));
  const most = equipped.value.rules.rack;
  if ((position.value.racks[0]?.length ?? 0) > most)
    return failed(
      texts.t('moves.bad-position', { place: racksAt(options.position), expected: `0-${most}` }),
    );
  const { board, racks } = position.value;
  const [rack = [], ...others] = racks;
  const ranked = rankPlays(equipped.value, { board, rack, others: others.length });
  const shown = ranked.slice(0, options.all === true ? undefined : top);
  const plays = shown.map(({ play, equity }) =>
    playJson(play, equity, equipped.value, position.value),
  );
  return answer({ count: ranked.length, plays }, [
    texts.t('moves.count', { count: countText(texts, ranked.length) }),
    ...columnsOf(
      plays.map(({ position: at, word, score, leave, equity }) => [
        at,
        word,
        String(score),
        leave,
        decimalText(texts, equity),
      ]),
      ['left', 'left', 'right', 'left', 'right'],
    ),
  ]);
}

function playJson(
  { tiles, direction, score, leave }: FoundPlay,
  equity: number,
  { alphabet }: Equipped,
  { board }: CgpPosition,
) {
  const { start, text } = makePlay(alphabet, board, tiles, direction, 'letters');
  const laid = makePlay(alphabet, board, tiles, direction, 'dots').text.replaceAll('.', '');
  return {
    position: makePosition({ square: start, direction }, GCG_NOTATION),
    word: text,
    tiles: laid,
    score,
    leave: makeRack(leave),
    equity: Math.round(equity * 100) / 100,
  };
}

/** The character, from 1, where the racks begin. */
const racksAt = (cgp: string): number => (/^\s*\S+\s+/u.exec(cgp)?.[0].length ?? 0) + 1;

/** Questions about a position that CGP tells: what a play scores, and which plays are best. */
import { makeRack } from '@taht/letters';
import { type CgpPosition, parseCgp } from '@taht/record';
import { type Board, type Move, makePlay, readPlacement } from '@taht/rules';
import { moveText, rankPlays, readMoveText } from '@taht/search';
import { groundOf, type Opened } from './edition.ts';
import type { BestPlay, ScoredPlay } from './taht.ts';
import { TahtError } from './trouble.ts';

export function scorePlay(opened: Opened, cgp: string, text: string): ScoredPlay {
  const { board } = readPosition(opened, cgp);
  const move = readMove(opened, board, text);
  if (move.kind !== 'place')
    throw new TahtError('bad-move', `'${text}' lays no tiles. Write a play such as '8E HORN'.`);
  const play = readPlacement({ board, ...groundOf(opened) }, move.tiles, opened.rules);
  if (!play.ok)
    throw new TahtError('refused', `'${text}' cannot be laid: ${play.error.code}.`, {
      refusal: play.error,
    });
  const { score, bonus, words } = play.value;
  return {
    score,
    bonus,
    words: words.map((word) => ({ word: word.letters.join(''), score: word.score })),
  };
}

const USUAL_TOP = 15;

export function bestPlays(opened: Opened, cgp: string, top = USUAL_TOP): BestPlay[] {
  const { board, racks } = readPosition(opened, cgp);
  const [rack = [], ...others] = racks;
  if (rack.length > opened.rules.rack)
    throw new TahtError('bad-position', `The first rack has more than ${opened.rules.rack} tiles.`);
  const { alphabet } = opened;
  const ranked = rankPlays(opened, { board, rack, others: others.length });
  return ranked.slice(0, top).map(({ play, equity }) => {
    const { tiles, direction, score, leave } = play;
    const laid = makePlay(alphabet, board, tiles, direction, 'dots').text.replaceAll('.', '');
    return {
      move: moveText({ kind: 'place', ...play }, board, alphabet),
      word: makePlay(alphabet, board, tiles, direction, 'letters').text,
      tiles: laid,
      score,
      leave: makeRack(leave),
      equity: Math.round(equity * 100) / 100,
    };
  });
}

function readPosition({ alphabet, edition }: Opened, cgp: string): CgpPosition {
  const read = parseCgp(alphabet, cgp);
  if (read.ok) return read.value;
  const { error } = read;
  const what =
    'character' in error
      ? `'${error.character}' is no tile of the edition '${edition.id}'`
      : `${error.code}, expected: ${error.expected}`;
  throw new TahtError(
    'bad-position',
    `The position cannot be read at character ${error.at + 1}: ${what}.`,
    {
      failure: error,
    },
  );
}

/** As `8E HORN`, `-QV` or `-`. */
export function readMove({ alphabet }: Opened, board: Board, text: string): Move {
  const move = readMoveText(text, board, alphabet);
  if (move.ok) return move.value;
  throw new TahtError(
    'bad-move',
    `The move '${text}' cannot be read: ${move.error.code}. A play is such as '8E HORN' (across) or 'H5 HORN' (down), an exchange '-QV', a pass '-'.`,
    { failure: move.error },
  );
}

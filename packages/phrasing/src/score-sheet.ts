/** The lines of a score sheet as people read them, and what is odd about them. */
import { type Alphabet, makeTile, makeToken } from '@taht/letters';
import type { Line, Remark, ScoredRow, ScoreSheetSetup } from '@taht/record';
import { makeSquare, type Square } from '@taht/rules';
import { explainRefusal, type Names } from './explain.ts';
import { makeNaming, type Naming } from './naming.ts';
import { plain } from './plain.ts';
import type { Texts } from './texts.ts';

export const scoreSheetNaming = (
  { players, rules }: ScoreSheetSetup,
  star: Square,
  alphabet: Alphabet,
  texts: Texts,
): Naming =>
  makeNaming(
    { rules, star, seats: players.map((name) => ({ player: { name } })) },
    alphabet,
    texts,
  );

/** `H8 SÕNA`, `exchange 3`, `pass`. */
export function lineText(line: Line, naming: Naming, { t }: Texts): string {
  switch (line.kind) {
    case 'play': {
      const { alphabet } = naming.script;
      const word = line.word
        .map(({ letter, blank }) => makeToken(alphabet, letter, blank ? 'blank' : 'lettered'))
        .join('');
      return naming.play({ ...line, word });
    }
    case 'exchange':
      return `${t('turn.exchange')} ${line.tiles?.map(makeTile).join('') ?? line.count}`;
    case 'pass':
      return t('turn.pass');
    case 'challenge':
      return t(line.verdict === 'bad' ? 'score-keeper.row-refuted' : 'score-keeper.row-upheld');
    case 'adjust':
      return plain(line.note) || t('score-keeper.row-points');
    case 'end':
      return t('score-keeper.row-end');
  }
}

export function rowText({ written, isWithdrawn }: ScoredRow, naming: Naming, texts: Texts): string {
  if (written === null) return texts.t('turn.skip');
  const text = lineText(written.line, naming, texts);
  return isWithdrawn ? `${text} (${texts.t('turn.retracted')})` : text;
}

/** The points that others get or lose by a line. */
export const changeLines = (row: ScoredRow, names: Names, { t, find }: Texts): readonly string[] =>
  (row.kind === 'end' || row.kind === 'challenge' ? row.changes : []).map(
    ({ seat, points, cause }) =>
      t('event.adjusted', {
        player: names.player(seat),
        points,
        reason: find(`cause.${cause}`) ?? '',
      }),
  );

export function remarkText(remark: Remark, names: Names, texts: Texts): string {
  const { t } = texts;
  switch (remark.code) {
    case 'other-letter': {
      const square = makeSquare(remark.square, names.columns);
      return t('score-keeper.remark.other-letter', { square, letter: remark.letter });
    }
    case 'too-many-tiles': {
      const tile = remark.tile === '?' ? t('tile.blank') : remark.tile;
      return t('score-keeper.remark.too-many-tiles', {
        tile,
        count: remark.count,
        most: remark.most,
      });
    }
    case 'out-of-turn':
      return t('score-keeper.remark.out-of-turn', { onTurn: names.player(remark.onTurn) });
    case 'after-end':
      return t('score-keeper.remark.after-end');
    case 'score-differs':
      return t('score-keeper.remark.score-differs', {
        recorded: remark.recorded,
        score: remark.score,
      });
    case 'hand-too-small':
      return t('score-keeper.remark.hand-too-small', { held: remark.held });
    default:
      return explainRefusal(texts, remark, names);
  }
}

/** `taht score FILE`: scores the plays of a file of test vectors, word by word. */
import { readInput } from '@taht/host/files';
import { explainRefusal, NO_NAMES, plain, type Texts } from '@taht/phrasing';
import { type Play, readPlacement, type ScoredWord } from '@taht/rules';
import type { Commands } from '../../shell/command.ts';
import { answer, failed, type Outcome } from '../../shell/outcome.ts';
import { explainFile } from '../../text/explain-file.ts';
import { cutTo } from '../../text/width.ts';
import {
  type MoveVector,
  readVectors,
  type VectorFault,
  type VectorFile,
} from './score-vectors.ts';

export const commands: Commands = {
  score: (command, { texts, action }) =>
    command.argument('<file>').action(action((file: string) => scoreFile(file, texts))),
};

async function scoreFile(path: string, texts: Texts): Promise<Outcome> {
  const bytes = await readInput(path);
  if (!bytes.ok) return failed(explainFile(texts, bytes.error));
  const json = parseJson(Buffer.from(bytes.value).toString());
  if (json === undefined) return failed(texts.t('file.not-json', { path: plain(path) }));
  const file = readVectors(json);
  if (!file.ok) return failed(...file.error.map((each) => explainFault(texts, each)));
  return scoreVectors(file.value, texts);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function scoreVectors({ moves, rules, skipped }: VectorFile, texts: Texts): Outcome {
  const read = moves.map((vector) => ({
    vector,
    play: readPlacement(vector.ground, vector.placed, rules),
  }));
  const refused = read.flatMap(({ vector: { id }, play }) =>
    play.ok
      ? []
      : [
          texts.t('vector.refused', {
            id: plain(id),
            reason: explainRefusal(texts, play.error, NO_NAMES),
          }),
        ],
  );
  if (refused.length > 0) return failed(...refused);
  const results = read.flatMap(({ vector, play }) =>
    play.ok ? [resultOf(vector, play.value)] : [],
  );
  return answer({ results, skipped }, [
    ...results.map(resultLine),
    ...(skipped.length > 0
      ? [
          texts.t('vector.skipped', {
            count: skipped.length,
            ids: skipped.map((s) => plain(s.id)).join(', '),
          }),
        ]
      : []),
  ]);
}

/** The word along the line first, then those across it from left to right or from the top. */
function resultOf({ id, direction }: MoveVector, play: Play) {
  const along = direction ?? play.direction;
  const words = play.words.toSorted((a, b) => rank(a, along) - rank(b, along));
  return {
    id,
    total: play.score,
    bonus: play.bonus,
    words: words.map(({ letters, score }) => ({ word: letters.join(''), score })),
  };
}

const rank = (word: ScoredWord, along: Play['direction']): number =>
  word.direction === along ? 0 : 1;

function resultLine({ id, total, bonus, words }: ReturnType<typeof resultOf>): string {
  const parts = words.map(({ word, score }) => `${word} ${score}`);
  return `${plain(id)}: ${total} = ${[...parts, ...(bonus > 0 ? [String(bonus)] : [])].join(' + ')}`;
}

function explainFault({ t }: Texts, { code, id, at, found }: VectorFault): string {
  const place = [plain(id), plain(at)].filter((part) => part !== '').join(': ') || '–';
  return t(`vector.${code}`, { place, found: cutTo(plain(found), 40) });
}

/** The thread that draws pictures and sets up the boards of puzzles, so that no game waits for either. */
import { parentPort } from 'node:worker_threads';
import { type Edition, editionOf } from '@taht/editions';
import { engineFiles, loadLexicon } from '@taht/host';
import type { Board } from '@taht/rules';
import { foresight, makeBotKit, makePuzzle, Vocabulary } from '@taht/search';
import { equipmentIn } from '../equipment.ts';
import { drawPreview } from './draw-preview.ts';
import type { FromThread, ToThread } from './thread.ts';

parentPort?.on('message', async ({ id, task }: ToThread) => {
  const value =
    task.kind === 'draw' ? await drawPreview(task.preview) : puzzleBoard(task.edition, task.seed);
  const message: FromThread = { id, value };
  parentPort?.postMessage(message);
});

/** As the page makes it; null where the edition has no list. */
function puzzleBoard(id: string, seed: number): Board | null {
  const edition = editionOf(id) as Edition;
  const [list] = edition.lexicons;
  const lexicon = list === undefined ? undefined : loadLexicon(list, '');
  if (lexicon?.ok !== true) return null;
  const { rules, layout, tileset } = equipmentIn(edition);
  const files = engineFiles(id, '');
  const { leaves, ranks, family } = files.ok ? files.value : {};
  const vocabulary = new Vocabulary(ranks?.lexicon ?? lexicon.value, ranks?.commonness);
  const kit = makeBotKit({
    ...{ lexicon: lexicon.value, tileset, layout, rules, edition: id, vocabulary, foresight },
    ...(leaves && { leaves }),
    ...(family && { family }),
  });
  return makePuzzle(kit, rules.rack, seed)?.board ?? null;
}

/** Opens the saved game that is asked for or chosen, or begins a new one. */
import { join } from 'node:path';
import { err, ok, type Result } from '@taht/base';
import { houseRules } from '@taht/editions';
import { gamesFolder, newGameId, randomSeed } from '@taht/host';
import { explainRefusal, NO_NAMES, type Texts } from '@taht/phrasing';
import { isBotName } from '../../../setup/bot-seat.ts';
import { type Choices, type Chosen, isTold, makeSetup } from '../../../setup/choices.ts';
import { chooseAll, type FindLexicon } from '../../../setup/choosing.ts';
import { failed, type Problem, wrongUse } from '../../../shell/outcome.ts';
import type { World } from '../../../shell/world.ts';
import { type Asker, say } from '../../../terminal/questions.ts';
import { explainFile, explainJournal } from '../../../text/explain-file.ts';
import {
  chooseLexicon,
  lexiconOfGame,
  NO_LEXICON,
  namedLexicon,
} from '../../../words/word-list.ts';
import { type ActFailure, createTable, type GameTable, openTable } from './game-table.ts';
import { findGame, offerGames } from './saved-games.ts';

export interface TableOptions {
  /** True where it is given without a value. */
  readonly resume?: string | true;
  readonly seed?: string;
  readonly lexicon?: string;
}

export async function findTable(
  asker: Asker,
  options: TableOptions,
  choices: Choices,
  data: string,
  world: World,
): Promise<Result<GameTable, Problem>> {
  const { texts } = asker.style();
  const folder = gamesFolder(data);
  if (options.resume !== undefined) {
    const path = findGame(options.resume, folder, world.cwd);
    return path === undefined
      ? err(failed(texts.t('play.nothing-to-resume', { path: folder })))
      : open(path, data, world, texts);
  }
  const isNamed = choices.edition !== undefined || choices.players !== undefined;
  const path = isNamed ? undefined : await offerGames(asker, folder);
  return path === undefined
    ? begin(asker, options, choices, data, world)
    : open(path, data, world, texts);
}

async function open(
  path: string,
  data: string,
  world: World,
  texts: Texts,
): Promise<Result<GameTable, Problem>> {
  const table = await openTable(path, world.now);
  if (!table.ok) return err(failed(explainJournal(texts, table.error)));
  const lexicon = lexiconOfGame(table.value.game.setup, data, texts);
  if (!lexicon.ok) {
    table.value.journal.close();
    return lexicon;
  }
  table.value.lexicon = lexicon.value;
  return table;
}

/** If house rules exclude each other, the program asks again for those chosen here; given as options they are wrong use. */
async function begin(
  asker: Asker,
  options: TableOptions,
  choices: Choices,
  data: string,
  world: World,
): Promise<Result<GameTable, Problem>> {
  const { texts } = asker.style();
  const findLexicon: FindLexicon = async (edition) =>
    options.lexicon === undefined && !isTold(choices)
      ? ok(await chooseLexicon(asker, edition, data))
      : namedLexicon(options.lexicon ?? edition.lexicons[0] ?? NO_LEXICON, edition, data, texts);
  let chosen = await chooseAll(asker, choices, findLexicon);
  for (;;) {
    if (!chosen.ok) return chosen;
    const { lexicon, players } = chosen.value;
    if (players.every(isBotName)) return err(wrongUse(texts.t('play.no-people')));
    if (players.some(isBotName) && lexicon === null)
      return err(wrongUse(texts.t('play.bots-need-words')));
    const table = create(chosen.value, options, data, world);
    if (table.ok) return ok(table.value);
    if (table.error.kind === 'not-written')
      return err(failed(explainFile(texts, table.error.failure)));
    const { refusal } = table.error;
    const sentence = explainRefusal(texts, refusal, NO_NAMES);
    const isAsked =
      ['bad-ruleset', 'no-dictionary'].includes(refusal.code) && choices.houseRules === undefined;
    if (!isAsked) return err(wrongUse(sentence));
    say(asker, [sentence]);
    const again = { ...chosen.value, houseRules: undefined };
    chosen = await chooseAll(asker, again, async () => ok(lexicon));
  }
}

function create(
  chosen: Chosen,
  { seed = randomSeed() }: TableOptions,
  data: string,
  world: World,
): Result<GameTable, ActFailure> {
  // Without a dictionary such rules would refuse every word, and nobody could tell who is stuck.
  const needsWords = [houseRules['challenge-void'], houseRules['pass-when-stuck']].some((rule) =>
    chosen.houseRules.includes(rule),
  );
  if (needsWords && chosen.lexicon === null)
    return err({ kind: 'refused', refusal: { code: 'no-dictionary' } });
  const id = newGameId(world.now());
  const path = join(gamesFolder(data), `${id}.jsonl`);
  const table = createTable(path, makeSetup(id, chosen, seed), seed, world.now);
  if (table.ok) table.value.lexicon = chosen.lexicon;
  return table;
}

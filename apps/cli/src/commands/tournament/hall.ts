/** `taht tournament hall` and `words`: show or change the hall rules and the word list. */

import { plain, sayGames, sayHallRule, sayReference, type Texts } from '@taht/phrasing';
import { type HallRule, type Tournament, textLines } from '@taht/tournament';
import type { Commands } from '../../shell/command.ts';
import { answer, failed, type Outcome, wrongUse } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { type DataOption, openLexicon } from '../../words/open.ts';
import { wholeNumber } from './numbers.ts';
import { readTournament, withTournament } from './open-tournament.ts';
import { withFile } from './with-file.ts';

export const commands: Commands = {
  hall: (command, { world, texts, action }) => {
    const { t } = texts;
    withFile(command, texts)
      .option('--add <line>', t('cli.tournament-hall-add'))
      .option('--change <number>', t('cli.tournament-hall-change'))
      .option('--to <line>', t('cli.tournament-hall-to'))
      .option('--remove <number>', t('cli.tournament-hall-remove'))
      .option('--document', t('cli.tournament-hall-document'))
      .action(
        action((file: string, options: HallOptions) => hallRules(file, options, world, texts)),
      );
  },
  words: (command, { world, texts, action }) =>
    withFile(command, texts)
      .option('--lexicon <id>', texts.t('cli.lexicon'))
      .option('--data <folder>', texts.t('cli.data'))
      .action(
        action((file: string, options: WordsOptions) =>
          tournamentWords(file, options, world, texts),
        ),
      ),
};

interface HallOptions {
  readonly add?: string;
  readonly change?: string;
  readonly to?: string;
  readonly remove?: string;
  readonly document?: boolean;
}

/** Shows the lines, or changes one of them. */
function hallRules(
  file: string,
  options: HallOptions,
  world: World,
  texts: Texts,
): Outcome | Promise<Outcome> {
  const wants = [options.add, options.change, options.remove, options.document];
  const count = wants.filter((each) => each !== undefined).length;
  if (count > 1 || (options.change === undefined) !== (options.to === undefined))
    return wrongUse(texts.t('tournament-cli.hall-how'));
  if (count === 0) {
    const tournament = readTournament(file, world, texts);
    return tournament.ok
      ? answer({ lines: tournament.value.hallRules }, linesOf(tournament.value, texts))
      : tournament.error;
  }
  return withTournament(file, world, texts, async (open) => {
    const lines = changed(open.state, options);
    if (lines === undefined) return wrongUse(texts.t('tournament-cli.no-such-line'));
    const sent = await open.send({ kind: 'set-hall-rules', lines });
    if (!sent.ok) return sent.error;
    return open.done({ lines: open.state.hallRules }, linesOf(open.state, texts));
  });
}

/** Undefined where there is no such line. */
function changed(
  { hallRules: lines, setup }: Tournament,
  { add, change, to = '', remove, document }: HallOptions,
): readonly HallRule[] | undefined {
  if (document === true) return textLines(setup.rules);
  if (add !== undefined) return [...lines, { kind: 'own', line: add }];
  const at = (wholeNumber(change ?? remove ?? '') ?? 0) - 1;
  if (lines[at] === undefined) return undefined;
  return remove === undefined ? lines.with(at, { kind: 'own', line: to }) : lines.toSpliced(at, 1);
}

const linesOf = ({ hallRules: lines }: Tournament, texts: Texts): readonly string[] =>
  lines.length === 0
    ? [texts.t('tournament-cli.no-hall-rules')]
    : lines.map((each, i) => `${i + 1}. ${sayHallRule(texts, each)}`);

interface WordsOptions extends DataOption {
  readonly lexicon?: string;
}

/** The word list of the tournament, or another one from now on. */
function tournamentWords(
  file: string,
  options: WordsOptions,
  world: World,
  texts: Texts,
): Outcome | Promise<Outcome> {
  const { lexicon: wanted } = options;
  if (wanted === undefined) {
    const tournament = readTournament(file, world, texts);
    return tournament.ok
      ? answer(gamesOf(tournament.value), wordsLines(tournament.value, texts))
      : tournament.error;
  }
  return withTournament(file, world, texts, async (open) => {
    const opened = openLexicon({ ...options, lexicon: wanted }, world, texts);
    if (!opened.ok) return opened.error;
    const { id, hash, edition } = opened.value.info;
    if (edition !== open.state.setup.tileset.language)
      return failed(texts.t('tournament-cli.other-words', { lexicon: plain(id) }));
    const sent = await open.send({ kind: 'set-lexicon', lexicon: { id, hash } });
    if (!sent.ok) return sent.error;
    return open.done(gamesOf(open.state), wordsLines(open.state, texts));
  });
}

const gamesOf = ({ setup: { tileset, lexicon, base } }: Tournament) => ({
  language: tileset.language,
  lexicon: lexicon.id,
  ruleset: base.id,
});

const wordsLines = (state: Tournament, texts: Texts): readonly string[] => {
  const games = gamesOf(state);
  const named = sayReference(texts, games);
  return [sayGames(texts, games), ...(named === undefined ? [] : [named])];
};

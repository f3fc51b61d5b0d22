/** `taht tournament new`: makes the file of a tournament from a preset. */
import { resolve } from 'node:path';
import { err, ok, type Result } from '@taht/base';
import { type Edition, editionOf, editions, homeOf, tournamentRulesets } from '@taht/editions';
import { createTournamentJournal, newGameId, randomSeed, SEED_PATTERN } from '@taht/host';
import { explainTournament, plain, sayGames, sayReference, type Texts } from '@taht/phrasing';
import { commitmentOf } from '@taht/record';
import {
  type Author,
  decide,
  evolve,
  GAMES_OF,
  presetOf,
  type Setup,
  START,
  TOURNAMENT_PRESETS,
  type TournamentRules,
} from '@taht/tournament';
import { tilesetFor } from '../../setup/by-name.ts';
import { readFlags } from '../../setup/choices.ts';
import { editionOption } from '../../setup/options.ts';
import type { Commands } from '../../shell/command.ts';
import { failed, type Outcome, type Problem, wrongUse } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { explainJournal } from '../../text/explain-file.ts';
import { type DataOption, openLexicon } from '../../words/open.ts';
import { wholeNumber } from './numbers.ts';
import { ENV, OpenTournament } from './open-tournament.ts';
import { dateText } from './tournament-lines.ts';
import { withFile } from './with-file.ts';

export const commands: Commands = {
  new: (command, { world, texts, action }) => {
    const { t } = texts;
    const presets = PRESET_NAMES.join(', ');
    withFile(command, texts)
      .requiredOption('--name <name>', t('cli.tournament-name'))
      .requiredOption('--preset <id>', t('cli.tournament-preset', { names: presets }))
      .option(...editionOption(texts))
      .option('--ruleset <id>', t('cli.ruleset'))
      .option('--lexicon <id>', t('cli.lexicon'))
      .option('--rounds <number>', t('cli.tournament-rounds'))
      .option('--delete-by <day>', t('cli.tournament-delete-by'))
      .option('--seed <hex>', t('cli.seed'))
      .option('--data <folder>', t('cli.data'))
      .action(
        action((file: string, options: NewOptions) => newTournament(file, options, world, texts)),
      );
  },
};

interface NewOptions extends DataOption {
  readonly name: string;
  readonly preset: string;
  readonly edition?: string;
  readonly ruleset?: string;
  readonly lexicon?: string;
  readonly rounds?: string;
  readonly deleteBy?: string;
  readonly seed?: string;
}

const PRESET_NAMES = TOURNAMENT_PRESETS.map(({ id }) => id);

const SYSTEM: Author = { kind: 'system' };
const DAY = 24 * 3600 * 1000;
const NAMES_KEPT_DAYS = 30;

function newTournament(file: string, options: NewOptions, world: World, texts: Texts): Outcome {
  const { t } = texts;
  const seed = options.seed ?? randomSeed();
  if (!SEED_PATTERN.test(seed)) return wrongUse(t('play.bad-seed'));
  const setup = setupOf(options, commitmentOf(seed), world, texts);
  if (!setup.ok) return setup.error;
  const command = {
    id: 'c1',
    by: SYSTEM,
    at: world.now(),
    action: { kind: 'create', setup: setup.value, seed },
  } as const;
  const decided = decide(START, command, ENV);
  if (!decided.ok) return failed(explainTournament(texts, decided.error));
  const path = resolve(world.cwd, file);
  const journal = createTournamentJournal(path, { command, events: decided.value });
  if (!journal.ok) return failed(explainJournal(texts, journal.error));
  journal.value.close();
  const { event, name, deleteBy, rules, base, tileset, lexicon } = setup.value;
  const games = { language: tileset.language, lexicon: lexicon.id, ruleset: base.id };
  const state = decided.value.reduce(evolve, START);
  return new OpenTournament(journal.value, state, world, texts).done(
    { path, event, name, preset: rules.id, ...games, deleteBy: new Date(deleteBy).toISOString() },
    [
      t('tournament-cli.created', { name: plain(name), path: plain(path) }),
      [sayGames(texts, games), sayReference(texts, games) ?? ''].join(' ').trim(),
      t('tournament-cli.delete-by', { date: dateText(texts, deleteBy) }),
    ],
  );
}

function setupOf(
  options: NewOptions,
  commitment: string,
  world: World,
  texts: Texts,
): Result<Setup, Problem> {
  const rules = rulesOf(options, texts);
  if (!rules.ok) return rules;
  const deleteBy = dayOf(options.deleteBy, world.now());
  if (deleteBy === undefined) return err(wrongUse(texts.t('tournament-cli.bad-date')));
  const flags = readFlags(options, texts, tournamentRulesets);
  if (!flags.ok) return err(wrongUse(flags.error));
  const games = GAMES_OF[rules.value.id] ?? '';
  const edition =
    flags.value.edition ?? homeOf(games) ?? editionOf(texts.language) ?? (editions[0] as Edition);
  const base =
    flags.value.ruleset ??
    tournamentRulesets(edition).find((each) => each.id === games) ??
    edition.rulesets[0];
  const tileset = tilesetFor(edition, base);
  const id = options.lexicon ?? edition.lexicons[0] ?? '';
  const lexicon = openLexicon({ ...options, lexicon: id }, world, texts);
  if (!lexicon.ok) return lexicon;
  return ok({
    event: `tournament-${newGameId(world.now())}`,
    name: options.name,
    code: '',
    officials: [{ id: 'desk', name: '-', role: 'director', tables: null }],
    rules: rules.value,
    base,
    tileset,
    lexicon: { id, hash: lexicon.value.info.hash },
    hallLanguage: texts.language,
    commitment,
    deleteBy,
  });
}

function rulesOf({ preset, rounds }: NewOptions, { t }: Texts): Result<TournamentRules, Problem> {
  const rules = presetOf(preset);
  if (rules === undefined) {
    const names = PRESET_NAMES.join(', ');
    return err(wrongUse(t('tournament-cli.unknown-preset', { name: plain(preset), names })));
  }
  if (rounds === undefined) return ok(rules);
  const count = wholeNumber(rounds);
  const [stage, ...more] = rules.stages;
  if (count === undefined || stage === undefined || more.length > 0)
    return err(wrongUse(t('tournament-cli.bad-rounds')));
  return ok({ ...rules, stages: [{ ...stage, rounds: count }] });
}

/** The end of a day such as `2027-01-31`; undefined for what is none. */
function dayOf(text: string | undefined, now: number): number | undefined {
  if (text === undefined) return now + NAMES_KEPT_DAYS * DAY;
  const start = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(start) ? undefined : start + DAY - 1;
}

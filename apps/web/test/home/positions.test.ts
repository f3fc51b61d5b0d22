/** Every position of the day is a real game: its plays are good, its tiles come from its seed, all seven can be laid, and no word is of the family list. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Edition, editions } from '@taht/editions';
import { familyOf, loadLexicon } from '@taht/host';
import { makeRack } from '@taht/letters';
import { familyWords, judgeOf, makeWord } from '@taht/lexicon';
import { commitmentOf, drawStream, type Entry, makeRecord, verifyRecord } from '@taht/record';
import { type Command, decide, type Env, evolve, type Game, START } from '@taht/rules';
import { wordsOn } from '@taht/testkit';
import { expect, test } from 'vitest';
import { friendlyChoices } from '../../src/home/friendly-choices.ts';
import { readPosition } from '../../src/home/position.ts';
import { HOME_CONTRIBUTION, PERSON, seedText } from '../../src/home/position-text.ts';
import { openingCommands } from '../../src/local-games/opening.ts';
import { houseRulesOf } from '../../src/new-game/choices.ts';

const FOLDER = new URL('../../src/home/positions/', import.meta.url);
const players = ['1', '2'].map((id) => ({ id, name: id }));

const textsOf = (edition: string): readonly string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.startsWith(`${edition}-`))
    .flatMap((file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));

interface Played {
  readonly game: Game;
  readonly entries: readonly Entry[];
}

function after({ game, entries }: Played, command: Command, env: Env): Played {
  const decided = decide(game, command, env);
  if (!decided.ok) throw new Error(`${command.id}: ${JSON.stringify(decided.error)}`);
  const entry: Entry = { command, events: decided.value };
  return { game: decided.value.reduce(evolve, game), entries: [...entries, entry] };
}

/** As the local host of the page plays it, whose words are those of the list. */
function tableOf({ id }: Edition) {
  const choices = friendlyChoices(id);
  const lexicon = loadLexicon(choices.lexicon ?? '', '');
  if (!lexicon.ok) throw new Error(lexicon.error.code);
  const { info } = lexicon.value;
  const family = new Set(
    familyWords(lexicon.value, familyOf(id) ?? []).map(({ word }) =>
      makeWord(lexicon.value.alphabet, word),
    ),
  );
  const env: Env = { judge: judgeOf(lexicon.value), draw: drawStream };
  const play = (text: string): Played => {
    const position = readPosition(text, choices, players);
    const opening = {
      seed: seedText(position.number),
      contribution: HOME_CONTRIBUTION,
      plays: position.plays,
    };
    const { base, tileset, board } = position.game.setup;
    const setup = {
      ...{ game: 'home', players, base, tileset, board, houseRules: houseRulesOf(choices) },
      lexicon: { id: info.id, hash: info.hash },
      commitment: commitmentOf(opening.seed),
    };
    const action = { kind: 'create', setup, seed: opening.seed } as const;
    const create: Command = { id: 'create', by: { kind: 'system' }, at: 1, action };
    const created = after({ game: START, entries: [] }, create, env);
    return openingCommands(opening, players.length).reduce(
      (played, command) => after(played, command(played.game, 1), env),
      created,
    );
  };
  return { choices, env, play, family };
}

test.each(editions.map((edition) => [edition.id, edition] as const))(
  'every position in %s is a game that can be gone on with, and hides a word of all tiles',
  (id, edition) => {
    const { choices, env, play, family } = tableOf(edition);
    const texts = textsOf(id);
    expect(texts).toHaveLength(60);
    expect(new Set(texts).size).toBe(60);
    for (const text of texts) {
      const position = readPosition(text, choices, players);
      const played = play(text);
      const { game } = played;
      expect(game.phase, text).toEqual({ kind: 'turn', seat: PERSON });
      expect(game.board, text).toEqual(position.game.board);
      expect(makeRack(game.seats[PERSON]?.rack ?? []), text).toBe(
        makeRack(position.game.seats[PERSON]?.rack ?? []),
      );
      expect(game.seats.map(({ score }) => score)).toEqual(
        position.game.seats.map(({ score }) => score),
      );
      expect(position.hidden, text).toHaveLength(game.rules.bonus.tiles);
      const first: Command = {
        id: 'first-play',
        by: { kind: 'seat', seat: PERSON },
        at: 1,
        action: { kind: 'place', tiles: position.hidden },
      };
      const { entries, game: laid } = after(played, first, env);
      expect(wordsOn(laid.board).filter((word) => family.has(word))).toEqual([]);
      const verified = verifyRecord(makeRecord(entries));
      expect(
        verified.checks.filter(({ ok }) => !ok),
        text,
      ).toEqual([]);
    }
  },
);

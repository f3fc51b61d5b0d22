/** Blanks that stand for letters without a tile: found as the oracle finds them, played, recorded, written and read again. */
import { alphabetFor, editions, std15 } from '@taht/editions';
import { type Alphabet, BLANK, type Letter, makeAlphabet } from '@taht/letters';
import { buildLexicon, encodeLetters, type Lexicon, WordPool } from '@taht/lexicon';
import {
  commitmentOf,
  drawStream,
  type Entry,
  loadGame,
  makeCgp,
  makeGameGcg,
  makeGcg,
  makeRecord,
  parseCgp,
  parseGcg,
  parseRecord,
  replayGcg,
  verifyRecord,
} from '@taht/record';
import {
  type Action,
  decide,
  evolve,
  type Game,
  lettersWithoutTile,
  type PlacedTile,
  type Ruleset,
  type Seat,
  type Square,
  START,
  type TileSet,
} from '@taht/rules';
import { Engine, type FoundPlay } from '@taht/search';
import { alphabetOf, count, keyOf, makeOracle, makeRng, type Rng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';

const sets = editions.flatMap(({ rulesets: [rules], tilesets }) =>
  tilesets.map((tileset) => ({ id: tileset.id, tileset, rules })),
);

type Words = readonly (readonly Letter[])[];

/** Short words, one letter in three without a tile where there is any. */
function randomWords(rng: Rng, tileset: TileSet): Words {
  const without = lettersWithoutTile(tileset);
  const tiles = tileset.tiles.flatMap(([letter, n]) => Array<Letter>(n).fill(letter));
  const letter = (): Letter =>
    without.length > 0 && rng.chance(0.3) ? rng.pick(without) : rng.pick(tiles);
  const words = Array.from({ length: 500 }, () => Array.from({ length: 2 + rng.below(4) }, letter));
  return [...new Map(words.map((word) => [word.join(' '), word])).values()];
}

function lexiconOf({ language, alphabet: letters, vowels, signs }: TileSet, words: Words): Lexicon {
  const alphabet = makeAlphabet({ language, letters, vowels, signs });
  const pool = new WordPool();
  for (const word of words) pool.add(encodeLetters(alphabet, word));
  const spec = { id: 'random', edition: 'test', policy: '', sources: [], licence: '', version: '' };
  const built = buildLexicon(spec, alphabet, pool.sorted());
  if (!built.ok) throw new Error(built.error.code);
  return built.value;
}

/** A game between two who find every play and like blanks that show a letter without a tile. */
class Played {
  game: Game = START;
  readonly entries: Entry[] = [];
  readonly isWord: (word: readonly Letter[]) => boolean;

  constructor(rules: Ruleset, tileset: TileSet, words: Words) {
    const known = new Set(words.map((word) => word.join(' ')));
    this.isWord = (word) => known.has(word.join(' '));
    const secret = 'secret';
    const setup = {
      game: 'blanks',
      players: ['Aino', 'Berk'].map((name) => ({ id: name, name })),
      base: { ...rules, tileset: tileset.id },
      houseRules: [],
      tileset,
      board: std15,
      lexicon: null,
      commitment: commitmentOf(secret),
    };
    this.send('system', { kind: 'create', setup, seed: secret });
    for (const seat of [0, 1]) this.send(seat, { kind: 'agree' });
  }

  decide(by: Seat | 'system', action: Action) {
    const author =
      by === 'system' ? ({ kind: 'system' } as const) : ({ kind: 'seat', seat: by } as const);
    const command = { id: `c${this.entries.length}`, by: author, at: this.entries.length, action };
    const judge = (word: readonly Letter[]) => (this.isWord(word) ? 'valid' : 'invalid');
    return { command, decided: decide(this.game, command, { judge, draw: drawStream }) };
  }

  send(by: Seat | 'system', action: Action): void {
    const { command, decided } = this.decide(by, action);
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    this.entries.push({ command, events: decided.value });
    for (const event of decided.value) this.game = evolve(this.game, event);
  }

  get seat(): Seat {
    const { phase } = this.game;
    if (phase.kind === 'turn') return phase.seat;
    if (phase.kind === 'window') return 1 - phase.play.seat;
    throw new Error(phase.kind);
  }

  get rack() {
    return this.game.seats[this.seat]?.rack ?? [];
  }
}

const TURNS = 12;

function playGame(rng: Rng, rules: Ruleset, tileset: TileSet) {
  const words = randomWords(rng, tileset);
  const engine = new Engine({ lexicon: lexiconOf(tileset, words), tileset, layout: std15, rules });
  const oracle = makeOracle(words);
  const played = new Played(rules, tileset, words);
  const without = new Set(lettersWithoutTile(tileset));
  const rank = ({ tiles }: FoundPlay): number =>
    tiles.filter(({ letter }) => without.has(letter)).length;
  for (let turn = 0; turn < TURNS && played.game.phase.kind !== 'over'; turn++) {
    const { game, seat, rack } = played;
    engine.setBoard(game.board);
    const plays = Array.from({ length: engine.findAll(engine.countsOf(rack)).size }, (_, i) =>
      engine.decode(i),
    );
    const found = new Map(plays.map(({ tiles, swaps, score }) => [keyOf(tiles, swaps), score]));
    const wanted = oracle({ ground: game, rack, rules, alphabet: tileset.alphabet });
    expect(sorted(found)).toEqual(sorted(wanted));
    const [best] = rng.some(plays, plays.length).toSorted((a, b) => rank(b) - rank(a));
    if (best === undefined) played.send(seat, { kind: 'pass' });
    else played.send(seat, { kind: 'place', tiles: best.tiles });
  }
  if (played.game.phase.kind === 'window') played.send(played.seat, { kind: 'accept' });
  return { played, without };
}

const sorted = (plays: ReadonlyMap<string, number>): [string, number][] =>
  [...plays].sort(([a], [b]) => (a < b ? -1 : 1));

const laidTiles = ({ entries }: Played): readonly PlacedTile[] =>
  entries.flatMap(({ events }) =>
    events.flatMap((event) => (event.kind === 'placed' ? event.tiles : [])),
  );

const GAMES = count(40, 2);

test.each(sets)(
  '$id: a blank is any letter, also one without a tile, in plays, records, GCG and CGP',
  ({ id, tileset, rules }) => {
    // More blanks than a box has, so that many are laid.
    const set: TileSet = { ...tileset, blanks: 12 };
    const alphabet: Alphabet = alphabetOf(id);
    const seen = new Set<Letter>();
    for (let n = 0; n < GAMES; n++) {
      const { played, without } = playGame(makeRng(seed() + n), rules, set);
      const { game, entries } = played;
      for (const { letter, blank } of laidTiles(played))
        if (without.has(letter)) {
          expect(blank).toBe(true);
          seen.add(letter);
        }

      const text = makeRecord(entries);
      const record = parseRecord(text);
      if (!record.ok) throw new Error(record.error.code);
      expect(loadGame(record.value.entries)).toEqual({ ok: true, value: game });
      expect(verifyRecord(text)).toMatchObject({ ok: true });

      const gcg = makeGcg(makeGameGcg(entries, alphabet));
      const isWord = played.isWord;
      const options = { alphabet, tileset: set, layout: std15, rules: game.rules, isWord };
      const report = replayGcg(parseGcg(gcg), options);
      expect(report.differences, gcg).toEqual([]);
      const scores = Object.fromEntries(game.seats.map((each) => [each.player.name, each.score]));
      expect(report.final.scores).toEqual(scores);

      const position = {
        board: game.board,
        racks: game.seats.map(({ rack }) => rack),
        scores: game.seats.map(({ score }) => score),
        zeroTurns: 0,
        operations: [],
      };
      const cgp = makeCgp(alphabet, position);
      expect(parseCgp(alphabet, cgp)).toEqual({ ok: true, value: position });
    }
    expect(seen.size > 0).toBe(lettersWithoutTile(set).length > 0);
  },
);

test.each(sets)(
  '$id: nobody lays, holds or exchanges a tile that the box has not',
  ({ tileset, rules }) => {
    const played = new Played(rules, tileset, []);
    const { seat, rack } = played;
    for (const letter of lettersWithoutTile(tileset)) {
      const tiles = [
        { square: played.game.star, letter, blank: false },
        { square: (played.game.star + 1) as Square, letter, blank: false },
      ];
      const refused = { ok: false, error: { code: 'tile-not-on-rack', tile: letter } };
      expect(played.decide(seat, { kind: 'place', tiles }).decided).toEqual(refused);
      expect(played.decide(seat, { kind: 'exchange', tiles: [letter] }).decided).toEqual(refused);
      expect([...played.game.bags.flat(), ...rack]).not.toContain(letter);
    }
    expect(played.game.bags.flat().filter((tile) => tile === BLANK).length).toBeLessThanOrEqual(2);
  },
);

test.each(sets)(
  '$id: a game begun when the alphabet had fewer letters goes on with those',
  ({ id, tileset, rules }) => {
    const without = lettersWithoutTile(tileset);
    const older: TileSet = {
      ...tileset,
      alphabet: tileset.tiles.map(([letter]) => letter),
      vowels: tileset.vowels.filter((letter) => !without.includes(letter)),
      blanks: 12,
    };
    const { played } = playGame(makeRng(seed()), rules, older);
    const text = makeRecord(played.entries);
    expect(verifyRecord(text)).toMatchObject({ ok: true });
    const gcg = makeGcg(makeGameGcg(played.entries, alphabetFor(older)));
    const options = { alphabet: alphabetFor(older), tileset: older, layout: std15, rules };
    expect(replayGcg(parseGcg(gcg), options).differences).toEqual([]);
    // Written so long ago, the file may be read with the letters of today.
    expect(replayGcg(parseGcg(gcg), { ...options, alphabet: alphabetOf(id) }).differences).toEqual(
      [],
    );
    for (const letter of without) {
      const tiles = [
        { square: played.game.star, letter, blank: true },
        { square: (played.game.star + 1) as Square, letter, blank: true },
      ];
      const early = new Played(rules, older, []);
      const { decided } = early.decide(early.seat, { kind: 'place', tiles });
      expect(decided).toMatchObject({
        ok: false,
        error: { code: 'letter-not-in-alphabet', letter },
      });
    }
  },
);

test.each(sets)(
  '$id: a word list of today finds no letters that an older game has not',
  ({ tileset, rules }) => {
    const rng = makeRng(seed());
    const words = randomWords(rng, tileset);
    const lexicon = lexiconOf(tileset, words);
    const alphabet = tileset.tiles.map(([letter]) => letter);
    const engine = new Engine({
      lexicon,
      tileset: { ...tileset, alphabet },
      layout: std15,
      rules,
    });
    const rack = [BLANK, BLANK, ...rng.some(alphabet, 5)];
    const { size } = engine.findAll(engine.countsOf(rack));
    const letters = Array.from({ length: size }, (_, i) => engine.decode(i).tiles).flat();
    expect(letters.filter(({ letter }) => !alphabet.includes(letter))).toEqual([]);
  },
);

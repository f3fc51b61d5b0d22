/** What review, puzzle and words ask the engine: a real browser answers as Node does, so a puzzle is the same for everybody. */
import { expect, type Page, test } from '@playwright/test';
import type { SeatView } from '@taht/rules';
import type { Equipment } from '../../src/engine/study-question.ts';
import type {} from '../bare/bare.ts';
import { answerHere, dataHere, type PlainQuestion, viewsOf } from './game.ts';
import { openSite, type Site } from './site.ts';

const LISTS = ['et', 'uk', 'tr'] as const;
const WORDS = { et: 'sõna', uk: 'слово', tr: 'kelime' } as const;

let site: Site;

test.beforeEach(async () => {
  site = await openSite();
});

test.afterEach(() => site.close());

const ask = (page: Page, question: PlainQuestion) =>
  page.evaluate((asked) => globalThis.bare.ask(asked), question);

for (const list of LISTS)
  test(`${list}: puzzles, reviews and words are those of Node`, async ({ page }) => {
    const data = dataHere(list);
    const view = viewsOf(list)[6];
    if (view === undefined || view.viewer.kind !== 'seat') throw new Error('too short a game');
    const { rules, tileset, layout, board, order, seats } = view;
    const table: Equipment = { rules, tileset, layout };
    const { seat } = view.viewer;
    const position = {
      player: order.indexOf(seat),
      board,
      rack: (seats[seat] as SeatView).rack,
      scores: order.map((each) => (seats[each] as SeatView).score),
    };
    const turn = { ...position, move: { kind: 'pass' } } as const;
    const questions: PlainQuestion[] = [
      { kind: 'puzzle', table, seed: 20261115 },
      { kind: 'rank', table, position, most: 5 },
      { kind: 'review', table, turn, number: 7, patience: 0 },
      { kind: 'find', find: 'length', text: '2', most: 500 },
      { kind: 'about', word: WORDS[list] },
    ];
    await page.goto(`${site.address}?lexicon=${list}`);
    for (const question of questions)
      expect(await ask(page, question), question.kind).toEqual(answerHere(data, question));
  });

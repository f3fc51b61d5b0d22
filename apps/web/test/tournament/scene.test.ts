/** The wall follows the tournament by itself, and pages take as many as can be read. */
import { expect, test } from 'vitest';
import { newsAt, sceneOf, slidesOf } from '../../src/tournament/hall/scene.ts';
import { SmallEvent } from './small-tournament.ts';

const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `Pupil ${String(i).padStart(3, '0')}`);

const kinds = (event: SmallEvent): readonly string[] => {
  const view = event.view('projector');
  return slidesOf(view, sceneOf(view), 'en').map(({ kind }) => kind);
};

test('from the welcome to the end', () => {
  const event = new SmallEvent(names(12));
  const scene = () => sceneOf(event.view('projector')).kind;
  expect(scene()).toBe('before');
  expect(kinds(event)).toEqual([]);
  event.draw(1);
  expect(scene()).toBe('drawn');
  expect(kinds(event)).toEqual(['tables', 'names', 'schools']);
  event.do({ kind: 'start-clock', seconds: 60 });
  expect(scene()).toBe('playing');
  expect(kinds(event)).toEqual(['names']);
  event.play(1);
  expect(scene()).toBe('between');
  expect(kinds(event)).toEqual(['standings', 'standings', 'school-standings']);
  event.draw(2);
  expect(scene()).toBe('drawn');
  event.play(2);
  event.do({
    kind: 'set-prizes',
    prizes: [{ name: 'Overall', among: { kind: 'all' }, places: 1 }],
  });
  event.do({ kind: 'close' });
  expect(scene()).toBe('over');
  expect(kinds(event)[0]).toBe('prizes');
});

test('a round that is played without a clock has begun with its first result', () => {
  const event = new SmallEvent(names(8));
  event.draw(1);
  const [table] = event.view('director').stages[0]?.rounds[0]?.tables ?? [];
  event.do({
    ...{ kind: 'enter-result', source: 'slip', sum: null },
    where: { stage: 1, round: 1, table: table?.table ?? 0 },
    seen: event.view('director').version,
    scores: (table?.seats ?? []).map((player) => ({ player, score: 100, before: null })),
  });
  expect(sceneOf(event.view('projector')).kind).toBe('playing');
});

test('everybody is on a page by name, in order and once', () => {
  const event = new SmallEvent(names(200));
  event.draw(1);
  const view = event.view('projector');
  const slides = slidesOf(view, sceneOf(view), 'en');
  const listed = slides.flatMap((slide) => (slide.kind === 'names' ? slide.rows : []));
  expect(listed.map(({ name }) => name)).toEqual(names(200));
  const grouped = slides.flatMap((slide) => (slide.kind === 'schools' ? slide.groups : []));
  expect(grouped.flatMap(({ rows }) => rows)).toHaveLength(200);
});

test('what holds in the hall is read before a round, and not while it is played', () => {
  const event = new SmallEvent(names(12), { hallRules: [{ kind: 'text', id: 'no-talking' }] });
  expect(kinds(event)).toEqual(['hall-rules']);
  event.draw(1);
  expect(kinds(event)).toEqual(['tables', 'hall-rules', 'names', 'schools']);
  event.do({ kind: 'start-clock', seconds: 60 });
  expect(kinds(event)).toEqual(['names']);
  event.play(1);
  event.do({ kind: 'set-hall-rules', lines: [] });
  event.draw(2);
  expect(kinds(event)).not.toContain('hall-rules');
});

test('where standings are not shown there are none on the wall', () => {
  const event = new SmallEvent(names(8), { shown: { standings: 'none', schools: 'hidden' } });
  event.draw(1);
  event.play(1);
  expect(kinds(event)).toEqual([]);
});

test('what was announced is news for ten minutes', () => {
  const event = new SmallEvent(names(8));
  expect(newsAt(event.view('public'), 0)).toBeUndefined();
  event.do({ kind: 'announce', text: 'Lunch' });
  const view = event.view('public');
  const at = view.announcements[0]?.at ?? 0;
  expect(newsAt(view, at + 599_000)?.text).toBe('Lunch');
  expect(newsAt(view, at + 600_000)).toBeUndefined();
});

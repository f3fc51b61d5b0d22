/** One mistake put into a faultless record is found where it is, and only there. */
import { count, makeRng, seed } from '@taht/testkit';
import { expect, test } from 'vitest';
import { bytesOf, fixtures, optionsOf } from '../../test/fixtures.ts';
import { type GcgEvent, type GcgFile, isGcgEvent, parseGcg, replayGcg } from '../index.ts';

const records = fixtures
  .filter(({ differences }) => differences.length === 0)
  .map((fixture) => ({ file: parseGcg(bytesOf(fixture)), options: optionsOf(fixture) }))
  .filter(({ file }) =>
    eventsOf(file).every(({ score, total }) => score !== null && total !== null),
  );

function eventsOf(file: GcgFile): GcgEvent[] {
  return file.lines.filter(isGcgEvent);
}

/** The file with another event for the `turn`-th one, and perhaps for those after it. */
function change(
  file: GcgFile,
  turn: number,
  edit: (event: GcgEvent, turn: number) => GcgEvent,
): GcgFile {
  let n = 0;
  const lines = file.lines.map((line) => {
    if (!isGcgEvent(line)) return line;
    n++;
    return n < turn ? line : edit(line, n);
  });
  return { ...file, lines };
}

function pickPlay(rng: ReturnType<typeof makeRng>) {
  const record = rng.pick(records);
  const events = eventsOf(record.file);
  const isFree = (i: number) => events[i]?.kind === 'place' && events[i + 1]?.kind !== 'withdraw';
  const turns = [...events.keys()].filter(isFree).map((i) => i + 1);
  const turn = rng.pick(turns);
  return { ...record, turn, event: events[turn - 1] as GcgEvent };
}

const points = ({ score }: GcgEvent): number => score ?? 0;

test('a wrong score, its total right', () => {
  const rng = makeRng(seed());
  for (let n = count(4000); n > 0; n--) {
    const { file, options, turn, event } = pickPlay(rng);
    const recorded = points(event) + 1 + rng.below(30);
    const wrong = change(file, turn, (each, i) =>
      i === turn ? { ...each, score: recorded } : each,
    );
    expect(replayGcg(wrong, options).differences).toMatchObject([
      { turn, kind: 'score', expected: event.score, recorded },
    ]);
  }
});

test('a wrong score, carried on in every total', () => {
  const rng = makeRng(seed() + 1);
  for (let n = count(4000); n > 0; n--) {
    const { file, options, turn, event } = pickPlay(rng);
    const slip = 1 + rng.below(30);
    const wrong = change(file, turn, (each, i) => {
      if (each.player !== event.player) return each;
      const total = (each.total ?? 0) + slip;
      return i === turn ? { ...each, total, score: points(each) + slip } : { ...each, total };
    });
    const report = replayGcg(wrong, options);
    expect(report.differences).toMatchObject([{ turn, kind: 'score', expected: event.score }]);
    expect(report.final).toEqual(replayGcg(file, options).final);
  }
});

test('a wrong total, once or carried on', () => {
  const rng = makeRng(seed() + 2);
  for (let n = count(4000); n > 0; n--) {
    const { file, options, turn, event } = pickPlay(rng);
    const slip = 1 + rng.below(300);
    const isCarried = rng.chance(0.5);
    const wrong = change(file, turn, (each, i) =>
      each.player === event.player && (isCarried || i === turn)
        ? { ...each, total: (each.total ?? 0) + slip }
        : each,
    );
    expect(replayGcg(wrong, options).differences).toMatchObject([
      { turn, kind: 'cumulative', expected: event.total },
    ]);
  }
});

test('a stranger in the place of a player', () => {
  const rng = makeRng(seed() + 3);
  for (let n = count(4000); n > 0; n--) {
    const { file, options, turn, event } = pickPlay(rng);
    if (!file.lines.some(({ kind }) => kind === 'player')) continue;
    const wrong = change(file, turn, (each, i) =>
      i === turn ? { ...each, player: 'Nobody' } : each,
    );
    expect(replayGcg(wrong, options).differences).toMatchObject([
      { turn, kind: 'turn-order', expected: event.player, recorded: 'Nobody' },
    ]);
  }
});

test('a line left out shows no later than at the next turn', () => {
  const rng = makeRng(seed() + 4);
  for (let n = count(4000); n > 0; n--) {
    const { file, options, turn } = pickPlay(rng);
    const gone = eventsOf(file)[turn - 1];
    const lines = file.lines.filter((line) => line !== gone);
    const [first] = replayGcg({ ...file, lines }, options).differences;
    if (turn < eventsOf(file).length) expect(first?.turn).toBeLessThanOrEqual(turn + 1);
  }
});

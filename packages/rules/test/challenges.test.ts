/** Who challenges what, who may join, who decides, and when tiles are drawn (RULES 8). */
import { allBut, noJudge, Table, type TableSpec } from '@taht/testkit';
import { describe, expect, test } from 'vitest';

const RACKS = ['HORNSAT', 'FARMEST', 'PLAYINO', 'GUIDEBO'];

describe('the words that are doubted', () => {
  // TO across makes TO, AT and TO; the second is bad.
  const spec: TableSpec = { board: '8G AT', racks: ['TOES', 'A'], judge: allBut('AT') };

  test.each<[string, string, string[]]>([
    [
      'who names none doubts all',
      'B challenge',
      ['ruled judge valid invalid valid', 'retracted A'],
    ],
    ['a bad word voids the play', 'B challenge 1', ['ruled judge invalid', 'retracted A']],
    ['only named words are judged', 'B challenge 0 2', ['ruled judge valid valid', 'stood A 8']],
    ['words are named once each', 'B challenge 2 0 0', ['ruled judge valid valid', 'stood A 8']],
  ])('%s', (_name, line, told) => {
    const table = Table.dealt(spec);
    table.play('A 9G TO');
    expect(table.play(line)).toEqual(expect.arrayContaining(told));
  });

  test.each([['B challenge 3'], ['B challenge -1'], ['B challenge 0.5'], ['B challenge NaN']])(
    '%s names no word of the play',
    (line) => {
      expect(Table.dealt(spec).refusal(`A 9G TO; ${line}`).code).toBe('no-such-word');
    },
  );

  test('an empty list of words is no challenge', () => {
    const table = Table.dealt(spec);
    table.play('A 9G TO');
    const refusal = table.refusalOf({ kind: 'seat', seat: 1 }, { kind: 'challenge', words: [] });
    expect(refusal.code).toBe('no-such-word');
  });
});

describe('several challengers', () => {
  const joining: TableSpec = {
    racks: RACKS,
    houseRules: ['challenge-minus-10'],
    rules: { challenge: { window: { joinSeconds: 15 } } },
  };

  test('others may join until the time is up, and each pays', () => {
    const table = Table.dealt(joining);
    table.play('A 8E HORN; B challenge; +14; D challenge');
    expect(table.phase).toBe('joining A');
    expect(table.play('+1; host tick')).toEqual([
      'joining-closed',
      'ruled judge valid',
      'stood A 14',
      'adjusted B -10 challenge-failed',
      'adjusted D -10 challenge-failed',
      'drew A 4',
    ]);
    expect(table.scores).toEqual([14, -10, 0, -10]);
  });

  test('joining ends when every opponent has joined', () => {
    const table = Table.dealt(joining);
    table.play('A 8E HORN; B challenge; C challenge; D challenge');
    expect(table.scores).toEqual([14, -10, -10, -10]);
  });

  test('who has accepted the play may not join, and is not waited for', () => {
    const table = Table.dealt(joining);
    table.play('A 8E HORN; C accept; B challenge');
    expect(table.phase).toBe('joining A');
    expect(table.refusal('C challenge').code).toBe('already-answered');
    table.play('D challenge');
    expect(table.scores).toEqual([14, -10, 0, -10]);
  });

  test('a bad word is bad whoever named it', () => {
    const table = Table.dealt({
      ...joining,
      board: '8G AT',
      racks: ['TOES', 'A', 'E', 'I'],
      judge: allBut('AT'),
    });
    table.play('A 9G TO; B challenge 0; C challenge 1');
    expect(table.phase).toBe('joining A');
    expect(table.play('ref close')).toContain('ruled judge valid invalid');
    expect(table.scores).toEqual([0, 0, 0, 0]);
  });

  test('who does not join accepts, and when all have answered the joining is over', () => {
    const table = Table.dealt(joining);
    table.play('A 8E HORN; B challenge; C accept');
    expect(table.phase).toBe('joining A');
    expect(table.refusal('C accept').code).toBe('already-answered');
    expect(table.refusal('C challenge').code).toBe('already-answered');
    expect(table.refusal('B accept').code).toBe('already-answered');
    expect(table.refusal('A accept').code).toBe('own-play');
    expect(table.reload().play('D accept')).toContain('joining-closed');
    expect(table.scores).toEqual([14, -10, 0, 0]);
  });

  test('nobody moves while others may join', () => {
    const table = Table.dealt(joining);
    table.play('A 8E HORN; C challenge');
    expect(table.refusal('B pass')).toEqual({ code: 'wrong-phase', phase: 'joining' });
    expect(table.refusal('C challenge').code).toBe('already-answered');
    expect(table.refusal('A challenge').code).toBe('own-play');
  });

  test('who is caught twice before the skip is served sits out twice', () => {
    const racks = RACKS.slice(0, 3);
    const table = Table.dealt({ racks, houseRules: ['challenge-double'] });
    table.play('A 8E HORN; C challenge; B 7G FA; C challenge');
    expect(table.phase).toBe('turn A');
    expect(table.game.seats[2]?.skips).toEqual(['challenge-failed']);
    expect(table.play('A pass; B pass')).toEqual(['passed B chosen', 'skipped C challenge-failed']);
    expect(table.play('A exchange A; B exchange R')).not.toContain('skipped C challenge-failed');
    expect(table.phase).toBe('turn C');
  });

  test('several in vain under double: all of them sit out', () => {
    const table = Table.dealt({ ...joining, houseRules: ['challenge-double'] });
    table.play('A 8E HORN; B challenge; C challenge; D challenge');
    expect(table.phase).toBe('turn A');
    const events = table.events.filter(({ kind }) => kind === 'skipped');
    expect(events).toHaveLength(3);
  });

  test('several in vain under triple: the last one left wins', () => {
    const table = Table.dealt({ ...joining, houseRules: ['challenge-triple'] });
    table.play('A 8E HORN; B challenge; C challenge; D challenge');
    expect([table.phase, table.ranking]).toEqual(['over resigned', 'A BCD']);
  });
});

describe('the table decides where no list can', () => {
  test.each<[string, number, string, string]>([
    ['two differ: a tie, the words stand', 2, 'A yes; B no', 'stood A 14'],
    ['two against', 2, 'A no; B no', 'retracted A'],
    ['two of three against', 3, 'A yes; B no; C no', 'retracted A'],
    ['two of three for', 3, 'A yes; B no; C yes', 'stood A 14'],
    ['two and two: a tie, the words stand', 4, 'A yes; B no; C no; D yes', 'stood A 14'],
    ['three of four against', 4, 'A yes; B no; C no; D no', 'retracted A'],
  ])('%s', (_name, players, votes, told) => {
    const table = Table.dealt({ racks: RACKS.slice(0, players), judge: noJudge });
    table.play('A 8E HORN; B challenge');
    expect(table.phase).toBe('verdict A');
    const script = votes.replaceAll(/([A-D]) /g, '$1 vote ');
    expect(table.play(script)).toEqual(expect.arrayContaining([told]));
  });

  test('everybody votes once', () => {
    const table = Table.dealt({ racks: RACKS.slice(0, 3), judge: noJudge });
    expect(table.refusal('A 8E HORN; B challenge; B vote no; B vote yes').code).toBe(
      'already-answered',
    );
  });

  test('one word that the list cannot tell is enough for a vote on all', () => {
    const judge: TableSpec['judge'] = (word) => (word.join('') === 'AT' ? 'unknown' : 'invalid');
    const table = Table.dealt({ board: '8G AT', racks: ['TOES', 'A'], judge });
    table.play('A 9G TO; B challenge');
    expect(table.phase).toBe('verdict A');
    expect(table.play('A vote yes; B vote no')).toContain('ruled table valid valid valid');
  });

  test('a referee may rule instead of the table', () => {
    const table = Table.dealt({ racks: RACKS.slice(0, 3), judge: noJudge });
    table.play('A 8E HORN; B challenge; A vote yes');
    expect(table.play('ref rule invalid')).toContain('ruled referee invalid');
  });
});

describe('the referee decides', () => {
  const spec: TableSpec = { ruleset: 'tr-school', racks: RACKS.slice(0, 3) };

  test('the ruling is recorded with its reason and its author', () => {
    const table = Table.dealt(spec);
    table.play('A 8E HORN; B challenge; ref close; ref rule valid');
    expect(table.events.find(({ kind }) => kind === 'ruled')).toMatchObject({
      source: 'referee',
      reason: 'looked up',
      by: { kind: 'referee', name: 'Referee' },
    });
  });

  test('the list is not asked and nobody votes', () => {
    const table = Table.dealt(spec);
    table.play('A 8E HORN; B challenge; ref close');
    expect(table.phase).toBe('verdict A');
    expect(table.refusal('B vote no')).toEqual({ code: 'not-for-you', needs: 'referee' });
    expect(table.refusal('B challenge').code).toBe('nothing-to-challenge');
  });

  test('there is one verdict for each word challenged', () => {
    const table = Table.dealt({ ...spec, board: '8G AT', racks: ['TOES', 'A', 'E'] });
    table.play('A 9G TO; B challenge 0; C challenge 2');
    expect(table.refusal('ref rule valid')).toEqual({ code: 'wrong-verdicts', needs: 2 });
    expect(table.play('ref rule valid invalid')).toContain('ruled referee valid invalid');
  });

  test('neither accepting nor moving closes the window, only the referee does', () => {
    const table = Table.dealt(spec);
    table.play('A 8E HORN; B accept; C accept');
    expect(table.phase).toBe('window A');
    expect(table.refusal('B pass')).toEqual({ code: 'wrong-phase', phase: 'window' });
    table.play('ref close');
    expect(table.phase).toBe('turn B');
  });

  test('others join until the referee has noted them all, however long that takes', () => {
    const table = Table.dealt({ ...spec, racks: RACKS });
    table.play('A 8E HORN; B challenge; +3600; host tick');
    expect(table.phase).toBe('joining A');
    table.play('C challenge; ref close');
    expect(table.phase).toBe('verdict A');
    expect(table.refusal('D challenge').code).toBe('nothing-to-challenge');
    expect(table.play('ref rule valid')).toEqual(
      expect.arrayContaining([
        'skip-owed B challenge-failed',
        'skip-owed C challenge-failed',
        'skipped B challenge-failed',
        'skipped C challenge-failed',
      ]),
    );
  });

  test('the joining ends by itself only when each opponent has answered', () => {
    const table = Table.dealt({ ...spec, racks: RACKS });
    table.play('A 8E HORN; D accept; B challenge; +86400; host tick');
    expect(table.phase).toBe('joining A');
    table.play('C accept');
    expect(table.phase).toBe('verdict A');
    expect(table.play('ref rule invalid')).toEqual(
      expect.arrayContaining(['skip-owed C bystander', 'skip-owed D bystander']),
    );
  });

  test('a ruling may come while others could still join', () => {
    const table = Table.dealt(spec);
    expect(table.play('A 8E HORN; B challenge; ref rule valid')[0]).toBe('joining-closed');
  });
});

describe('drawing', () => {
  const racks = RACKS.slice(0, 2);

  test('after the window: the mover draws when the play stands', () => {
    const table = Table.dealt({ racks });
    table.play('A 8E HORN');
    expect(table.rack('A')).toBe('AST');
    expect(table.play('B accept')).toEqual(['accepted B', 'stood A 14', 'drew A 4']);
    expect(table.rack('A')).toBe('??AAAST');
  });

  test('at once: the mover draws with the play, and only then', () => {
    const table = Table.dealt({ racks, houseRules: ['draw-at-once'] });
    expect(table.play('A 8E HORN')).toEqual(['placed A 14', 'drew A 4']);
    expect(table.play('B accept')).toEqual(['accepted B', 'stood A 14']);
    expect(table.rack('A')).toBe('??AAAST');
  });

  test('at once: after a bad word the drawn tiles go back, and their numbers are not used again', () => {
    const table = Table.dealt({ racks, houseRules: ['draw-at-once'], judge: allBut('HORN') });
    const before = table.bags;
    expect(table.play('A 8E HORN; B challenge')).toContain('returned A 4 retracted');
    expect(table.bags).toEqual(before);
    expect(table.rack('A')).toBe('AHNORST');
    table.play('B exchange F; A exchange H');
    expect(table.drawn).toEqual([14, 15, 16, 17, 18, 19]);
  });
});

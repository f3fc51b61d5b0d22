/** Persons, classes, claims and the moderators' stream as kinds: laws that hold after any sequence of commands. */
import {
  CLASS_EXAMPLES,
  CLASS_LIMITS,
  CLASS_WAYS,
  classAction,
  classEventView,
  classView,
  MODERATION_EXAMPLES,
  MODERATION_LIMITS,
  moderationAction,
  moderationEventView,
  moderationView,
  PERSON_EXAMPLES,
  PERSON_LIMITS,
  personAction,
  personEventView,
  personView,
  ROLES,
  TASK_KINDS,
} from '@taht/protocol';
import { count, deepFreeze, makeRng, mutateJson, type Rng, seed } from '@taht/testkit';
import { describe, expect, test } from 'vitest';
import { classKind } from '../../src/classes/class-kind.ts';
import type { SchoolClass } from '../../src/classes/evolve.ts';
import type { Kind, KindTypes, Who } from '../../src/kind/kind.ts';
import type { Moderation } from '../../src/moderation/evolve.ts';
import { moderationKind } from '../../src/moderation/moderation-kind.ts';
import { claimKind } from '../../src/people/claim-kind.ts';
import { personKind } from '../../src/people/person/person-kind.ts';
import type { Person } from '../../src/people/person/state.ts';

const idOf = (i: number): string => `person-${String(i).padStart(20, '0')}`;
const SELF = idOf(0);
const TEACHER = idOf(1);
const MODERATOR: Who = { kind: 'person', id: idOf(2), roles: ['moderator'] };
const ADMINISTRATOR: Who = { kind: 'person', id: idOf(3), roles: ['administrator'] };
const SYSTEM: Who = { kind: 'system' };
const person = (id: string): Who => ({ kind: 'person', id });

const WATCHERS: readonly Who[] = [
  person(SELF),
  person(TEACHER),
  MODERATOR,
  ADMINISTRATOR,
  person(idOf(4)),
  { kind: 'referee', name: idOf(5) },
  SYSTEM,
];

interface Step<T extends KindTypes> {
  readonly state: T['state'];
  readonly events: readonly T['event'][];
}

/** Plays random commands and checks after each what holds for every kind. */
function play<T extends KindTypes>(
  kind: Kind<T>,
  rng: Rng,
  steps: number,
  next: (rng: Rng, state: T['state']) => { who: Who; action: unknown },
  check: (step: Step<T>) => void,
): { carried: number; refused: number } {
  let state = deepFreeze(kind.start);
  let now = 1_794_000_000_000;
  const tally = { carried: 0, refused: 0 };
  for (let i = 0; i < steps; i++) {
    now += rng.below(rng.chance(0.1) ? 40 * 86_400_000 : 60_000);
    const { who, action } = next(rng, state);
    const parsed = kind.parseAction(action);
    if (!parsed.ok) throw new Error(`${parsed.error} in ${JSON.stringify(action)}`);
    const by = kind.authorFor(state, who);
    if (by === null) continue;
    const command = { id: `c${i}`, by, at: now, action: parsed.value };
    const decided = kind.decide(state, command, null);
    if (!decided.ok) {
      tally.refused++;
      expect((decided.error as { code: string }).code).toMatch(/^[a-z-]+$/);
      continue;
    }
    const entry = { command, events: decided.value };
    expect(kind.decode(kind.encode(entry), kind.version)).toEqual({ ok: true, value: entry });
    for (const event of decided.value) state = deepFreeze(kind.evolve(state, event));
    if (decided.value.length > 0) {
      tally.carried++;
      expect(kind.timeOf(state)).toBe(now);
    }
    check({ state, events: decided.value });
  }
  return tally;
}

/** All that this one can be sent at this point. */
function shownTo<T extends KindTypes>(kind: Kind<T>, { state, events }: Step<T>, who: Who): string {
  const viewer = kind.viewerFor(state, who);
  const views = events.map((event) => kind.eventFor(event, viewer, state));
  return JSON.stringify([kind.viewFor(state, viewer), views]);
}

describe('a person', () => {
  const session = (rng: Rng) => ({ id: `SESSION${rng.below(40)}`, label: 'LABEL' });
  const passkey = (rng: Rng) => ({
    id: `PASSKEY${rng.below(12)}`,
    publicKey: 'HASHkey',
    counter: rng.below(3),
    transports: ['usb'],
    label: 'LABEL',
  });
  const other = (rng: Rng): string => idOf(rng.below(8));

  const own = (rng: Rng): unknown =>
    rng.pick([
      {
        kind: rng.pick(['follow', 'unfollow', 'block', 'unblock', 'mute', 'unmute'] as const),
        person: other(rng),
      },
      { kind: 'rename', nickname: rng.pick(['Mari', 'Juku', '', 'Mаri']) },
      { kind: 'prefer', preferences: { [`p${rng.below(60)}`]: rng.pick(['PREF', null]) } },
      { kind: 'quiet', quiet: rng.pick([null, { from: 1, to: 2, zone: 'Europe/Kyiv' }]) },
      {
        kind: 'push-on',
        address: { endpoint: `https://PUSH/${rng.below(14)}`, p256dh: 'HASH', auth: 'HASH' },
      },
      { kind: 'push-off', endpoint: `https://PUSH/${rng.below(14)}` },
      { kind: 'vacation-start', days: 1 + rng.below(20) },
      { kind: 'vacation-end' },
      { kind: 'end-session', session: `SESSION${rng.below(40)}` },
      { kind: 'revoke-token', token: `TOKEN${rng.below(24)}` },
      { kind: 'remove-passkey', passkey: `PASSKEY${rng.below(12)}` },
    ]);

  const server = (rng: Rng): unknown =>
    rng.pick([
      { kind: 'enrol' },
      {
        kind: 'make-account',
        nickname: 'Mari',
        nameKey: 'mari',
        password: rng.pick([null, 'HASHpassword']),
        passkey: rng.pick([null, passkey(rng)]),
      },
      { kind: 'claim-name', nickname: 'Juku', nameKey: 'juku' },
      {
        kind: 'set-password',
        hash: 'HASHpassword',
        session: `SESSION${rng.below(40)}`,
        recovery: 'HASHrecovery0',
      },
      { kind: 'add-passkey', passkey: passkey(rng), session: `SESSION${rng.below(40)}` },
      { kind: 'end-all', session: `SESSION${rng.below(40)}`, recovery: 'HASHrecovery0' },
      {
        kind: 'confirm-by-password',
        session: `SESSION${rng.below(40)}`,
        password: 'HASHpassword',
      },
      {
        kind: 'confirm-by-passkey',
        session: `SESSION${rng.below(40)}`,
        passkey: `PASSKEY${rng.below(12)}`,
        counter: rng.below(9),
      },
      {
        kind: 'email',
        address: rng.pick([null, 'mail@mail.example']),
        session: `SESSION${rng.below(40)}`,
      },
      {
        kind: 'use-passkey',
        passkey: `PASSKEY${rng.below(12)}`,
        counter: rng.below(9),
        session: session(rng),
      },
      {
        kind: 'open-session',
        session: session(rng),
        password: rng.pick([null, 'HASHpassword']),
      },
      { kind: 'see-session', session: `SESSION${rng.below(40)}` },
      {
        kind: 'set-recovery',
        hash: `HASHrecovery${rng.below(3)}`,
        session: `SESSION${rng.below(40)}`,
      },
      {
        kind: 'recover',
        used: `HASHrecovery${rng.below(3)}`,
        next: `HASHrecovery${rng.below(3)}`,
        session: session(rng),
      },
      {
        kind: 'add-token',
        token: { id: `TOKEN${rng.below(24)}`, hash: 'HASHtoken', label: 'LABEL', scopes: ['play'] },
        session: `SESSION${rng.below(40)}`,
      },
      { kind: 'confirm-email', address: 'mail@mail.example' },
      { kind: 'teach', class: `class-${rng.below(4)}`, isTeaching: rng.chance(0.5) },
      {
        kind: 'order',
        order: rng.pick([
          { kind: 'warn' },
          { kind: 'mute', days: 3 },
          { kind: 'unmute' },
          { kind: 'close', days: rng.pick([null, 2]) },
          { kind: 'reopen' },
          { kind: 'grant', role: rng.pick(ROLES) },
          { kind: 'revoke', role: rng.pick(ROLES) },
        ]),
        by: idOf(2),
        rank: rng.pick(['moderator', 'administrator', 'machine'] as const),
        reason: 'REASON',
        number: 1 + rng.below(100),
      },
      { kind: 'tick' },
    ]);

  const next = (rng: Rng, { standing }: Person): { who: Who; action: unknown } => {
    if (standing === 'new') return { who: SYSTEM, action: arrival(rng) };
    if (rng.chance(0.004)) return { who: SYSTEM, action: { kind: 'delete' } };
    if (rng.chance(0.5)) return { who: person(SELF), action: own(rng) };
    // Whoever else tries is nobody here, and what is the server's own is refused to oneself.
    return { who: rng.pick([SYSTEM, SYSTEM, ...WATCHERS]), action: server(rng) };
  };

  const arrival = (rng: Rng): unknown =>
    rng.chance(0.6)
      ? {
          kind: 'arrive',
          id: SELF,
          nickname: 'Mari',
          recovery: 'HASHrecovery0',
          session: session(rng),
        }
      : {
          kind: 'arrive-as-pupil',
          id: SELF,
          nickname: 'Mari',
          pupil: {
            class: 'class-9',
            teacher: TEACHER,
            outside: rng.chance(0.5),
            realName: 'REALNAME',
          },
        };

  const isUnique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

  function check(step: Step<{ state: Person } & KindTypes>): void {
    const state = step.state as Person;
    expect(state.sessions.length).toBeLessThanOrEqual(PERSON_LIMITS.sessions);
    expect(state.tokens.length).toBeLessThanOrEqual(PERSON_LIMITS.tokens);
    expect(state.passkeys.length).toBeLessThanOrEqual(PERSON_LIMITS.passkeys);
    expect(state.push.length).toBeLessThanOrEqual(PERSON_LIMITS.push);
    expect(Object.keys(state.preferences).length).toBeLessThanOrEqual(PERSON_LIMITS.preferences);
    for (const ties of [state.follows, state.blocks, state.mutes]) {
      expect(isUnique(ties)).toBe(true);
      expect(ties).not.toContain(SELF);
    }
    expect(isUnique(state.roles)).toBe(true);
    expect(state.vacation?.days ?? 0).toBeLessThanOrEqual(PERSON_LIMITS.vacationDays);
    if (state.standing === 'account') {
      expect(state.nameKey).not.toBeNull();
      expect(state.password !== null || state.passkeys.length > 0).toBe(true);
    }
    if (state.standing === 'guest') expect(state.nameKey).toBeNull();
    if (state.standing === 'pupil') expect([state.email, state.recovery]).toEqual([null, null]);
    if (state.standing === 'gone') {
      expect(JSON.stringify(state)).not.toMatch(/HASH|REALNAME|SESSION|TOKEN|PUSH|mail@|Mari|Juku/);
      expect(personKind.owes?.(state)).toBe(state.now);
    }
  }

  test('keeps its laws, and shows secrets to nobody and private things to nobody else', () => {
    const tally = { carried: 0, refused: 0, realNames: 0, selves: 0 };
    for (let run = 0; run < count(200); run++) {
      const rng = makeRng(seed() + run);
      const { carried, refused } = play(personKind, rng, 100, next, (step) => {
        check(step as unknown as Step<{ state: Person } & KindTypes>);
        for (const who of WATCHERS) {
          const text = shownTo(personKind, step, who);
          const isSelf = who.kind === 'person' && who.id === SELF;
          const isTeacher = who.kind === 'person' && who.id === TEACHER;
          expect(text).not.toContain('HASH');
          if (isSelf) tally.selves++;
          else expect(text).not.toMatch(/SESSION|TOKEN|PASSKEY|LABEL|PUSH|PREF|mail@|Kyiv|REASON/);
          if (!isTeacher) expect(text).not.toContain('REALNAME');
          else if (text.includes('REALNAME')) tally.realNames++;
          const viewer = personKind.viewerFor(step.state, who);
          expect(
            personView.safeParse(personKind.viewFor(step.state, viewer)).error,
          ).toBeUndefined();
          for (const event of step.events) {
            const view = personKind.eventFor(event, viewer, step.state);
            if (view !== null) expect(personEventView.safeParse(view).error).toBeUndefined();
          }
        }
      });
      tally.carried += carried;
      tally.refused += refused;
    }
    for (const n of Object.values(tally)) expect(n).toBeGreaterThan(5);
  });

  test('is acted on by nobody else, and what only the server may do is refused to oneself', () => {
    const arrived = personKind.evolve(personKind.start, {
      kind: 'arrived',
      at: 1,
      id: SELF,
      nickname: 'Mari',
      recovery: 'HASH',
      pupil: null,
    });
    for (const who of WATCHERS.slice(1, -1)) expect(personKind.authorFor(arrived, who)).toBeNull();
    const rng = makeRng(seed());
    for (let i = 0; i < 200; i++) {
      const action = personKind.parseAction(server(rng));
      if (!action.ok) throw new Error(action.error);
      const command = { id: 'c', by: 'self', at: 2, action: action.value } as const;
      expect(personKind.decide(arrived, command, null)).toEqual({
        ok: false,
        error: { code: 'not-permitted' },
      });
    }
    for (const who of WATCHERS.slice(0, -1))
      expect(personKind.authorFor(personKind.start, who)).toBeNull();
  });
});

describe('a class', () => {
  const next = (rng: Rng, { phase, now }: SchoolClass): { who: Who; action: unknown } => {
    if (phase === 'new')
      return {
        who: SYSTEM,
        action: {
          kind: 'open',
          id: 'class-0',
          teacher: TEACHER,
          title: '7b',
          code: 'CODE99',
          deleteBy: 1_794_000_000_000 + 300 * 86_400_000,
          outside: false,
        },
      };
    const teachers = [
      { kind: 'retitle', title: '8b' },
      { kind: 'joining', isOpen: rng.chance(0.5) },
      { kind: 'keep-until', deleteBy: now + rng.below(500) * 86_400_000 },
      { kind: 'set-way', way: rng.pick(CLASS_WAYS) },
      { kind: 'remove-pupil', person: idOf(11 + rng.below(7)) },
      { kind: 'set-task', task: taskOf(rng, now) },
      { kind: 'set-task', task: taskOf(rng, now) },
      { kind: 'remove-task', task: `task-${rng.below(25)}` },
    ];
    if (rng.chance(0.3)) return { who: person(TEACHER), action: rng.pick(teachers) };
    if (rng.chance(0.005)) return { who: person(TEACHER), action: { kind: 'end' } };
    const i = rng.below(8);
    const who = rng.chance(0.9) ? SYSTEM : rng.pick(WATCHERS);
    const action = rng.pick([
      { kind: 'add-pupil', person: idOf(10 + i), nickname: `N${i}`, key: `n${i % 7}`, pin: 'HASH' },
      { kind: 'set-pin', person: idOf(10 + rng.below(40)), pin: 'HASHnew' },
      ...Array.from({ length: 8 }, () => ({ kind: 'try-pin', person: idOf(10) })),
      { kind: 'pin-right', person: idOf(10 + rng.below(40)) },
      { kind: 'pupil-gone', person: idOf(11 + rng.below(7)) },
      ...Array.from({ length: 4 }, () => ({
        ...{ kind: 'task-done', person: idOf(10 + rng.below(8)) },
        report: { task: `task-${rng.below(25)}`, done: 1 + rng.below(14), percent: null },
      })),
      { kind: 'tick' },
    ]);
    return { who, action };
  };

  const taskOf = (rng: Rng, now: number) => ({
    id: `task-${rng.below(25)}`,
    kind: rng.pick(TASK_KINDS),
    edition: 'et',
    count: 1 + rng.below(14),
    due: now + rng.below(500) * 86_400_000,
  });

  test('keeps its laws, shows no PIN to anybody, and itself to nobody outside', () => {
    const tally = { carried: 0, refused: 0, ended: 0, locked: 0, done: 0 };
    for (let run = 0; run < count(200, 40); run++) {
      const { carried, refused } = play(classKind, makeRng(seed() + run), 120, next, (step) => {
        const { phase, pupils, leaving, deleteBy, now } = step.state;
        expect(new Set(pupils.map(({ key }) => key)).size).toBe(pupils.length);
        expect(pupils.length).toBeLessThanOrEqual(CLASS_LIMITS.pupils);
        const { tasks, progress } = step.state;
        expect(tasks.length).toBeLessThanOrEqual(CLASS_LIMITS.tasks);
        for (const { task, person: whose, done } of progress) {
          expect(pupils.some((each) => each.person === whose)).toBe(true);
          expect(tasks.some(({ id }) => id === task)).toBe(true);
          expect(done).toBeGreaterThan(0);
          tally.done++;
        }
        for (const { tries } of pupils) {
          expect(tries).toBeLessThanOrEqual(CLASS_LIMITS.triesUntilLocked);
          if (tries === CLASS_LIMITS.triesUntilLocked) tally.locked++;
        }
        if (phase === 'ended') {
          tally.ended++;
          expect(pupils).toEqual([]);
          expect(classKind.owes?.(step.state)).toBe(now);
          expect(classKind.dueOf?.(step.state)).toBeNull();
        } else expect(classKind.dueOf?.(step.state)).toBe(deleteBy);
        if (leaving.length > 0) expect(classKind.owes?.(step.state)).toBe(now);
        for (const who of [...WATCHERS, ...pupils.map((each) => person(each.person))]) {
          const text = shownTo(classKind, step, who);
          expect(text).not.toContain('HASH');
          const viewer = classKind.viewerFor(step.state, who);
          if (viewer.kind !== 'teacher') expect(text).not.toContain('CODE99');
          if (viewer.kind === 'pupil') {
            const shown = classKind.viewFor(step.state, viewer);
            const others = shown.kind === 'pupil' ? shown.progress : [];
            expect(others.every((each) => each.person === viewer.person)).toBe(true);
          }
          if (viewer.kind === 'stranger')
            expect(text).toBe(JSON.stringify([{ kind: 'stranger' }, step.events.map(() => null)]));
          expect(classView.safeParse(classKind.viewFor(step.state, viewer)).error).toBeUndefined();
          for (const event of step.events) {
            const view = classKind.eventFor(event, viewer, step.state);
            if (view !== null) expect(classEventView.safeParse(view).error).toBeUndefined();
          }
        }
      });
      tally.carried += carried;
      tally.refused += refused;
    }
    for (const n of Object.values(tally)) expect(n).toBeGreaterThan(5);
  });

  test('plays in a friendly way unless its teacher has chosen the rulebook', () => {
    const opening = { id: 'class-0', teacher: TEACHER, title: 'x', code: 'C', outside: false };
    const opened = classKind.evolve(classKind.start, {
      ...{ kind: 'opened', at: 1, ...opening, deleteBy: 9 },
    });
    expect(classKind.viewFor(opened, { kind: 'teacher' })).toMatchObject({ way: 'friendly' });
    const chosen = classKind.evolve(opened, { kind: 'way-set', at: 2, way: 'rulebook' });
    expect(classKind.viewFor(chosen, { kind: 'pupil', person: idOf(11) })).toMatchObject({
      way: 'rulebook',
    });
  });

  test('counts what pupils have done of their homework once, and forgets it with the task and with the pupil', () => {
    const [ann, bob] = [idOf(11), idOf(12)];
    let state = classKind.start;
    const send = (action: unknown, at = 10): string => {
      const parsed = classKind.parseAction(action);
      if (!parsed.ok) throw new Error(parsed.error);
      const decided = classKind.decide(
        state,
        { id: 'c', by: 'system', at, action: parsed.value },
        null,
      );
      if (!decided.ok) return decided.error.code;
      for (const event of decided.value) state = classKind.evolve(state, event);
      return `${decided.value.length}`;
    };
    const done = (person: string, task: string, many: number) =>
      send({ kind: 'task-done', person, report: { task, done: many, percent: null } });
    const day = 86_400_000;
    const opening = { id: 'class-0', teacher: TEACHER, title: 'x', code: 'C', outside: false };
    send({ kind: 'open', ...opening, deleteBy: 300 * day }, 1);
    for (const [i, person] of [ann, bob].entries())
      send({ kind: 'add-pupil', person, nickname: `N${i}`, key: `n${i}`, pin: 'HASH' });
    const task = { id: 'task-1', kind: 'puzzles', edition: 'et', count: 3, due: 7 * day };
    expect(send({ kind: 'set-task', task: { ...task, due: 1 } })).toBe('date-out-of-range');
    expect(done(ann, 'task-1', 1)).toBe('no-such-task');
    send({ kind: 'set-task', task });
    expect(done(idOf(30), 'task-1', 1)).toBe('no-such-pupil');
    expect([done(ann, 'task-1', 2), done(ann, 'task-1', 2), done(ann, 'task-1', 1)]).toEqual([
      '1',
      '0',
      '0',
    ]);
    expect(done(ann, 'task-1', 9)).toBe('1');
    expect(done(bob, 'task-1', 1)).toBe('1');
    expect(state.progress.map((each) => [each.person, each.done])).toEqual([
      [ann, 3],
      [bob, 1],
    ]);
    send({ kind: 'set-task', task: { ...task, count: 5 } }, 20);
    expect(state.tasks).toEqual([{ ...task, count: 5, from: 10 }]);
    send({ kind: 'remove-pupil', person: ann });
    expect(state.progress.map(({ person }) => person)).toEqual([bob]);
    send({ kind: 'remove-task', task: 'task-1' });
    expect([state.tasks, state.progress]).toEqual([[], []]);
  });

  test('no more guesses come through than are allowed, however they are spread', () => {
    let state = classKind.start;
    const send = (at: number, action: unknown): string => {
      const parsed = classKind.parseAction(action);
      if (!parsed.ok) throw new Error(parsed.error);
      const command = { id: 'c', by: 'system', at, action: parsed.value } as const;
      const decided = classKind.decide(state, command, null);
      if (!decided.ok) return decided.error.code;
      for (const event of decided.value) state = classKind.evolve(state, event);
      return 'ok';
    };
    const day = 86_400_000;
    const opening = { id: 'class-0', teacher: TEACHER, title: 'x', code: 'C', outside: false };
    send(1, { kind: 'open', ...opening, deleteBy: 300 * day });
    send(2, { kind: 'add-pupil', person: SELF, nickname: 'N', key: 'n', pin: 'HASH' });
    let guesses = 0;
    for (let at = 3; at < 100 * day; at += day / 10)
      for (let i = 0; i < 20; i++)
        if (send(at, { kind: 'try-pin', person: SELF }) === 'ok') guesses++;
    expect(guesses).toBe(CLASS_LIMITS.triesUntilLocked);
    expect(send(200 * day, { kind: 'set-pin', person: SELF, pin: 'HASH2' })).toBe('ok');
    expect(send(200 * day, { kind: 'try-pin', person: SELF })).toBe('ok');
  });
});

describe('the moderators', () => {
  const somebody = (rng: Rng): string => idOf(rng.below(6));

  const next = (rng: Rng, state: Moderation): { who: Who; action: unknown } => {
    if (state.now === 0) return { who: SYSTEM, action: { kind: 'begin' } };
    const report = rng.below(state.count + 2) + 1;
    const order = rng.pick([
      { kind: 'mute', days: 1 },
      { kind: 'close', days: null },
      { kind: 'grant', role: rng.pick(ROLES) },
    ]);
    const reason = 'REASON';
    const action = rng.pick([
      {
        kind: 'report',
        about: somebody(rng),
        reason: 'abuse',
        text: 'TEXT',
        where: rng.pick([null, 'table-1']),
      },
      { kind: 'take', report },
      { kind: 'dismiss', report, reason },
      { kind: 'order', person: somebody(rng), order, reason, report: rng.pick([null, report]) },
      { kind: 'note', person: somebody(rng), reason },
      { kind: 'begin' },
      { kind: 'machine-order', person: somebody(rng), order, reason },
      { kind: 'carried-out', number: report, isDone: true },
    ]);
    return { who: rng.pick(WATCHERS), action };
  };

  test('keep their laws: every act has an author of the right rank and a reason, and only they see it', () => {
    const tally = { carried: 0, refused: 0, orders: 0, mine: 0 };
    for (let run = 0; run < count(200); run++) {
      const { carried, refused } = play(
        moderationKind,
        makeRng(seed() + run),
        150,
        next,
        (step) => {
          const { reports, log, now, orders } = step.state;
          expect(reports.length).toBeLessThanOrEqual(MODERATION_LIMITS.open);
          expect(log.length).toBeLessThanOrEqual(MODERATION_LIMITS.log);
          expect(moderationKind.owes?.(step.state)).toBe(orders.length > 0 ? now : null);
          for (const event of step.events) {
            if (event.kind !== 'ordered') continue;
            tally.orders++;
            expect(event.reason).toBe('REASON');
            expect(event.by).not.toBe(event.person);
            expect(event.rank).not.toBe('player');
            if (event.order.kind === 'grant') expect(event.rank).not.toBe('moderator');
            expect(log[0]).toMatchObject({ by: event.by, did: 'ordered', reason: 'REASON' });
          }
          for (const who of WATCHERS) {
            const viewer = moderationKind.viewerFor(step.state, who);
            const view = moderationKind.viewFor(step.state, viewer);
            expect(moderationView.safeParse(view).error).toBeUndefined();
            for (const event of step.events) {
              const seen = moderationKind.eventFor(event, viewer, step.state);
              if (seen !== null) expect(moderationEventView.safeParse(seen).error).toBeUndefined();
            }
            if (viewer.kind === 'moderator') continue;
            const text = shownTo(moderationKind, step, who);
            expect(text).not.toContain('REASON');
            const mine = reports.filter(({ by }) => by === viewer.id).length;
            if (view.kind === 'reporter') expect(view.reports).toHaveLength(mine);
            expect(mine).toBeLessThanOrEqual(MODERATION_LIMITS.openByOne);
            tally.mine += mine;
          }
        },
      );
      tally.carried += carried;
      tally.refused += refused;
    }
    for (const n of Object.values(tally)) expect(n).toBeGreaterThan(5);
  });
});

describe('a claim', () => {
  test('has one holder at a time, who alone lets go of it', () => {
    const tally = play(
      claimKind,
      makeRng(seed()),
      count(5000),
      (rng) => ({
        who: rng.chance(0.9) ? SYSTEM : rng.pick(WATCHERS),
        action: rng.chance(0.7)
          ? { kind: 'take', owner: idOf(rng.below(4)), from: rng.pick([null, idOf(rng.below(4))]) }
          : { kind: 'release', owner: idOf(rng.below(4)) },
      }),
      ({ state }) => {
        expect(claimKind.viewFor(state, null)).toBeNull();
      },
    );
    expect(Math.min(tally.carried, tally.refused)).toBeGreaterThan(10);
  });
});

describe('what is on the wire', () => {
  test('examples are read by their own schemas', () => {
    for (const [schema, examples] of [
      [personAction, PERSON_EXAMPLES.actions],
      [personView, PERSON_EXAMPLES.view],
      [personEventView, PERSON_EXAMPLES.events],
      [classAction, CLASS_EXAMPLES.actions],
      [classView, CLASS_EXAMPLES.view],
      [classEventView, CLASS_EXAMPLES.events],
      [moderationAction, MODERATION_EXAMPLES.actions],
      [moderationView, MODERATION_EXAMPLES.view],
      [moderationEventView, MODERATION_EXAMPLES.events],
    ] as const)
      for (const example of examples)
        expect(schema.safeParse(example).error, JSON.stringify(example)).toBeUndefined();
  });

  test('a spoilt action is read or refused, and never throws', () => {
    const rng = makeRng(seed());
    const all = [
      [personKind, PERSON_EXAMPLES.actions],
      [classKind, CLASS_EXAMPLES.actions],
      [moderationKind, MODERATION_EXAMPLES.actions],
    ] as const;
    for (let i = 0; i < count(2000); i++) {
      const [kind, actions] = rng.pick(all);
      const spoilt = mutateJson(rng, rng.pick<unknown>(actions));
      const parsed = kind.parseAction(spoilt);
      if (!parsed.ok) expect(parsed.error).toEqual(expect.any(String));
    }
  });
});

/** Lines as the first version wrote them; they are read for as long as anybody has them. */
describe('entries of version 1', () => {
  test.each<[string, Kind<KindTypes>, string, string]>([
    [
      'a person',
      personKind as unknown as Kind<KindTypes>,
      '{"command":{"id":"arrive-1","by":"system","at":5,"action":{"kind":"arrive","id":"person-00000000000000000000","nickname":"Mari","recovery":"h1","session":{"id":"s-1","label":"Firefox"}}},"events":[{"kind":"arrived","at":5,"id":"person-00000000000000000000","nickname":"Mari","recovery":"h1","pupil":null},{"kind":"session-opened","at":5,"session":{"id":"s-1","label":"Firefox"}}]}',
      'session-opened',
    ],
    [
      'a class',
      classKind as unknown as Kind<KindTypes>,
      '{"command":{"id":"open-1","by":"system","at":5,"action":{"kind":"open","id":"class-1","teacher":"person-1","title":"7b","code":"K7M4XQ","deleteBy":9,"outside":false}},"events":[{"kind":"opened","at":5,"id":"class-1","teacher":"person-1","title":"7b","code":"K7M4XQ","deleteBy":9,"outside":false}]}',
      'opened',
    ],
    [
      'the moderators',
      moderationKind as unknown as Kind<KindTypes>,
      '{"command":{"id":"c","by":{"id":"person-1","rank":"moderator"},"at":5,"action":{"kind":"order","person":"person-00000000000000000000","order":{"kind":"mute","days":7},"reason":"rude","report":null}},"events":[{"kind":"ordered","at":5,"number":1,"by":"person-1","rank":"moderator","person":"person-00000000000000000000","order":{"kind":"mute","days":7},"reason":"rude","report":null,"reporter":null}]}',
      'ordered',
    ],
    [
      'a claim',
      claimKind as unknown as Kind<KindTypes>,
      '{"command":{"id":"take-1","by":"system","at":5,"action":{"kind":"take","owner":"person-1","from":null}},"events":[{"kind":"taken","at":5,"owner":"person-1"}]}',
      'taken',
    ],
  ])('of %s', (_name, kind, body, last) => {
    const decoded = kind.decode(body, 1);
    if (!decoded.ok) throw new Error(decoded.error);
    expect(kind.encode(decoded.value)).toBe(body);
    let state = kind.start;
    for (const event of decoded.value.events) state = kind.evolve(state, event);
    expect(kind.timeOf(state)).toBe(5);
    expect(decoded.value.events.at(-1)).toMatchObject({ kind: last });
    for (const spoilt of ['{', 'null', body.replace('"at":5', '"at":"5"'), body.replace(last, 'x')])
      expect(kind.decode(spoilt, 1).ok).toBe(false);
  });
});

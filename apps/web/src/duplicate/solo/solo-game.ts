/**
 * A finished game that one plays again at one's own pace, against those who played it.
 * To the parts of the page it is a game like any other; what is handed in is judged at once and stored on this device.
 */
import { computed, signal } from '@preact/signals';
import { err, ok } from '@taht/base';
import type { Letter } from '@taht/letters';
import { duplicate } from '@taht/modes';
import { network } from '../../connection/trouble.ts';
import { readStoredObject, writeStored } from '../../preferences/stored.ts';
import type { DuplicateGame, OwnAnswers, View } from '../game.ts';
import { readPlay } from '../scene.ts';

type Word = readonly Letter[];

/** Those that are not in the list; null where the list cannot be had. */
export type FindBad = (words: readonly Word[]) => Promise<readonly Word[] | null>;

interface Stored {
  /** For each rack so far; null where nothing was handed in. */
  readonly answers: readonly (duplicate.answers.Answer | null)[];
  /** What the list has refused, so that it need not be asked again. */
  readonly bad: readonly string[];
}

const NOTHING: Stored = { answers: [], bad: [] };

export interface SoloGame extends DuplicateGame {
  /** Nothing is handed in for the rack on the table. */
  skip(): void;
  beginAnew(): void;
}

export function openSolo(archive: duplicate.Archive, name: string, findBad: FindBad): SoloGame {
  const id = `solo.${archive.setup.game}`;
  const key = `duplicate.${id}.answers`;
  const stored = signal<Stored>(readStoredObject(key, NOTHING));
  const view = computed(() => viewAfter(archive, name, stored.value));
  const store = (next: Stored): void => {
    stored.value = next;
    writeStored(key, next);
  };
  const give = (answer: duplicate.answers.Answer | null, bad: readonly Word[]): void => {
    const before = stored.peek();
    store({
      answers: [...before.answers, answer],
      bad: [...before.bad, ...bad.map(keyOf)],
    });
  };
  return {
    id,
    view,
    answers: computed(() => answersOf(archive, stored.value)),
    failure: signal(null),
    untaken: signal(null),
    ask: async (action) => {
      if (action.kind !== 'hand-in') return ok(null);
      const { tiles, claimed } = action;
      const asked = stored.peek();
      const play = readPlay(view.peek(), tiles);
      const bad = await findBad(play.ok ? play.value.words.map(({ letters }) => letters) : []);
      if (bad === null) return err(network('unreachable'));
      // Another rack may lie there by now.
      if (stored.peek() === asked) give({ tiles, claimed }, bad);
      return ok(null);
    },
    now: () => 0,
    close: () => {},
    skip: () => give(null, []),
    beginAnew: () => store(NOTHING),
  };
}

const keyOf = (word: Word): string => word.join(' ');

function viewAfter(archive: duplicate.Archive, name: string, { answers, bad }: Stored): View {
  const game = duplicate.soloGame(archive, name, answers, (word) =>
    bad.includes(keyOf(word)) ? 'invalid' : 'valid',
  );
  return duplicate.viewFor(game, { kind: 'player', player: duplicate.soloNumber(archive) });
}

const answersOf = ({ rounds }: duplicate.Archive, { answers }: Stored): OwnAnswers =>
  Object.fromEntries(
    answers.flatMap((answer, i) => (answer === null ? [] : [[rounds[i]?.call ?? 0, answer]])),
  );

/** The position of the day as a session: nothing is stored until the person plays; then it is a game of this device. */
import { signal } from '@preact/signals';
import type { Result } from '@taht/base';
import { err, ok } from '@taht/base';
import type { Action, Player, Viewer } from '@taht/rules';
import { readPlacement } from '@taht/rules';
import { localGames } from '../local-games/client.ts';
import type { Choices } from '../new-game/choices.ts';
import { startGame } from '../new-game/start-game.ts';
import type { PlayFailure, Session } from '../play/session/session.ts';
import type { HomePosition } from './position.ts';
import { HOME_CONTRIBUTION, PERSON, seedText } from './position-text.ts';

const VIEWER: Viewer = { kind: 'seat', seat: PERSON };

export interface HomeTable {
  readonly choices: Choices;
  /** As they are called when the game begins. */
  players(): readonly Player[];
  /** The game of this device is there, with what was just played in it. */
  begun(game: string): void;
}

export interface HomeSession extends Session {
  /** Begins without a play. */
  begin(): Promise<Result<null, PlayFailure>>;
}

export function openPosition(position: HomePosition, table: HomeTable): HomeSession {
  const { game, plays, number } = position;
  const lexicon = game.setup.lexicon?.id ?? '';

  const create = () =>
    startGame(table.choices, table.players(), {
      seed: seedText(number),
      contribution: HOME_CONTRIBUTION,
      plays,
    });

  /** A wrong word begins no game. */
  const refuse = async (action: Action): Promise<PlayFailure | null> => {
    const play = action.kind === 'place' ? readPlacement(game, action.tiles, game.rules) : null;
    if (play === null) return null;
    if (!play.ok) return { code: 'refused', refusal: play.error };
    const words = play.value.words.map(({ letters }) => letters);
    const answer = await localGames.ask({ kind: 'judge', lexicon, words });
    if (!answer.ok) return answer.error;
    const bad = words.filter((_, i) => answer.value[i] === false);
    return bad.length === 0
      ? null
      : { code: 'refused', refusal: { code: 'not-a-word', words: bad } };
  };

  const begin = async (action: Action | null): Promise<Result<null, PlayFailure>> => {
    const failure = action === null ? null : await refuse(action);
    if (failure !== null) return err(failure);
    const created = await create();
    if (!created.ok) return created;
    if (action !== null) {
      const by = { kind: 'seat', seat: PERSON } as const;
      const asked = {
        kind: 'act',
        game: created.value,
        by,
        command: 'first-play',
        action,
      } as const;
      const done = await localGames.ask(asked);
      if (!done.ok) return done;
    }
    table.begun(created.value);
    return ok(null);
  };

  return {
    seen: signal({ game, viewer: VIEWER, isWhole: false }),
    steps: signal([]),
    link: signal({ kind: 'live' } as const),
    now: Date.now,
    act: begin,
    begin: () => begin(null),
    judge: (words) => localGames.ask({ kind: 'judge', lexicon, words }),
    close: () => {},
  };
}

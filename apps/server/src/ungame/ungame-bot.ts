/** Lets bots play un-games: takes the tiles that score most after the opponent's answer, and passes where nothing can go. */
import { judgeOf } from '@taht/lexicon';
import { ungame } from '@taht/modes';
import type { Lexicons } from '../lexicons/lexicons.ts';
import { isSettled } from '../rooms/failures.ts';
import type { React } from '../rooms/reacting.ts';
import { botOnTurn, type UngameTypes } from './ungame-kind.ts';

/** How many removals a bot examines closely. */
const WIDTH = 5;

export const ungameBot =
  (lexicons: Pick<Lexicons, 'lexiconOf'>): React<UngameTypes> =>
  async (stream, game, rooms) => {
    const id = botOnTurn(game);
    if (id === null) return 'done';
    const list = lexicons.lexiconOf(game.setup.lexicon);
    if (!list.ok) return 'later';
    const grounds: ungame.Grounds = {
      board: game.board,
      rules: game.setup.rules,
      judge: judgeOf(list.value),
    };
    const best = ungame.bestRemoval(grounds, game.tables, WIDTH);
    const action: ungame.Action =
      best === undefined ? { kind: 'pass' } : { kind: 'remove', squares: best.squares };
    const who = { kind: 'person', id } as const;
    const sent = await rooms.send(stream, { id: `bot-${game.version}`, who, action });
    return isSettled(sent) ? 'done' : 'later';
  };

/** The un-game: a finished game taken apart again. */
import type { Lexicons } from '../lexicons/lexicons.ts';
import { wordsEnv } from '../lexicons/words-env.ts';
import { reacting } from '../rooms/reacting.ts';
import type { Feature } from '../server/feature.ts';
import { nameUngame, ungameCommands } from './commands.ts';
import { ungameBot } from './ungame-bot.ts';
import { ungameKind } from './ungame-kind.ts';

export const ungameFeature = (lexicons: Lexicons): Feature => ({
  kinds: [{ kind: ungameKind, env: wordsEnv(lexicons) }],
  reactions: [reacting({ to: ungameKind, react: ungameBot(lexicons) })],
  handlers: (rooms) => ({ ungame: ungameCommands(rooms) }),
  naming: { ungame: nameUngame },
  lists: [{ kind: ungameKind.name }],
});

/** The worker: all that needs a word list. One is the engine that thinks, another the host of the games of this device. */
import type { FromEngine, ToEngine } from '../engine/message.ts';
import { GameHost } from '../local-games/host.ts';
import type { FromHost, ToHost } from '../local-games/message.ts';

/** A host needs none of it, so that a game can be seen and a tile be laid before it has come. */
const loadEngine = () => import('../engine/serve-engine.ts');
const house = new GameHost({ post: (message: FromHost) => postMessage(message) });

addEventListener('message', async ({ data }: MessageEvent<ToEngine | ToHost>) => {
  const reply: FromEngine | FromHost =
    'number' in data ? await house.serve(data) : await (await loadEngine()).serveEngine(data);
  postMessage(reply);
});

/** The worker: all that needs a word list. One is the engine that thinks, another the host of the games of this device. */
import type { FromEngine, ToEngine } from '../engine/message.ts';
import { serveEngine } from '../engine/serve-engine.ts';
import { GameHost } from '../local-games/host.ts';
import type { FromHost, ToHost } from '../local-games/message.ts';

const house = new GameHost({ post: (message: FromHost) => postMessage(message) });

addEventListener('message', async ({ data }: MessageEvent<ToEngine | ToHost>) => {
  const reply: FromEngine | FromHost =
    'number' in data ? await house.serve(data) : await serveEngine(data);
  postMessage(reply);
});

/** The worker: all that needs a word list. One is the engine that thinks, another the house that keeps the games of this device. */
import type { FromEngine, ToEngine } from '../engine/message.ts';
import { serveEngine } from '../engine/serve-engine.ts';
import { House } from '../local-games/host.ts';
import type { FromHouse, ToHouse } from '../local-games/message.ts';

const house = new House({ post: (message: FromHouse) => postMessage(message) });

addEventListener('message', async ({ data }: MessageEvent<ToEngine | ToHouse>) => {
  const reply: FromEngine | FromHouse =
    'number' in data ? await house.serve(data) : await serveEngine(data);
  postMessage(reply);
});

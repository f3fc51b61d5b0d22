/** The worker: all that needs a word list. One is the engine that thinks, another the house that keeps the games of this device. */
import { serveEngine } from '../engine/desk.ts';
import type { FromEngine, ToEngine } from '../engine/message.ts';
import { House } from '../house/house.ts';
import type { FromHouse, ToHouse } from '../house/message.ts';

const house = new House({ post: (message: FromHouse) => postMessage(message) });

addEventListener('message', async ({ data }: MessageEvent<ToEngine | ToHouse>) => {
  const reply: FromEngine | FromHouse =
    'number' in data ? await house.serve(data) : await serveEngine(data);
  postMessage(reply);
});

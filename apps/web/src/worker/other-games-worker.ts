/** The worker of the solitaires and un-games: a script of its own, which whoever plays the standard game never loads. */
import { Keeper } from '../local-games/other/host.ts';
import type { FromKeeper, ToKeeper } from '../local-games/other/message.ts';

const post = (message: FromKeeper): void => postMessage(message);
const keeper = new Keeper(post);

addEventListener('message', async ({ data }: MessageEvent<ToKeeper>) => {
  post(await keeper.serve(data));
});

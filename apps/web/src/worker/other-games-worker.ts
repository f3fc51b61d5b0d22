/** The worker of the solitaires and un-games: a script of its own, which whoever plays the standard game never loads. */
import { OtherGamesHost } from '../local-games/other/host.ts';
import type { FromOtherGames, ToOtherGames } from '../local-games/other/message.ts';

const post = (message: FromOtherGames): void => postMessage(message);
const host = new OtherGamesHost(post);

addEventListener('message', async ({ data }: MessageEvent<ToOtherGames>) => {
  post(await host.serve(data));
});

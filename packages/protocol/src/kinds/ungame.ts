/** How an un-game is begun: by naming the finished game; what is done in it is `ungame.Action`. */
import { z } from 'zod';
import { name } from '../names.ts';

export const ungameAsk = z.strictObject({ kind: z.literal('open'), game: name });
export type UngameAsk = Readonly<z.infer<typeof ungameAsk>>;

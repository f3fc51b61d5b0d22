/** A bot of ours as a side of a match. */
import { ok } from '@taht/base';
import { type BotProfile, botAction } from '@taht/search';
import { deadlineIn } from '../../engine/deadline-in.ts';
import type { Equipped } from '../../engine/equip.ts';
import type { World } from '../../shell/world.ts';
import type { Side } from './side.ts';

/** Without a time for moves it thinks as long as it likes, and always plays the same. */
export const botSide = (
  { kit }: Equipped,
  profile: BotProfile,
  seed: number,
  milliseconds: number | undefined,
  world: World,
): Side => ({
  begin: async () => ok(undefined),
  choose: async (view) => {
    const action = botAction(kit, { profile, seed }, view, deadlineIn(milliseconds, world));
    return ok(action?.kind === 'place' || action?.kind === 'exchange' ? action : { kind: 'pass' });
  },
  end: async () => {},
});

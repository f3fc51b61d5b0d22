/** Who plays a match: a bot of ours or a program of somebody else's, asked for one move after the other. */
import type { Result } from '@taht/base';
import type { GameView, Move } from '@taht/rules';

/** Why a side has no move: then the game is lost for it, and the match goes on. */
export interface SideFault {
  readonly kind: 'silent' | 'ended' | 'nonsense' | 'refused';
  /** What it said, or what the rules said to it. */
  readonly text: string;
}

/** Or the game would not end: two programs may exchange for ever. */
export type GameFault = SideFault | { readonly kind: 'endless'; readonly text: string };

export interface Side {
  /** Ready for a game, also after a fault in the last one. */
  begin(): Promise<Result<undefined, SideFault>>;
  /** For the seat on turn. */
  choose(view: GameView): Promise<Result<Move, SideFault>>;
  /** Nothing of it runs any more. */
  end(): Promise<void>;
}

/** What a tournament is handed: the list's word judge and the draw stream of the games. */
import type { Draw, Judge } from '@taht/rules';

export interface Env<Reason = never> {
  readonly judge: Judge<Reason>;
  readonly draw: Draw;
}

/** Sounds come with the first of them: a page that is only looked at fetches none. */
import type { Sound } from './sound.ts';

export function hear(name: Sound): void {
  void import('./sound.ts').then(
    ({ sound }) => sound(name),
    () => {},
  );
}

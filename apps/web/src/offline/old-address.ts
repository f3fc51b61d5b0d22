/** Goes on at the present address of a page that was opened by an old one, with what stands behind `?` and `#`. */
import { presentPath } from '@taht/protocol';

export function leaveOldAddress(): void {
  const { pathname, search, hash } = location;
  const path = presentPath(pathname);
  if (path !== pathname) history.replaceState(history.state, '', `${path}${search}${hash}`);
}

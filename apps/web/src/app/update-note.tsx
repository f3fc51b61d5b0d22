/** Whatever has to do with a new version is loaded once the page stands. */
import { useLazy } from '../ui/use-lazy.ts';

const load = () => import('../offline/update-line.tsx').then(({ UpdateLine }) => UpdateLine);

export function UpdateNote() {
  const Line = useLazy(true, load);
  return Line && <Line />;
}

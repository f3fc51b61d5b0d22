/** Seven tiles at once: seven stars on the rim of the board light up in turn. Nothing waits for it. */
import { move } from '../../ui/motion.ts';
import { isStill } from '../../ui/still.ts';
import { placeOf, signAt } from './layer.ts';

const STARS = 7;
/** Milliseconds from one star to the next, and how long a rim that does not move stays amber. */
const APART = 60;
const GLOW = 1600;

export async function feast(frame: Element): Promise<void> {
  const port = frame.querySelector<HTMLElement>('[data-board]');
  if (port === null) return;
  port.dataset.feast = '';
  if (isStill()) await new Promise((resolve) => setTimeout(resolve, GLOW));
  else await lightUp(port);
  delete port.dataset.feast;
}

async function lightUp(port: Element): Promise<void> {
  const { x, y, width } = placeOf(port);
  const stars = Array.from({ length: STARS }, (_, i) =>
    signAt({ x: x + width * ((i + 1) / (STARS + 1) - 0.5), y: y - width / 2 }, 'star'),
  );
  await Promise.all(stars.map((star, i) => move(star, SHINE, 'feast', i * APART)));
  await Promise.all(stars.map((star) => move(star, [{ opacity: 1 }, { opacity: 0 }], 'card')));
  for (const star of stars) star.remove();
}

const SHINE: Keyframe[] = [
  { transform: 'scale(0) rotate(-40deg)', opacity: 0 },
  { transform: 'scale(1.5)', opacity: 1, offset: 0.4 },
  { transform: 'none', opacity: 1 },
];

/** Motion comes with the first touch: a page that is only looked at fetches none. Until it is there, everything happens at once. */
type MotionModule = typeof import('./motion.ts');

let motion: MotionModule | null = null;

export const motionHere = (): MotionModule | null => motion;

export async function fetchMotion(): Promise<void> {
  motion ??= await import('./motion.ts').catch(() => null);
}

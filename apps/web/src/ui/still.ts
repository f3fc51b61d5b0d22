/** Whether stillness is wished for, of this page or of the whole device. */
export const isStill = (): boolean =>
  document.documentElement.dataset.motion === 'still' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Said to a service worker that waits. It shares no code with the page, so the build hands this on. */
export const TAKE_OVER = 'take-over';

/** What the page and its service worker must call alike. The worker shares no code with the page, so the build hands them on. */

/** Where the files of the word lists are kept. */
export const KEPT_LISTS = 'taht-lists';

/** Said to a worker that waits. */
export const TAKE_OVER = 'take-over';

/** The browser's cache with the files of the word lists. The build hands its name to the service worker, which tidies it and shares no code with the page. */
export const LIST_CACHE = 'taht-lists';

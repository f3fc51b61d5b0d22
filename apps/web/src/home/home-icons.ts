/** The signs of the first screen, drawn as those of a game are. */
export const HOME_ICONS = {
  hint: 'M9.5 18h5m-4 3h3M12 3a6.5 6.5 0 0 0-3.8 11.8c.8.6 1.3 1.3 1.3 2.2v1h5v-1c0-.9.5-1.6 1.3-2.2A6.5 6.5 0 0 0 12 3z',
  friend:
    'M10 14a4.5 4.5 0 0 0 6.4 0l2.8-2.8a4.5 4.5 0 0 0-6.4-6.4l-1.1 1.1M14 10a4.5 4.5 0 0 0-6.4 0l-2.8 2.8a4.5 4.5 0 0 0 6.4 6.4l1.1-1.1',
  now: 'M13 3 5 14h6l-1 7 8-11h-6z',
  table: 'M7 9h10v6H7zM9 5.5h.01M15 5.5h.01M9 18.5h.01M15 18.5h.01M4 12h.01M20 12h.01',
} as const;

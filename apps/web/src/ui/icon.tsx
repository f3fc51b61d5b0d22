/** Signs for buttons whose words do not fit; always beside a text that says the same. */
const PATHS = {
  shuffle: 'M3 7h4l10 10h4M3 17h4l3-3m4-4 3-3h4m-3-3 3 3-3 3m0 4 3 3-3 3',
  recall: 'M12 4v12m-5-5 5 5 5-5M4 20h16',
  exchange: 'M4 8h14m-4-4 4 4-4 4M20 16H6m4 4-4-4 4-4',
  pass: 'M5 5v14l8-7zM15 5v14l5-7z',
  sort: 'M4 6h6m-6 6h10M4 18h16',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  zoom: 'M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm4.5 10.5L20 20M10 7.5v5M7.5 10h5',
  hint: 'M9.5 18h5m-4 3h3M12 3a6.5 6.5 0 0 0-3.8 11.8c.8.6 1.3 1.3 1.3 2.2v1h5v-1c0-.9.5-1.6 1.3-2.2A6.5 6.5 0 0 0 12 3z',
  friend:
    'M10 14a4.5 4.5 0 0 0 6.4 0l2.8-2.8a4.5 4.5 0 0 0-6.4-6.4l-1.1 1.1M14 10a4.5 4.5 0 0 0-6.4 0l-2.8 2.8a4.5 4.5 0 0 0 6.4 6.4l1.1-1.1',
  now: 'M13 3 5 14h6l-1 7 8-11h-6z',
  table: 'M7 9h10v6H7zM9 5.5h.01M15 5.5h.01M9 18.5h.01M15 18.5h.01M4 12h.01M20 12h.01',
} as const;

export const Icon = ({ name }: { readonly name: keyof typeof PATHS }) => (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    stroke-width={name === 'more' ? 3.5 : 2}
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
);

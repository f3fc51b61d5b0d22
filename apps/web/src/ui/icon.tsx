/** Signs for buttons whose words do not fit; always beside a text that says the same. */
const PATHS = {
  shuffle:
    'M3 7h3.5c6 0 5 10 11 10H21M3 17h3.5c2 0 3.2-1.2 4-2.8M13.5 9.8C14.3 8.2 15.5 7 17.5 7H21M18 4l3 3-3 3M18 14l3 3-3 3',
  recall: 'M12 4v12m-5-5 5 5 5-5M4 20h16',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  back: 'M15 5l-7 7 7 7',
  undo: 'M9 6 4 11l5 5M4 11h11a4.5 4.5 0 0 1 0 9h-3',
  bag: 'M8 8c-3 3-4.5 6-4.5 9 0 2.5 2 4 4.5 4h8c2.5 0 4.5-1.5 4.5-4 0-3-1.5-6-4.5-9M7 4.5c1.5 1 2.5-.8 5-.8s3.5 1.8 5 .8L16 8H8Z',
  sound: 'M4 10v4h3l5 4V6L7 10zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  play: 'm12 3.5 2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z',
  puzzles: 'M5 8h4.2a2.3 2.3 0 1 1 4.6 0H18v4.2a2.3 2.3 0 1 1 0 4.6V20H5v-4.2a2.3 2.3 0 1 0 0-4.6z',
  learn:
    'M12 6.5C10 5 7 4.5 3.5 5v13c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5zv13',
  me: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.7-4 3.7-6 7.5-6s6.8 2 7.5 6',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm4.7-1.8L20 20',
  silence: 'M4 10v4h3l5 4V6L7 10zM16 9.5l5 5m0-5-5 5',
  share: 'M12 15V3.5M8 7l4-4 4 4M5 12v7.5h14V12',
  look: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  exchange: 'M4 8h13l-4-4M20 16H7l4 4',
  pass: 'M6 5l7 7-7 7M18 5v14',
  hint: 'M9.5 18h5m-4 3h3M12 3a6.5 6.5 0 0 0-3.8 11.8c.8.6 1.3 1.3 1.3 2.2v1h5v-1c0-.9.5-1.6 1.3-2.2A6.5 6.5 0 0 0 12 3z',
} as const;

export const Icon = ({ name }: { readonly name: keyof typeof PATHS }) => (
  <Sign path={PATHS[name]} isDotted={name === 'more'} />
);

export interface SignProps {
  readonly path: string;
  /** Dots are wider than lines. */
  readonly isDotted?: boolean;
}

export const Sign = ({ path, isDotted = false }: SignProps) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    stroke-width={isDotted ? 3.5 : 2}
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

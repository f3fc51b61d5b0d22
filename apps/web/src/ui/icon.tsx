/** Signs for buttons whose words do not fit; always beside a text that says the same. */
const PATHS = {
  shuffle: 'M3 7h4l10 10h4M3 17h4l3-3m4-4 3-3h4m-3-3 3 3-3 3m0 4 3 3-3 3',
  recall: 'M12 4v12m-5-5 5 5 5-5M4 20h16',
  exchange: 'M4 8h14m-4-4 4 4-4 4M20 16H6m4 4-4-4 4-4',
  pass: 'M5 5v14l8-7zM15 5v14l5-7z',
  sort: 'M4 6h6m-6 6h10M4 18h16',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  zoom: 'M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm4.5 10.5L20 20M10 7.5v5M7.5 10h5',
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
    width="22"
    height="22"
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

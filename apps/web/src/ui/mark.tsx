/** Our sign: a star with two dots above it, an Ä. On a tile it is the mark, alone it takes the colour of the text around it. */
const STAR =
  'M50 22 59.8 43.3 83.4 45.5 65.6 61 70.8 83.6 50 71.6 29.2 83.6 34.4 61 16.6 45.5 40.2 43.3Z';

interface SizeProps {
  /** In pixels; without it the style sheet says. */
  readonly size?: number;
}

/** The tile with the star: name of the page, empty scenes, print-outs. */
export const Mark = ({ size }: SizeProps) => (
  <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
    <rect x="3" y="6" width="94" height="91" rx="20" fill="#c08f48" />
    <rect x="3" y="3" width="94" height="88" rx="20" fill="#f9e8c6" />
    <path d={STAR} fill="#1c2b47" stroke="#1c2b47" stroke-width="6" stroke-linejoin="round" />
    <circle cx="29" cy="22" r="8.5" fill="#f0a92c" />
    <circle cx="71" cy="22" r="8.5" fill="#f0a92c" />
  </svg>
);

/** The star by itself. */
export const StarLetter = ({ size }: SizeProps) => (
  <svg viewBox="8 8 84 84" width={size} height={size} fill="currentColor" aria-hidden="true">
    <path d={STAR} stroke="currentColor" stroke-width="7" stroke-linejoin="round" />
    <circle cx="29" cy="20" r="8.5" />
    <circle cx="71" cy="20" r="8.5" />
  </svg>
);

/** Our sign: a star with two dots above it, an Ä. On a tile it is the mark; alone it takes the colour of the text around it. */
interface MarkProps {
  /** In pixels; without it the style sheet says. */
  readonly size?: number;
}

/** Name of the page, empty scenes, print-outs. */
export const Mark = ({ size }: MarkProps) => (
  <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
    <rect x="3" y="6" width="94" height="91" rx="20" fill="#c08f48" />
    <rect x="3" y="3" width="94" height="88" rx="20" fill="#f9e8c6" />
    <Star ink="#1c2b47" light="#f0a92c" />
  </svg>
);

export const StarLetter = () => (
  <svg viewBox="8 8 84 84" aria-hidden="true">
    <Star ink="currentColor" light="currentColor" />
  </svg>
);

const Star = ({ ink, light }: { readonly ink: string; readonly light: string }) => (
  <>
    <path
      d="M50 22 60 43 83 45 66 61 71 84 50 72 29 84 34 61 17 45 40 43Z"
      fill={ink}
      stroke={ink}
      stroke-width="6"
      stroke-linejoin="round"
    />
    <path d="M29 22h0M71 22h0" stroke={light} stroke-width="17" stroke-linecap="round" />
  </>
);

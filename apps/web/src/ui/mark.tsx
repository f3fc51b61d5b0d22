/** Our sign: a tile with a star and two dots above it, an Ä. Drawn once, in `public/icon.svg`; the star alone is the class `star-letter`. */
export const Mark = ({ size }: { readonly size: number }) => (
  <img src="/icon.svg" alt="" width={size} height={size} />
);

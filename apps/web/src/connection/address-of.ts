/** Where a code leads; a whole link does as well, whichever page of the same thing it is to. */
export const addressOf = (folder: string, told: string): string => {
  const [code = ''] = (told.split(folder).at(-1) ?? '').split(/[/?#]/u);
  return `${folder}${encodeURIComponent(code)}`;
};

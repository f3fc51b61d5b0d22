/** Links that are given to people: back to a guest, into a class, to confirm an address, and to a new password. */

const BACK = '#back=';
/** As the server writes it into a letter. */
const EMAIL = '#email=';
const RESET = '#reset=';

/** What follows the mark is never sent to a server by itself. */
export const backLink = (origin: string, link: string): string => `${origin}/me${BACK}${link}`;

/** As it was pasted: the whole link, or the part that counts. */
export const backIn = (text: string): string => {
  const at = text.indexOf(BACK);
  return (at < 0 ? text : text.slice(at + BACK.length)).trim();
};

export const hasBack = (hash: string): boolean => hash.startsWith(BACK);

/** The ticket in the link of a letter; null where there is none. */
export const emailTicketIn = (hash: string): string | null => after(EMAIL, hash);

/** The same, in a letter for who has forgotten the password. */
export const resetTicketIn = (hash: string): string | null => after(RESET, hash);

const after = (mark: string, hash: string): string | null =>
  hash.startsWith(mark) ? hash.slice(mark.length) : null;

export const classLink = (origin: string, code: string): string => `${origin}/class?code=${code}`;

/** Text as it may stand in an attribute or an element of HTML and XML. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** XML has no place for most control characters, not even escaped. */
const CONTROL = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

export const escaped = (text: string): string =>
  text.replace(CONTROL, ' ').replace(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? '');

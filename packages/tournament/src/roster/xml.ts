/** The little XML that office files need: elements without their prefixes, attributes, text. Nothing is checked. */

export type XmlPart =
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly attributes: ReadonlyMap<string, string>;
    }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

const PART = /<!\[CDATA\[(.*?)\]\]>|<[?!].*?>|<\/([^\s>]+)\s*>|<([^\s/>]+)([^>]*?)(\/?)>|([^<]+)/gs;
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** An element without content opens and closes. */
export function* xmlParts(xml: string): Generator<XmlPart> {
  for (const [, data, closed, opened, attributes = '', empty, text] of xml.matchAll(PART)) {
    if (data !== undefined) yield { kind: 'text', text: data };
    if (text !== undefined) yield { kind: 'text', text: plain(text) };
    if (opened !== undefined)
      yield { kind: 'open', name: local(opened), attributes: attributesIn(attributes) };
    const name = closed ?? (empty === '/' ? opened : undefined);
    if (name !== undefined) yield { kind: 'close', name: local(name) };
  }
}

const attributesIn = (text: string): Map<string, string> =>
  new Map(
    Array.from(text.matchAll(ATTRIBUTE), ([, name = '', double, single]) => [
      name,
      plain(double ?? single ?? ''),
    ]),
  );

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const plain = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** The operations by which Macondo and MAGPIE say which tiles and words a position is played with: `ld english; lex NWL23;`. */
import { distributionOf, type GcgDeclaration, tilesNamed } from '../gcg/declaration.ts';
import type { CgpOperation } from './position.ts';

/** What the text says of its tiles, before there is an alphabet to read it by. MAGPIE writes a hyphen before its names. */
export function cgpDeclares(text: string): Pick<GcgDeclaration, 'tileset' | 'language'> {
  const operation = (name: string): string | undefined =>
    new RegExp(`[\\s;]-?${name}\\s+([^;\\s]+)`, 'u').exec(text)?.[1];
  return tilesNamed(operation('ld'), operation('lex') ?? null);
}

/** For tiles by their id; those that no other program has go by our name. */
export const operationsFor = (tileset: string): readonly CgpOperation[] => [
  { name: 'ld', value: distributionOf(tileset) },
];

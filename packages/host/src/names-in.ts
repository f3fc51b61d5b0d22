/** What a folder holds; one that cannot be read holds nothing. */
import { readdirSync } from 'node:fs';
import { systemCode } from './file-failure.ts';

export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return [];
  }
}

/** A file that cannot be read is put out of the way, under the first name that is free; nothing of it is lost. */
import { existsSync, renameSync } from 'node:fs';
import { join, parse } from 'node:path';
import { err, ok, type Result } from '@taht/base';
import { type FileFailure, fileFailure } from './file-failure.ts';

/** Where it lies now. */
export function setAside(path: string): Result<string, FileFailure> {
  const aside = freeName(path);
  try {
    renameSync(path, aside);
    return ok(aside);
  } catch (error) {
    return err(fileFailure(error, 'write', path));
  }
}

function freeName(path: string): string {
  const { dir, name, ext } = parse(path);
  for (let n = 1; ; n++) {
    const aside = join(dir, `${name}.aside-${n}${ext}`);
    if (!existsSync(aside)) return aside;
  }
}

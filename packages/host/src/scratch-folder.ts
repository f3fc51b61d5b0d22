/** A folder of one's own for files that nobody needs afterwards; whoever makes it takes it away. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { err, ok, type Result } from '@taht/base';
import { type FileFailure, fileFailure } from './file-failure.ts';

export function makeScratchFolder(): Result<string, FileFailure> {
  try {
    return ok(mkdtempSync(join(tmpdir(), 'taht-')));
  } catch (error) {
    return err(fileFailure(error, 'write', tmpdir()));
  }
}

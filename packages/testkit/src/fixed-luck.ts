/** Imported before anything else: the tiles of every game come by the same luck, so that a test is the same each time. */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** So many bytes are drawn for seeds; names and codes, which are of other lengths, stay chance. */
const SEED_BYTES = 32;

const { randomBytes } = crypto;
const luck = ((size: number) =>
  size === SEED_BYTES ? Buffer.alloc(size, 'luck') : randomBytes(size)) as typeof randomBytes;
crypto.randomBytes = luck;
syncBuiltinESMExports();

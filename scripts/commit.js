/** Names the commit that a result belongs to, marked when the working tree differs from it. */
import { spawnSync } from 'node:child_process';
import { root } from './paths.js';

export function commit() {
  const head = git('rev-parse', '--short', 'HEAD');
  if (head === undefined) return 'none';
  return git('status', '--porcelain') === '' ? head : `${head} with changes`;
}

/** @param {string[]} args */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

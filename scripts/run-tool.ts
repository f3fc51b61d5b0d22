/** Runs a command to its end and returns what it printed; throws with all of its output when it fails. */
import { spawnSync } from 'node:child_process';
import { toolEnv } from './paths.js';

export function runTool(command: string, args: readonly string[], folder: string): string {
  const { status, signal, error, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    env: toolEnv(),
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (error) throw error;
  if (status === 0) return stdout;
  throw new Error(`${command} ${args.join(' ')} failed (${signal ?? status}):\n${stdout}${stderr}`);
}

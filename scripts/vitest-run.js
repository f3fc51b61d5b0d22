/** Runs vitest once, shows its output and returns the counts together with what it printed. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTests } from './count-tests.js';
import { bin, root, toolEnv } from './paths.js';

/**
 * @param {{ args?: string[], env?: Record<string, string> }} [options]
 * @returns {Promise<import('./count-tests.js').Count & { output: string }>}
 */
export async function runVitest({ args = [], env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'taht-vitest-'));
  const file = join(folder, 'report.json');
  try {
    const color = process.stdout.isTTY ? '--color' : '--no-color';
    const flags = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`, color];
    const { exitCode, output } = await show(join(bin, 'vitest'), ['run', ...flags, ...args], env);
    return { ...countTests(readReport(file), exitCode), output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<{ exitCode: number | null, output: string }>}
 */
function show(command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...toolEnv(), ...env },
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      process.stdout.write(text);
    });
    child.on('error', (error) => resolve({ exitCode: null, output: error.message }));
    child.on('close', (exitCode) => resolve({ exitCode, output }));
  });
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // vitest broke before it could report; its own output says why
  }
}

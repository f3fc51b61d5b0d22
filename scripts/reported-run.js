/** Runs a test tool once, shows what it prints, and returns that together with its JSON report. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, root, toolEnv } from './paths.js';

/**
 * @param {string} tool
 * @param {(report: string) => { args: string[], env?: Record<string, string> }} callFor what it is called with to write its report to a file
 * @returns {Promise<{ report: any, exitCode: number | null, output: string }>} the report is undefined when there is none
 */
export async function reportedRun(tool, callFor) {
  const folder = mkdtempSync(join(tmpdir(), 'taht-report-'));
  const file = join(folder, 'report.json');
  try {
    const { args, env = {} } = callFor(file);
    const shown = await show(join(bin, tool), args, env);
    return { ...shown, report: readReport(file) };
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
    return undefined; // the tool broke before it could report; its own output says why
  }
}

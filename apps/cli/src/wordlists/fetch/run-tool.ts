/** Runs a program and waits for it to end; no shell is involved. */
import { execFile } from 'node:child_process';
import { err, ok, type Result } from '@taht/base';

export type ToolFailure =
  | { readonly code: 'no-tool'; readonly tool: string }
  /** `detail` is the last that it said. */
  | { readonly code: 'tool-failed'; readonly tool: string; readonly detail: string };

export type RunTool = (
  tool: string,
  args: readonly string[],
  folder: string,
) => Promise<Result<Uint8Array, ToolFailure>>;

const MAX_OUTPUT = 1 << 28;

export const runTool: RunTool = (tool, args, folder) =>
  new Promise((resolve) => {
    const options = { cwd: folder, encoding: 'buffer', maxBuffer: MAX_OUTPUT } as const;
    execFile(tool, [...args], options, (error, output, complaints) => {
      if (error === null) resolve(ok(output));
      else if (error.code === 'ENOENT') resolve(err({ code: 'no-tool', tool }));
      else resolve(err({ code: 'tool-failed', tool, detail: lastLine(String(complaints)) }));
    });
  });

const lastLine = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .at(-1) ?? '';

/** The thread that draws and undoes large tournaments and reads files of them. */
import { parentPort } from 'node:worker_threads';
import { ok } from '@taht/base';
import { drawStream } from '@taht/record';
import { decide, type Env, type Refusal } from '@taht/tournament';
import { readFile } from '../read-file.ts';
import { type FromThread, flatten, type Task, type ToThread, unflatten } from './task.ts';

parentPort?.on('message', ({ id, task }: ToThread) => {
  const message: FromThread = { id, worked: work(task) };
  parentPort?.postMessage(message);
});

function work(task: Task): FromThread['worked'] {
  if (task.kind === 'decide') {
    // What comes here asks about no word.
    const env: Env<Refusal> = { judge: () => 'unknown', draw: drawStream };
    return decide(unflatten(task.state), task.command, env);
  }
  const read = readFile(task.text);
  return read.ok ? ok({ ...read.value, state: flatten(read.value.state) }) : read;
}

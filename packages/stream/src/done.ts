/** The commands that were carried out, so that none is carried out twice. */

/** The last one first: a list that grows without being copied. */
export interface DoneCommand {
  readonly id: string;
  readonly before: DoneCommand | null;
}

/** Whether a command with this id has been carried out. */
export function isDone(commands: DoneCommand | null, id: string): boolean {
  for (let done = commands; done !== null; done = done.before) if (done.id === id) return true;
  return false;
}

/** The list after one more event of this command. */
export const doneWith = (commands: DoneCommand | null, id: string): DoneCommand =>
  commands?.id === id ? commands : { id, before: commands };

/** The way to play that a teacher has chosen: what a pupil's games begin with, until the pupil chooses otherwise. */
import type { ClassView, ClassWay } from '@taht/protocol';
import { preferences } from '../preferences/preferences.ts';
import { readStored, writeStored } from '../preferences/stored.ts';
import { call } from './call.ts';

/** The class and its way that were taken over last. */
const KEY = 'class-way';

/** Takes it over once, and again when the teacher chooses another. */
export async function takeClassWay(id: string | null): Promise<void> {
  if (id === null) return;
  const found = await call<{ readonly view: ClassView }>(`/streams/${id}`);
  if (found.ok && found.value.view.kind === 'pupil') takeWay(id, found.value.view.way);
}

function takeWay(id: string, way: ClassWay): void {
  const taken = `${id} ${way}`;
  if (readStored(KEY) === taken) return;
  writeStored(KEY, taken);
  preferences.way.value = way;
}

/** A list of pupils as a teacher pastes it: on each line the real name, then the nickname. */

interface NewPupil {
  readonly realName: string;
  readonly nickname: string;
}

export interface PupilList {
  readonly pupils: readonly NewPupil[];
  /** The numbers, from 1, of lines without one of both. */
  readonly bad: readonly number[];
}

/** Between them a tab, as out of a table, a semicolon or a comma. */
export function pupilsIn(text: string): PupilList {
  const pupils: NewPupil[] = [];
  const bad: number[] = [];
  for (const [i, line] of text.split(/\r?\n/u).entries()) {
    if (line.trim() === '') continue;
    const parts = line.split(/[\t;,]/u).map((part) => part.trim());
    const [realName = '', nickname = ''] = parts;
    if (parts.length === 2 && realName !== '' && nickname !== '')
      pupils.push({ realName, nickname });
    else bad.push(i + 1);
  }
  return { pupils, bad };
}

/** Where a code leads; a whole link does as well, whichever page of the same thing it is to. */
import { presentPath } from '@taht/protocol';

export function addressOf(folder: string, told: string): string {
  const path = presentPath(told.replace(HOST, ''));
  const [code = ''] = (path.split(folder).at(-1) ?? '').split(/[/?#]/u);
  return `${folder}${encodeURIComponent(code)}`;
}

const HOST = /^(?:\w+:\/\/)?[^/]*(?=\/)/u;

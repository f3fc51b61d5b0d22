/** The figures of an engine on a machine: measured, written to a file, and read from one to compare with. */
import { err, ok, type Result } from '@taht/base';

/** All but `found` are a second. */
export interface Figures {
  /** The list by its hash: with other words there are other plays. */
  readonly list: string;
  readonly ruleset: string;
  /** How many plays there are in the positions: any engine must find as many. */
  readonly found: number;
  readonly allPlays: number;
  readonly plays: number;
  readonly bestPlay: number;
  readonly greedyGames: number;
  readonly staticGames: number;
  readonly rollouts: number;
}

export const SPEEDS = [
  'allPlays',
  'plays',
  'bestPlay',
  'greedyGames',
  'staticGames',
  'rollouts',
] as const satisfies readonly (keyof Figures)[];

export interface FiguresFile {
  readonly format: 'taht-engine-figures';
  readonly machine: string;
  readonly node: string;
  /** By the name of the list. */
  readonly lists: Readonly<Record<string, Figures>>;
}

export const makeFigures = (file: FiguresFile): string => `${JSON.stringify(file, null, 2)}\n`;

export function parseFigures(text: string): Result<FiguresFile, 'not-figures'> {
  try {
    const file = JSON.parse(text) as Partial<FiguresFile> | null;
    const isGood =
      file?.format === 'taht-engine-figures' &&
      typeof file.machine === 'string' &&
      typeof file.node === 'string' &&
      Object.values(file.lists ?? {}).every(isFigures);
    return isGood ? ok({ ...(file as FiguresFile), lists: file.lists ?? {} }) : err('not-figures');
  } catch {
    return err('not-figures');
  }
}

const isFigures = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ['found', ...SPEEDS].every((name) => ((value as Record<string, unknown>)[name] as number) > 0);

/** With these figures of a list; those of other lists stay as long as they are of the same machine. */
export function withFigures(
  known: FiguresFile | undefined,
  machine: Pick<FiguresFile, 'machine' | 'node'>,
  list: string,
  figures: Figures,
): FiguresFile {
  const isSame = known?.machine === machine.machine && known.node === machine.node;
  const lists = isSame ? known.lists : {};
  return { format: 'taht-engine-figures', ...machine, lists: { ...lists, [list]: figures } };
}

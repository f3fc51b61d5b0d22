/** What the server counts about itself, out of the text it offers to programs that watch it. */
import { numberText } from '../i18n/customs.ts';

export const SERVER_FIGURES = {
  sockets: 'taht_sockets',
  rooms: 'taht_rooms',
  frames: 'taht_frames_total',
  requests: 'taht_http_seconds_count',
  memory: 'process_resident_memory_bytes',
  seconds: 'process_cpu_seconds_total',
} as const;

export type ServerFigure = keyof typeof SERVER_FIGURES;

/** Lines of one name with other labels are added up. */
export function figuresIn(text: string): ReadonlyMap<ServerFigure, number> {
  const sums = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [, name, value] = /^([a-z_]+)(?:\{[^}]*\})? (\S+)/u.exec(line) ?? [];
    const number = Number(value);
    if (name !== undefined && Number.isFinite(number))
      sums.set(name, (sums.get(name) ?? 0) + number);
  }
  const found = new Map<ServerFigure, number>();
  for (const [figure, name] of Object.entries(SERVER_FIGURES)) {
    const sum = sums.get(name);
    if (sum !== undefined) found.set(figure as ServerFigure, sum);
  }
  return found;
}

export const serverFigureText = (figure: ServerFigure, value: number, language: string): string =>
  numberText(figure === 'memory' ? value / 1_000_000 : value, language, {
    ...(figure === 'memory' ? { style: 'unit', unit: 'megabyte' } : {}),
    ...(figure === 'seconds' ? { style: 'unit', unit: 'second' } : {}),
    maximumFractionDigits: 0,
  });

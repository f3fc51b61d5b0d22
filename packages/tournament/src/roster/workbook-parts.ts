/** The parts of a workbook as its readers ask for them, and how much of one is taken. */
import type { XmlPart } from './xml.ts';

/** More than any list of players needs, and little enough for any device. */
export const MOST = { bytes: 64_000_000, rows: 100_000, columns: 1000 };

/** By its path; undefined where it is missing or cannot be unpacked. */
export type ReadPart = (path: string) => Promise<XmlPart[] | undefined>;

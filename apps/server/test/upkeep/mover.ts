/** A process that moves a store a few rows at a time, and prints a line for each page that is there, until it is killed or done. */
import { writeSync } from 'node:fs';
import process from 'node:process';
import { move } from '../../src/upkeep/move/move.ts';
import { postgresSide } from '../../src/upkeep/move/postgres-side.ts';
import { sqliteSide } from '../../src/upkeep/move/sqlite-side.ts';

const [path = '', url = '', into = ''] = process.argv.slice(2);
const folder = (isNew: boolean) => () => sqliteSide(path, isNew);
const shared = () => postgresSide(url);
const [from, to] = into === 'database' ? [folder(false), shared] : [shared, folder(true)];
const onPage = (table: string): void => void writeSync(1, `${table}\n`);
const moved = await move({ name: 'here', into, from, to, onPage, page: 4 });
writeSync(1, `${JSON.stringify(moved)}\n`);

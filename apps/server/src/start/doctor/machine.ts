/** What the machine itself holds for the server: the data folder, room on its disk, the certificate, the word lists. */
import { X509Certificate } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { listLexicons, patchPaths, readBytes, readLexicon } from '@taht/host';
import { parsePatch } from '@taht/lexicon';
import { type Check, detailOf, type Finding, findingsOf, momentText } from './finding.ts';

const OTHERS = 0o077;

export const checkData: Check = ({ options: { data: path }, t }) => {
  const { good, note, bad } = findingsOf('data', t);
  try {
    accessSync(nearest(path), constants.W_OK | constants.X_OK);
  } catch (error) {
    return [bad('doctor.data-bad', { path, detail: detailOf(error), option: '--data' })];
  }
  if (!existsSync(path)) return [good('doctor.data-new', { path })];
  const open = ['', 'secret', 'taht.sqlite']
    .map((name) => join(path, name))
    .filter((each) => existsSync(each) && (statSync(each).mode & OTHERS) !== 0);
  // Windows has no such modes.
  return open.length === 0 || process.platform === 'win32'
    ? [good('doctor.data-good', { path })]
    : open.map((each) => note('doctor.data-open', { path: each, command: `chmod go= ${each}` }));
};

/** The first folder above that there is: there the others would be made. */
function nearest(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearest(dirname(path));
}

const MEGABYTE = 2 ** 20;
/** A store of ten thousand games and the word lists they began with take less. */
const LEAST_FREE = 500;

export const checkDisk: Check = ({ options: { data: path }, t }) => {
  const { good, bad } = findingsOf('disk', t);
  const { bavail, bsize } = statfsSync(nearest(path));
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  return [
    free < LEAST_FREE ? bad('doctor.disk-low', { free, path }) : good('doctor.disk-good', { free }),
  ];
};

const DAY = 86_400_000;
const SOON = 30 * DAY;

export const checkTls: Check = ({
  options: { data, hasTls, certificate, isBehindProxy },
  t,
  now,
}) => {
  const { good, note, bad } = findingsOf('tls', t);
  if (!hasTls) return [good(isBehindProxy ? 'doctor.tls-at-proxy' : 'doctor.tls-none')];
  const path = certificate?.cert ?? join(data, 'certificate.json');
  if (certificate === null && !existsSync(path)) return [good('doctor.tls-new')];
  try {
    const text = readFileSync(path, 'utf8');
    const cert = certificate === null ? (JSON.parse(text) as { cert: string }).cert : text;
    const ends = Date.parse(new X509Certificate(cert).validTo);
    const day = momentText(ends).slice(0, 10);
    if (ends <= now()) return [bad('doctor.tls-over', { day, path })];
    return [
      ends - now() < SOON
        ? note('doctor.tls-over', { day, path })
        : good('doctor.tls-good', { day }),
    ];
  } catch (error) {
    return [bad('start.secret-unreadable', { path, detail: detailOf(error) })];
  }
};

export const checkLists: Check = ({ options: { data }, t }) => {
  const { good, bad } = findingsOf('lists', t);
  const lists = listLexicons(data);
  const faults = lists.flatMap((place): Finding[] => {
    const read = readLexicon(place);
    const problems = read.ok
      ? patchFaults(place.id, data)
      : [[place.path, read.error.code] as const];
    return problems.map(([path, detail]) => bad('doctor.list-bad', { path, detail }));
  });
  return faults.length > 0 ? faults : [good('doctor.lists-good', { lists: lists.length })];
};

function patchFaults(id: string, data: string): readonly (readonly [path: string, why: string])[] {
  return patchPaths(id, data).flatMap((path): readonly (readonly [string, string])[] => {
    const bytes = readBytes(path);
    if (!bytes.ok) return [[path, bytes.error.reason]];
    const parsed = parsePatch(new TextDecoder().decode(bytes.value));
    return parsed.ok ? [] : [[path, parsed.error.code]];
  });
}

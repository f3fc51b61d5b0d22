/** All checks of `taht doctor`, one after the other. Nothing is changed by them. */
import type { Check, Finding, Patient } from './finding.ts';
import { checkData, checkDisk, checkLists, checkTls } from './machine.ts';
import { checkAddress, checkPort } from './network.ts';
import { checkMail, checkPush } from './services.ts';
import { checkStore } from './store.ts';

const CHECKS: readonly Check[] = [
  ...[checkData, checkDisk, checkStore, checkLists],
  ...[checkPort, checkTls, checkAddress, checkMail, checkPush],
];

export async function examine(patient: Patient): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const check of CHECKS) findings.push(...(await check(patient)));
  return findings;
}

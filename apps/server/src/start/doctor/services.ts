/** The services by which people are told: the mail server, and what pushes need. */
import { createTransport } from 'nodemailer';
import { type Check, detailOf, findingsOf } from './finding.ts';

const PATIENCE_MS = 10_000;

export const checkMail: Check = async ({ env, t }) => {
  const { good, note, bad } = findingsOf('mail', t);
  const { TAHT_SMTP_URL: url, TAHT_MAIL_FROM: from, TAHT_URL: home } = env;
  if (!url && !from) return [note('doctor.mail-none', { name: 'TAHT_SMTP_URL' })];
  if (!url || !from || !home) {
    const name = !url ? 'TAHT_SMTP_URL' : from ? 'TAHT_URL' : 'TAHT_MAIL_FROM';
    return [bad('doctor.mail-half', { name })];
  }
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  try {
    await transport.verify();
    return [good('doctor.mail-good', { host: new URL(url).host })];
  } catch (error) {
    return [bad('doctor.mail-bad', { detail: detailOf(error), name: 'TAHT_SMTP_URL' })];
  } finally {
    transport.close();
  }
};

/** Browsers take pushes on secure pages only, and their services want to know whom to write to. */
export const checkPush: Check = ({ env, t, options }) => {
  const { good, note } = findingsOf('push', t);
  const home = env.TAHT_URL ?? '';
  if (!home.startsWith('https:') && !options.hasTls) return [note('doctor.push-not-secure')];
  const contact = env.TAHT_CONTACT ?? home;
  return /^(?:mailto:.+@|https:)/.test(contact)
    ? [good('doctor.push-good')]
    : [note('doctor.push-contact', { name: 'TAHT_CONTACT', example: 'mailto:you@example.org' })];
};

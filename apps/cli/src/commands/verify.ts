/** `taht verify GAME.json`: replays a record and checks it against its commitment. */
import { readInput } from '@taht/host/files';
import type { Texts } from '@taht/phrasing';
import { parseRecord, type Verification, verifyRecord } from '@taht/record';
import type { Commands } from '../shell/command.ts';
import { answer, failed, type Outcome } from '../shell/outcome.ts';
import { commandWords } from '../terminal/input.ts';
import { explainFile, explainRecord } from '../text/explain-file.ts';

export const commands: Commands = {
  verify: (command, { texts, action }) =>
    command.argument('<file>').action(action((file: string) => verifyFile(file, texts))),
};

async function verifyFile(path: string, texts: Texts): Promise<Outcome> {
  const bytes = await readInput(path);
  if (!bytes.ok) return failed(explainFile(texts, bytes.error));
  const text = Buffer.from(bytes.value).toString();
  const record = parseRecord(text);
  // A file that is no record is an error; a damaged record is an answer.
  if (!record.ok && ['not-json', 'not-a-record', 'newer-version'].includes(record.error.code))
    return failed(explainRecord(texts, record.error, path));
  const verification = verifyRecord(text);
  return answer(
    verification,
    await verificationLines(verification, texts),
    verification.ok ? 0 : 3,
  );
}

/** People are told the line where a check fails; the rest of the detail is for programs. */
async function verificationLines(
  { ok, finished, checks }: Verification,
  texts: Texts,
): Promise<string[]> {
  const { t } = texts;
  const words = await commandWords(texts);
  return [
    ...checks.map((check) => {
      const [line] = /\d+/.exec(check.detail ?? '') ?? [];
      const place = line === undefined ? '' : ` (${t('verify.line', { line })})`;
      const answer = words.shown(check.ok ? 'yes' : 'no');
      return `${check.ok ? '✓' : '✗'} ${t(`verify.${check.name}`)}: ${answer}${place}`;
    }),
    t(ok ? 'verify.ok' : 'verify.not-ok'),
    ...(ok && !finished ? [t('verify.unfinished')] : []),
  ];
}

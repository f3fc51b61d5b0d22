/** `taht play --duplicate-archive`: replays a finished duplicate game without a clock, against those who played it. */
import { ok, type Result } from '@taht/base';
import { readBytes } from '@taht/host/files';
import { judgeOf } from '@taht/lexicon';
import { duplicate } from '@taht/modes';
import { plain } from '@taht/phrasing';
import { parseArchive } from '@taht/record';
import { answer, failed, type Outcome } from '../../../shell/outcome.ts';
import { parseInput } from '../../../terminal/input.ts';
import { type Asker, askLine, leaveIfAsked, readName } from '../../../terminal/questions.ts';
import { lexiconOfGame } from '../../../words/word-list.ts';
import { closingLines, drawRound, helpLines, readTyped } from './screen.ts';

export interface SoloOptions {
  /** A file, or the name of a game on the server. */
  readonly duplicateArchive: string;
  readonly server?: string;
  readonly name?: string;
}

export async function playSolo(asker: Asker, options: SoloOptions, data: string): Promise<Outcome> {
  const { texts } = asker.style();
  const read = await archiveIn(options);
  if (!read.ok)
    return failed(texts.t('duplicate.play.not-found', { name: plain(options.duplicateArchive) }));
  const archive = read.value;
  const lexicon = lexiconOfGame(archive.setup, data, texts);
  if (!lexicon.ok) return lexicon.error;
  const judge = judgeOf(lexicon.value);
  const name = readName(options.name ?? '') ?? texts.t('duplicate.play.you');
  const answers: (duplicate.answers.Answer | null)[] = [];
  const viewer = { kind: 'player', player: duplicate.soloNumber(archive) } as const;
  const look = () => duplicate.viewFor(duplicate.soloGame(archive, name, answers, judge), viewer);
  for (let view = look(); view.phase.kind !== 'over'; view = look())
    answers.push(await askAnswer(asker, view));
  return answer(look().own, closingLines(asker, look()));
}

async function askAnswer(
  asker: Asker,
  view: duplicate.DuplicateView,
): Promise<duplicate.answers.Answer | null> {
  for (let notice: readonly string[] = []; ; ) {
    drawRound(asker, view, null, notice);
    const line = await askLine(asker, '>');
    leaveIfAsked(asker, line);
    const intent = parseInput(line, asker.words);
    if (intent.kind === 'nothing') continue;
    if (intent.kind === 'command' && intent.name === 'pass') return null;
    const isHelp = intent.kind === 'command' && intent.name === 'help';
    const typed = isHelp ? null : readTyped(asker, line, view);
    if (typed?.ok) return { tiles: typed.value.tiles, claimed: null };
    notice = typed === null ? helpLines(asker, view) : [typed.error];
  }
}

/** A file if there is one of this name, else the server's. */
async function archiveIn({
  duplicateArchive,
  server,
}: SoloOptions): Promise<Result<duplicate.Archive, unknown>> {
  const bytes = readBytes(duplicateArchive);
  if (bytes.ok) return parseArchive(Buffer.from(bytes.value).toString());
  if (server === undefined || !URL.canParse(server)) return bytes;
  const path = `/api/v1/duplicates/${encodeURIComponent(duplicateArchive)}/archive`;
  const body = await textAt(new URL(path, server));
  return body.ok ? parseArchive(body.value) : body;
}

async function textAt(url: URL): Promise<Result<string, unknown>> {
  try {
    const response = await fetch(url);
    return response.ok ? ok(await response.text()) : { ok: false, error: response.status };
  } catch (error) {
    return { ok: false, error };
  }
}

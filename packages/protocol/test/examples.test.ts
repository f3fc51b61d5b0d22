/** docs/PROTOCOL.md shows an example of every message, and every example is what it says. `TAHT_WRITE_DOCS=1` writes it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  bingoCodec,
  duplicateCodec,
  parseCommand,
  tournamentCodec,
  ungameCodec,
} from '@taht/record';
import { describe, expect, test } from 'vitest';
import {
  BINGO_EXAMPLES,
  bingoRequest,
  CLASS_EXAMPLES,
  CLIENT_EXAMPLES,
  classAction,
  clientFrame,
  DRAFT_SYNC_EXAMPLES,
  DUPLICATE_EXAMPLES,
  draftSyncAction,
  duplicateRequest,
  GAME_EXAMPLES,
  LOBBY_EXAMPLES,
  lobbyAction,
  MODERATION_EXAMPLES,
  makeFrame,
  moderationAction,
  PERSON_EXAMPLES,
  parseClientFrame,
  parseServerFrame,
  personAction,
  RATINGS_EXAMPLES,
  SERVER_EXAMPLES,
  serverFrame,
  TABLE_EXAMPLES,
  TOURNAMENT_EXAMPLES,
  tableAction,
  tournamentRequest,
  UNGAME_EXAMPLES,
  ungameRequest,
  WORD_REPORT_EXAMPLES,
  wordReportAction,
} from '../src/index.ts';

const DOC = fileURLToPath(new URL('../../../docs/PROTOCOL.md', import.meta.url));

const kindsIn = (schema: { options: readonly { shape: { kind: { value: unknown } } }[] }) =>
  schema.options.map(({ shape }) => String(shape.kind.value));

describe('frames', () => {
  test.each(
    Object.values(CLIENT_EXAMPLES)
      .flat()
      .map((frame) => [makeFrame(frame), frame] as const),
  )('of a client: %s', (text, frame) => {
    expect(parseClientFrame(text)).toEqual({ ok: true, value: frame });
  });

  test.each(
    Object.values(SERVER_EXAMPLES)
      .flat()
      .map((frame) => [makeFrame(frame), frame] as const),
  )('of the server: %s', (text, frame) => {
    expect(parseServerFrame(text)).toEqual({ ok: true, value: frame });
  });

  test('each kind has one', () => {
    expect(Object.keys(CLIENT_EXAMPLES)).toEqual(kindsIn(clientFrame as never));
    expect(Object.keys(SERVER_EXAMPLES)).toEqual(kindsIn(serverFrame as never));
  });

  test.each([
    ['', 'not-json', undefined],
    ['null', 'malformed-frame', 'frame'],
    ['{"kind":"dance"}', 'malformed-frame', 'kind'],
    ['{"kind":"watch","stream":""}', 'malformed-frame', 'stream'],
    ['{"kind":"watch","stream":"x","since":-1}', 'malformed-frame', 'since'],
    ['{"kind":"ping","n":1,"extra":1}', 'malformed-frame', 'extra'],
    ['{"kind":"command","stream":"x","id":"a b","action":1}', 'malformed-frame', 'id'],
  ])('a client cannot say %s', (text, code, at) => {
    expect(parseClientFrame(text)).toEqual({
      ok: false,
      error: { code, ...(at === undefined ? {} : { at }) },
    });
  });
});

type Examples = { readonly [part: string]: readonly unknown[] };

/** Every kind of stream that persons meet, with what reads its actions. */
const KINDS: readonly [name: string, examples: Examples, reads: (action: unknown) => boolean][] = [
  [
    'game',
    { ...GAME_EXAMPLES },
    (action) => parseCommand({ id: 'x', by: { kind: 'seat', seat: 0 }, at: 0, action }).ok,
  ],
  ['table', { ...TABLE_EXAMPLES }, (action) => tableAction.safeParse(action).success],
  ['lobby', { ...LOBBY_EXAMPLES }, (action) => lobbyAction.safeParse(action).success],
  ['desk', { ...DRAFT_SYNC_EXAMPLES }, (action) => draftSyncAction.safeParse(action).success],
  ['ratings', { ...RATINGS_EXAMPLES }, () => false],
  ['person', { ...PERSON_EXAMPLES }, (action) => personAction.safeParse(action).success],
  ['class', { ...CLASS_EXAMPLES }, (action) => classAction.safeParse(action).success],
  [
    'moderation',
    { ...MODERATION_EXAMPLES },
    (action) => moderationAction.safeParse(action).success,
  ],
  [
    'word-reports',
    { ...WORD_REPORT_EXAMPLES },
    (action) => wordReportAction.safeParse(action).success,
  ],
  [
    'duplicate',
    { ...DUPLICATE_EXAMPLES },
    (action) => duplicateRequest.safeParse(action).success || duplicateCodec.parseAction(action).ok,
  ],
  [
    'ungame',
    { ...UNGAME_EXAMPLES },
    (action) => ungameRequest.safeParse(action).success || ungameCodec.parseAction(action).ok,
  ],
  [
    'bingo',
    { ...BINGO_EXAMPLES },
    (action) => bingoRequest.safeParse(action).success || bingoCodec.parseAction(action).ok,
  ],
  [
    'tournament',
    { ...TOURNAMENT_EXAMPLES },
    (action) =>
      tournamentRequest.safeParse(action).success || tournamentCodec.parseAction(action).ok,
  ],
];

describe.each(KINDS.filter(([, { actions = [] }]) => actions.length > 0))(
  'actions of %s',
  (_name, { actions = [] }, reads) => {
    test.each(actions.map((action) => [JSON.stringify(action), action]))('%s', (_text, action) => {
      expect(reads(action)).toBe(true);
    });
  },
);

test('docs/PROTOCOL.md has them all, and no others', () => {
  const doc = readFileSync(DOC, 'utf8');
  const written = [
    block('client frames', CLIENT_EXAMPLES),
    block('server frames', SERVER_EXAMPLES),
    ...KINDS.map(([name, examples]) => block(`kind ${name}`, examples)),
  ].reduce(inserted, doc);
  if (process.env.TAHT_WRITE_DOCS === '1') writeFileSync(DOC, written);
  expect(doc).toBe(written);
});

interface Block {
  readonly name: string;
  readonly text: string;
}

function block(name: string, examples: Examples): Block {
  const parts = Object.entries(examples).map(
    ([title, values]) =>
      `\`${title}\`\n\`\`\`json\n${values.map((value) => JSON.stringify(value)).join('\n')}\n\`\`\`\n`,
  );
  return { name, text: parts.join('\n') };
}

/** Between the marks of that name. */
function inserted(doc: string, { name, text }: Block): string {
  const [begin, end] = [`<!-- begin ${name} -->\n`, `<!-- end ${name} -->`];
  const [from, to] = [doc.indexOf(begin), doc.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`no place for ${name} in docs/PROTOCOL.md`);
  return doc.slice(0, from + begin.length) + text + doc.slice(to);
}

/** `taht play --server URL`: a guest's name, a table, a game. */
import { type Edition, editions } from '@taht/editions';
import type { DuplicateOptions, TableOptions } from '@taht/protocol';
import type { GameView, Viewer } from '@taht/rules';
import { plain } from '@taht/wording';
import { playDuplicate } from '../duplicate/online.ts';
import { answer, failed, type Outcome, wrongUse } from '../outcome.ts';
import type { Choices } from '../play/choices.ts';
import { type Asker, askLine, Leaving, readName } from '../play/questions.ts';
import type { World } from '../world.ts';
import { awaitGame, findTable } from './find-seat.ts';
import { Lines } from './lines.ts';
import { Link } from './link.ts';
import { RemotePlay } from './play-remote.ts';
import { RemoteGame } from './remote-game.ts';
import { signIn } from './session.ts';
import { Talk } from './talk.ts';

export interface OnlineOptions {
  readonly server: string;
  readonly name?: string;
  readonly table?: string;
  /** A duplicate game: its code or name, or a new one. */
  readonly duplicate?: string;
  readonly seats?: string;
  readonly bot?: readonly string[];
  /** An id, or `none`. */
  readonly lexicon?: string;
}

export async function playOnline(
  asker: Asker,
  options: OnlineOptions,
  choices: Choices,
  data: string,
  world: World,
): Promise<Outcome> {
  const { t } = asker.style().texts;
  const shown = plain(options.server);
  const server = URL.canParse(options.server) ? new URL(options.server) : undefined;
  if (server === undefined || !/^https?:$/.test(server.protocol))
    return wrongUse(t('online.bad-server', { server: shown }));
  const nickname = readName(options.name ?? '') ?? (await askName(asker));
  const session = await signIn(server, nickname, data);
  if (!session.ok)
    return session.error.code === 'not-reached'
      ? failed(t('online.not-reached', { server: shown }))
      : failed(t('online.not-let-in', { server: shown, code: session.error.why }));
  const link = new Link(server, session.value, world);
  try {
    const { duplicate } = options;
    return duplicate === undefined
      ? await playAt(link, asker, options, choices)
      : await playDuplicate(link, asker, duplicate, duplicateOptions(options, choices));
  } finally {
    link.close();
  }
}

async function playAt(
  link: Link,
  asker: Asker,
  options: OnlineOptions,
  choices: Choices,
): Promise<Outcome> {
  const { t } = asker.style().texts;
  const bots = options.bot ?? [];
  const wanted = { table: options.table, options: tableOptions(options, choices, bots), bots };
  const table = await findTable(link, wanted, asker);
  if (!table.ok) return table.error;
  const lines = new Lines(asker.terminal);
  try {
    for (let previous: string | null = null; ; ) {
      const begun = await awaitGame(link, table.value, asker, lines, previous);
      if (!begun.ok) return begun.error;
      const { game, names } = begun.value;
      const viewer = await viewerOf(link, game);
      if (viewer === null) return failed(t('online.no-such-table', { name: game }));
      const { texts } = asker.style();
      const remote = new RemoteGame({ stream: game, viewer, names }, link, texts);
      const talk = new Talk(link, table.value, texts);
      await new RemotePlay(asker, link, remote, lines, talk).play();
      remote.leave();
      talk.leave();
      if (!(await wantsAnother(asker, lines))) return answer({ game }, [t('play.goodbye')]);
      previous = game;
    }
  } catch (error) {
    if (!(error instanceof Leaving)) throw error;
    const command = `npx taht play --server ${link.server.origin} --table ${table.value}`;
    return answer({ table: table.value }, ['', t('online.resume', { command }), t('play.goodbye')]);
  }
}

/** Whoever says nothing has had enough. */
async function wantsAnother({ terminal, words, style }: Asker, lines: Lines): Promise<boolean> {
  terminal.write(
    `${style().texts.t('online.again')} ${words.shown('yes')}/[${words.shown('no')}]\n`,
  );
  terminal.askAgain();
  const line = await lines.nextOr(new Promise(() => {}));
  return words.find(line?.trim() ?? '') === 'yes';
}

/** As whom this person sees a game; null where it is not to be seen. */
const viewerOf = (link: Link, game: string): Promise<Viewer | null> =>
  new Promise((resolve) => {
    const stop = link.client.watch(game, {
      onView: (view) => {
        stop();
        resolve((view as GameView).viewer);
      },
      onEvents: () => undefined,
      onFailed: () => resolve(null),
    });
  });

async function askName(asker: Asker): Promise<string> {
  for (;;) {
    const name = readName(await askLine(asker, asker.style().texts.t('online.your-name')));
    if (name !== undefined) return name;
  }
}

/** By the program's own racks, with the usual time, and what is laid and counted as the edition has it. */
function duplicateOptions({ lexicon }: OnlineOptions, choices: Choices): DuplicateOptions {
  const edition = choices.edition ?? (editions[0] as Edition);
  const ruleset = choices.ruleset ?? edition.rulesets[0];
  return {
    edition: edition.id,
    ruleset: ruleset.id,
    lexicon: lexicon ?? edition.lexicons[0] ?? '',
    rules: {},
  };
}

function tableOptions(
  { seats, lexicon }: OnlineOptions,
  choices: Choices,
  bots: readonly string[],
): TableOptions {
  const edition = choices.edition ?? (editions[0] as Edition);
  const ruleset = choices.ruleset ?? edition.rulesets[0];
  const places = Number(seats ?? Math.max(2, bots.length + 1));
  return {
    edition: edition.id,
    ruleset: ruleset.id,
    houseRules: (choices.houseRules ?? []).map(({ name }) => name),
    theme: '',
    lexicon: lexicon === 'none' ? null : (lexicon ?? edition.lexicons[0] ?? null),
    clock: null,
    places,
    rated: false,
    visibility: 'link',
    spectators: true,
    racksAfter: null,
    // Against bots alone nobody else has to agree to them.
    hints: bots.length === places - 1,
    referee: null,
  };
}

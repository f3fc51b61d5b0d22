/** `taht play --server URL`: plays the game of a table, and the next one if it is wanted. */
import { type Edition, editions } from '@taht/editions';
import type { TableOptions } from '@taht/protocol';
import type { GameView, Viewer } from '@taht/rules';
import type { Choices } from '../../../setup/choices.ts';
import { answer, failed, type Outcome } from '../../../shell/outcome.ts';
import { type Asker, Leaving } from '../../../terminal/questions.ts';
import { Lines } from '../connection/lines.ts';
import type { Link } from '../connection/link.ts';
import { awaitGame, findTable } from './find-seat.ts';
import { NetworkGame } from './network-game.ts';
import { NetworkPlay } from './play-network-game.ts';
import { Talk } from './talk.ts';

/** Which table; a new one where none is named. */
export interface TableWish {
  readonly table?: string;
  readonly seats?: string;
  readonly bot?: readonly string[];
  /** An id, or `none`. */
  readonly lexicon?: string;
}

export async function playAtTable(
  link: Link,
  asker: Asker,
  wish: TableWish,
  choices: Choices,
): Promise<Outcome> {
  const { t } = asker.style().texts;
  const bots = wish.bot ?? [];
  const wanted = { table: wish.table, options: tableOptions(wish, choices, bots), bots };
  const table = await findTable(link, wanted, asker);
  if (!table.ok) return table.error;
  const lines = new Lines(asker.terminal);
  try {
    for (let previous: string | null = null; ; ) {
      const begun = await awaitGame(link, table.value, asker, lines, previous);
      if (!begun.ok) return begun.error;
      const { game, names } = begun.value;
      const viewer = await viewerOf(link, game);
      if (viewer === null) return failed(t('network-game.no-such-table', { name: game }));
      const { texts } = asker.style();
      const networkGame = new NetworkGame({ stream: game, viewer, names }, link, texts);
      const talk = new Talk(link, table.value, texts);
      await new NetworkPlay(asker, link, networkGame, lines, talk).play();
      networkGame.leave();
      talk.leave();
      if (!(await wantsAnother(asker, lines))) return answer({ game }, [t('play.goodbye')]);
      previous = game;
    }
  } catch (error) {
    if (!(error instanceof Leaving)) throw error;
    const command = `npx taht play --server ${link.server.origin} --table ${table.value}`;
    return answer({ table: table.value }, [
      '',
      t('network-game.resume', { command }),
      t('play.goodbye'),
    ]);
  }
}

/** Whoever says nothing has had enough. */
async function wantsAnother({ terminal, words, style }: Asker, lines: Lines): Promise<boolean> {
  terminal.write(
    `${style().texts.t('network-game.again')} ${words.shown('yes')}/[${words.shown('no')}]\n`,
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

function tableOptions(
  { seats, lexicon }: TableWish,
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

/** `taht play --server URL`: signs in by name, then plays at a table or in a duplicate game. */
import { plain } from '@taht/phrasing';
import type { Choices } from '../../setup/choices.ts';
import { failed, type Outcome, wrongUse } from '../../shell/outcome.ts';
import type { World } from '../../shell/world.ts';
import { type Asker, askLine, readName } from '../../terminal/questions.ts';
import { Link } from './connection/link.ts';
import { signIn } from './connection/session.ts';
import { playDuplicate } from './duplicate/join.ts';
import { playAtTable, type TableWish } from './network/table-game.ts';

export interface NetworkOptions extends TableWish {
  readonly server: string;
  readonly name?: string;
  /** A duplicate game: its code or name, or a new one. */
  readonly duplicate?: string;
}

export async function playNetwork(
  asker: Asker,
  options: NetworkOptions,
  choices: Choices,
  data: string,
  world: World,
): Promise<Outcome> {
  const { t } = asker.style().texts;
  const shown = plain(options.server);
  const server = URL.canParse(options.server) ? new URL(options.server) : undefined;
  if (server === undefined || !/^https?:$/.test(server.protocol))
    return wrongUse(t('network-game.bad-server', { server: shown }));
  const nickname = readName(options.name ?? '') ?? (await askName(asker));
  const session = await signIn(server, nickname, data);
  if (!session.ok)
    return session.error.code === 'not-reached'
      ? failed(t('network-game.not-reached', { server: shown }))
      : failed(t('network-game.not-let-in', { server: shown, code: session.error.why }));
  const link = new Link(server, session.value, world);
  try {
    const { duplicate } = options;
    return duplicate === undefined
      ? await playAtTable(link, asker, options, choices)
      : await playDuplicate(link, asker, { ...options, duplicate }, choices);
  } finally {
    link.close();
  }
}

async function askName(asker: Asker): Promise<string> {
  for (;;) {
    const name = readName(await askLine(asker, asker.style().texts.t('network-game.your-name')));
    if (name !== undefined) return name;
  }
}

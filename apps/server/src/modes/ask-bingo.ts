/** Anybody may open a bingo and calls in it, unless the program does; whoever has its name may play. */
import type { Result } from '@taht/base';
import { editionOf } from '@taht/editions';
import { bingo } from '@taht/modes';
import { bingoAsk } from '@taht/protocol';
import { commitmentOf } from '@taht/record';
import type { LexiconId } from '@taht/rules';
import { bingoKind } from '../kinds/bingo/bingo-kind.ts';
import { parseWith } from '../kinds/json-entry.ts';
import type { Clock } from '../rooms/clock.ts';
import type { Done, SendFailure } from '../rooms/message.ts';
import type { Request, RoomsPort } from '../rooms/rooms-port.ts';
import { cardOf } from '../tables/cards.ts';
import { failed, own } from './asks.ts';

export interface AskBingoPorts {
  readonly rooms: RoomsPort;
  readonly clock: Pick<Clock, 'now'>;
  named(lexicon: string): Result<LexiconId, unknown>;
  /** A fresh secret. */
  seed(): string;
  /** Whether this person may open another one now. */
  mayOpen(person: string): boolean;
}

export const askBingo =
  ({ rooms, clock, named, seed: makeSeed, mayOpen }: AskBingoPorts) =>
  async (
    stream: string,
    request: Request,
    place: 'first' | 'later',
  ): Promise<Result<Done, SendFailure>> => {
    if (place === 'later') return rooms.send(stream, request);
    const { who } = request;
    if (who.kind !== 'person') return failed({ code: 'not-taking-part' });
    const asked = parseWith(bingoAsk, request.action);
    if (!asked.ok) return failed({ code: 'malformed', at: asked.error });
    const { options } = asked.value;
    const tileset = editionOf(options.edition)?.tilesets[0];
    if (tileset === undefined) return failed({ code: 'malformed', at: 'options.edition' });
    const lexicon = options.lexicon === null ? null : named(options.lexicon);
    if (lexicon?.ok === false) return failed({ code: 'malformed', at: 'options.lexicon' });
    const card = await cardOf(rooms, who.id, null, clock.now());
    if (!card.ok) return failed(card.error);
    if (card.value === null) return failed({ code: 'not-taking-part' });
    if (!mayOpen(who.id)) return failed({ code: 'too-many' });
    const seed = makeSeed();
    const { id, name } = card.value;
    const setup: bingo.Setup = {
      game: stream,
      caller: { id, name },
      rules: { ...bingo.BINGO_DEFAULTS, ...options.rules },
      tileset,
      lexicon: lexicon?.value ?? null,
      commitment: commitmentOf(seed),
    };
    const action = { kind: 'create', setup, seed };
    return rooms.create(bingoKind.name, stream, { ...request, ...own(request), action });
  };

/** Commands to bingos: who may send which. Anybody may open one and then calls, unless the program does; whoever knows its name may play. */
import { editionOf } from '@taht/editions';
import { bingo } from '@taht/modes';
import { bingoRequest } from '@taht/protocol';
import { parseWith } from '../kind/json-entry.ts';
import { listFor, type OpeningPorts, openerOf, sealing } from '../people/opening.ts';
import { type CommandHandler, onBehalf } from '../rooms/commands.ts';
import { failed } from '../rooms/message.ts';
import { bingoKind } from './bingo-kind.ts';

export const bingoCommands =
  (ports: OpeningPorts): CommandHandler =>
  async (stream, request, place) => {
    const { rooms } = ports;
    if (place === 'later') return rooms.send(stream, request);
    const { who } = request;
    if (who.kind !== 'person') return failed({ code: 'not-taking-part' });
    const asked = parseWith(bingoRequest, request.action);
    if (!asked.ok) return failed({ code: 'malformed', at: asked.error });
    const { options } = asked.value;
    const tileset = editionOf(options.edition)?.tilesets[0];
    if (tileset === undefined) return failed({ code: 'malformed', at: 'options.edition' });
    const { edition, lexicon: wanted } = options;
    const lexicon = wanted === null ? null : listFor(ports, { edition, lexicon: wanted });
    if (lexicon?.ok === false) return failed({ code: 'malformed', at: 'options.lexicon' });
    const opener = await openerOf(ports, who.id);
    if (!opener.ok) return opener;
    const { id, name } = opener.value;
    const { seed, commitment } = sealing(ports);
    const setup: bingo.Setup = {
      game: stream,
      caller: { id, name },
      rules: { ...bingo.BINGO_DEFAULTS, ...options.rules },
      tileset,
      lexicon: lexicon?.value ?? null,
      commitment,
      code: (await ports.takeCode(stream)) ?? '',
    };
    const action = { kind: 'create', setup, seed };
    return rooms.create(bingoKind.name, stream, { ...request, ...onBehalf(request), action });
  };

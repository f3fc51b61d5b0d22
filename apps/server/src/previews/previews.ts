/** The preview of a subject, from what a stranger may see of it: whoever has the link sees at least as much. */
import type { TableView } from '@taht/protocol';
import type { GameView } from '@taht/rules';
import type { TournamentView } from '@taht/tournament';
import { gameKind } from '../game/game-kind.ts';
import { tableOf } from '../game/ids.ts';
import { kindIn } from '../rooms/commands.ts';
import { STRANGER } from '../rooms/identity.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import type { Watching } from '../rooms/watching.ts';
import { afterTurn } from './after-turn.ts';
import type { Pictures } from './pictures.ts';
import type { Preview } from './preview.ts';
import type { Subject } from './subject.ts';
import { tellGame, tellHome, tellPuzzle, tellTable, tellTournament, tellTurn } from './tell.ts';

export interface PreviewPorts {
  readonly watching: Pick<Watching, 'viewFor'>;
  readonly rooms: Pick<RoomsPort, 'history'>;
  readonly pictures: Pick<Pictures, 'puzzleOf'>;
}

/** What cannot be shown is told as the first page. */
export async function previewOf(ports: PreviewPorts, subject: Subject): Promise<Preview> {
  switch (subject.kind) {
    case 'home':
      return tellHome(subject.language);
    case 'puzzle': {
      const board = await ports.pictures.puzzleOf(subject.language, subject.day);
      return tellPuzzle(subject.language, subject.day, board.ok ? board.value : null);
    }
    case 'turn':
      return (await turnPreview(ports, subject.stream, subject.turn)) ?? tellHome(subject.language);
    case 'stream':
      return (await streamPreview(ports, subject.stream)) ?? tellHome(subject.language);
  }
}

async function streamPreview(ports: PreviewPorts, stream: string): Promise<Preview | null> {
  switch (kindIn(stream)) {
    case 'table': {
      const head = await headOf(ports, stream);
      if (head === null) return null;
      const isPlaying = head.phase === 'playing' && head.game !== null;
      const game = isPlaying ? await gamePreview(ports, head.game as string) : null;
      return game ?? tellTable(head);
    }
    case 'game':
      return gamePreview(ports, stream);
    case 'tournament': {
      const view = await look<TournamentView>(ports, stream);
      return view === null ? null : tellTournament(view);
    }
    default:
      return null;
  }
}

async function gamePreview(ports: PreviewPorts, game: string): Promise<Preview | null> {
  const view = await look<GameView>(ports, game);
  if (view === null) return null;
  const table = tableOf(game);
  return tellGame(view, table === null ? null : await headOf(ports, table.table));
}

/** While a game is on, it is told as it stands. */
async function turnPreview(
  ports: PreviewPorts,
  game: string,
  turn: number,
): Promise<Preview | null> {
  const view = await look<GameView>(ports, game);
  if (view === null) return null;
  const entries = view.phase.kind === 'over' ? await ports.rooms.history(gameKind, game) : null;
  const past = entries?.ok === true ? afterTurn(entries.value, turn) : undefined;
  const table = tableOf(game);
  const head = table === null ? null : await headOf(ports, table.table);
  return past === undefined ? tellGame(view, head) : tellTurn(past, turn, head);
}

async function headOf(ports: PreviewPorts, table: string) {
  const view = await look<TableView>(ports, table);
  return view?.kind === 'table' ? view.head : null;
}

async function look<View>({ watching }: PreviewPorts, stream: string): Promise<View | null> {
  const seen = await watching.viewFor(stream, STRANGER);
  return seen.ok ? (seen.value.view as View) : null;
}

/** Previews from what a stranger may see of a table, a game or a tournament. */
import { LANGUAGES, type Language, localeOf } from '@taht/messages';
import { namesApart, plain } from '@taht/phrasing';
import type { TableHead } from '@taht/protocol';
import type { Board, GameView } from '@taht/rules';
import { botNamed } from '@taht/search';
import type { TournamentView } from '@taht/tournament';
import { languageOf, type Texts, textsIn } from '../texts/texts.ts';
import type { PastTurn } from './after-turn.ts';
import { boardPicture, equipmentOf } from './board-of.ts';
import type { Preview, PreviewPlayer } from './preview.ts';

export function tellHome(language: Language): Preview {
  const t = textsIn(language);
  return {
    language,
    title: t('preview.home.title'),
    description: t('preview.home.about'),
    board: boardPicture(equipmentOf(language), language),
    players: [],
  };
}

/** A table where nobody plays yet; in a game it shows the game. */
export function tellTable(head: TableHead): Preview {
  const { options, places, host } = head;
  const language = languageOf(options.edition);
  const t = textsIn(language);
  const inviter = places.find((place) => place.kind === 'person' && place.id === host);
  return {
    language,
    title:
      inviter?.kind === 'person'
        ? t('preview.invites', { player: plain(inviter.name) })
        : t('preview.table'),
    description: t('preview.table.about'),
    board: boardPicture(equipmentOf(options.edition, options.ruleset), language),
    players: namesIn(head, t).flatMap(([, name]) => ({ name, score: null })),
  };
}

/** `head` is of its table, where that may be seen: only there are names. */
export function tellGame(view: GameView, head: TableHead | null): Preview {
  const language = languageOf(view.tileset.language);
  const t = textsIn(language);
  const players = playersOf(view, head, t);
  const names = players.map(({ name }) => name).join(' – ');
  const isOver = view.phase.kind === 'over';
  return {
    language,
    title: names === '' ? t('preview.game') : names,
    description: t(isOver ? 'preview.game.over' : 'preview.game.about'),
    board: boardPicture(view, language, view.board),
    players,
  };
}

/** What was done in a turn, on the board as it was then; what would have been better is for the page to say. */
export function tellTurn(
  { view, turn }: PastTurn,
  number: number,
  head: TableHead | null,
): Preview {
  const language = languageOf(view.tileset.language);
  const t = textsIn(language);
  const players = playersOf(view, head, t);
  const done =
    turn.play === null
      ? t(`turn.${turn.kind}`)
      : `${turn.play.word.toLocaleUpperCase(localeOf(language))} · ${turn.score}`;
  const player = players[turn.seat]?.name;
  return {
    language,
    title: player === undefined ? done : `${player}: ${done}`,
    description: t('preview.turn.about', { turn: number }),
    board: { ...boardPicture(view, language, view.board), fresh: turn.play?.squares ?? [] },
    players,
  };
}

export function tellPuzzle(language: Language, day: string, board: Board | null): Preview {
  const t = textsIn(language);
  const date = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return {
    language,
    title: t('puzzle.title', { date: date.format(Date.parse(day)) }),
    description: t('preview.puzzle.about'),
    board: boardPicture(equipmentOf(language), language, board ?? undefined),
    players: [],
  };
}

/** Its name and how many play; no names of players, whatever the public page shows. */
export function tellTournament({ head, players }: TournamentView): Preview {
  const own = LANGUAGES.find((each) => each === head.hallLanguage);
  const language = own ?? languageOf(head.language);
  return {
    language,
    title: plain(head.name),
    description: textsIn(language)('preview.tournament.about', { count: players.length }),
    board: boardPicture(equipmentOf(head.language, head.base.id), language),
    players: [],
  };
}

function playersOf(view: GameView, head: TableHead | null, t: Texts): readonly PreviewPlayer[] {
  const names = new Map(head === null ? [] : namesIn(head, t));
  const players = view.seats.map(({ player: { id }, score }) => ({ name: names.get(id), score }));
  // Whoever sat down meanwhile, or has left, is not told by halves.
  return players.every(({ name }) => name !== undefined)
    ? players.map(({ name = '', score }) => ({ name, score }))
    : [];
}

/** By the ids of those who sit there. */
function namesIn({ places }: TableHead, t: Texts): [string, string][] {
  const seated = places.flatMap((place) => (place.kind === 'empty' ? [] : [place]));
  const names = namesApart(
    seated.map((place) =>
      place.kind === 'bot'
        ? { name: botText(place.id, t), isBot: true }
        : { name: plain(place.name), isBot: false },
    ),
  );
  return seated.map(({ id }, i) => [id, names[i] ?? '']);
}

/** A bot without a name of its own goes by what it is called at the table. */
function botText(id: string, t: Texts): string {
  const bot = botNamed(id) ?? '';
  const key = `opponent.${bot}` as Parameters<Texts>[0];
  const name = t(key);
  return name === key ? bot : name;
}

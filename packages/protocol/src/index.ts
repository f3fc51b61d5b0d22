/** Every message between client and server, and the protocol's own client. */
export { Client, type ClientOptions, type Status } from './client/client.ts';
export type { Answer, CommandFailure, Done } from './client/outbox.ts';
export type { ClientPorts, Socket, SocketEvents } from './client/ports.ts';
export {
  type Follow,
  following,
  type Presence,
  type Seen,
  type StreamFailure,
  type Watcher,
} from './client/watcher.ts';
export { type WebSocketClass, webSocketConnect } from './client/web-socket.ts';
export { type ClientFrame, type ClientFrameOf, clientFrame } from './client-frames.ts';
export {
  type FrameFailure,
  makeFrame,
  parseClientFrame,
  parseServerFrame,
  placeOf,
} from './codec.ts';
export { CLIENT_EXAMPLES, SERVER_EXAMPLES } from './examples.ts';
export { FAILURE_CODES, type FailureCode } from './failure.ts';
export { BINGO_EXAMPLES, type BingoRequest, bingoRequest } from './kinds/bingo.ts';
export {
  CLASS_EXAMPLES,
  CLASS_LIMITS,
  CLASS_REFUSALS,
  CLASS_WAYS,
  type ClassAction,
  type ClassEventKind,
  type ClassEventView,
  type ClassRefusal,
  type ClassTask,
  type ClassView,
  type ClassWay,
  classAction,
  classEventView,
  classTask,
  classTitle,
  classView,
  TASK_KINDS,
  type TaskKind,
  type TaskProgress,
  type TaskReport,
  taskProgress,
  taskReport,
} from './kinds/class.ts';
export {
  DRAFT_SYNC_EXAMPLES,
  DRAFT_SYNC_REFUSALS,
  type DraftContents,
  type DraftSyncAction,
  type DraftSyncEventView,
  type DraftSyncRefusal,
  type DraftSyncRefusalCode,
  type DraftSyncView,
  draftSyncAction,
  draftSyncEventView,
  draftSyncView,
} from './kinds/draft-sync.ts';
export {
  answeredGame,
  answersStream,
  DUPLICATE_EXAMPLES,
  type DuplicateOptions,
  type DuplicateRequest,
  duplicateRequest,
  tournamentDuplicate,
  tournamentOfDuplicate,
} from './kinds/duplicate.ts';
export { GAME_EXAMPLES } from './kinds/game.ts';
export {
  type ListedTable,
  LOBBY_EXAMPLES,
  LOBBY_LIMITS,
  LOBBY_REFUSALS,
  type LobbyAction,
  type LobbyEventView,
  type LobbyRefusal,
  type LobbyRefusalCode,
  type LobbyView,
  listedTable,
  lobbyAction,
  lobbyEventView,
  lobbyView,
  type SeekOptions,
  type SeekView,
  seekOptions,
} from './kinds/lobby.ts';
export {
  type Logged,
  MODERATION_EXAMPLES,
  MODERATION_LIMITS,
  MODERATION_REFUSALS,
  type ModerationAction,
  type ModerationEventKind,
  type ModerationEventView,
  type ModerationRefusal,
  type ModerationView,
  moderationAction,
  moderationEventView,
  moderationView,
  type Order,
  order,
  REPORT_REASONS,
} from './kinds/moderation.ts';
export {
  emailAddress,
  type Happening,
  PEOPLE_FAILURES,
  PERSON_EXAMPLES,
  PERSON_LIMITS,
  PERSON_REFUSALS,
  type PeopleFailureCode,
  type PersonAction,
  type PersonCard,
  type PersonEventKind,
  type PersonEventView,
  type PersonRefusal,
  type PersonView,
  type PushAddress,
  personAction,
  personCard,
  personEventView,
  personId,
  personView,
  pushAddress,
  type QuietHours,
  quietHours,
  ROLES,
  type Role,
  type Scope,
  scope,
} from './kinds/person.ts';
export {
  BOARDS,
  type Board,
  RATING_LIMITS,
  RATINGS_EXAMPLES,
  RATINGS_REFUSALS,
  type RatingPage,
  type RatingStanding,
  type RatingsEventView,
  type RatingsRefusal,
  type RatingsRefusalCode,
  type RatingsView,
  ratingPage,
  ratingsEventView,
  ratingsView,
} from './kinds/ratings.ts';
export {
  asEvent,
  followGame,
  type SeenGame,
  seeGame,
  unseenGame,
  viewOfSeen,
} from './kinds/seen-game.ts';
export {
  PHRASES,
  type Phrase,
  SPEEDS,
  type Speed,
  shownRating,
  TABLE_LIMITS,
  TABLE_REFUSALS,
  type TableAction,
  type TableClock,
  type TableOptions,
  type TableRefusal,
  type TableRefusalCode,
  type Topic,
  tableAction,
  tableClock,
  tableOptions,
} from './kinds/table.ts';
export { clockFor } from './kinds/table-clock.ts';
export {
  type ChatLine,
  chatLine,
  type GameResult,
  gameResult,
  TABLE_EXAMPLES,
  type TableEventView,
  type TableHead,
  type TableTournament,
  type TableView,
  tableEventView,
  tableTournament,
  tableView,
} from './kinds/table-view.ts';
export {
  TOURNAMENT_EXAMPLES,
  type TournamentRequest,
  tournamentRequest,
} from './kinds/tournament.ts';
export { UNGAME_EXAMPLES, type UngameRequest, ungameRequest } from './kinds/ungame.ts';
export {
  WORD_CLAIMS,
  WORD_REPORT_EXAMPLES,
  WORD_REPORT_LIMITS,
  WORD_REPORT_REFUSALS,
  type WordClaim,
  type WordEvidence,
  type WordReportAction,
  type WordReportRefusal,
  type WordReportRefusalCode,
  type WordReportsEventView,
  type WordReportsView,
  wordEvidence,
  wordReportAction,
  wordReportsEventView,
  wordReportsView,
} from './kinds/word-reports.ts';
export { CLOSE_CODES, type CloseReason, MOST_BYTES, MOST_STREAMS } from './limits.ts';
export { pageOfStream, presentPath } from './page-address.ts';
export { type Item, type ServerFrame, type ServerFrameOf, serverFrame } from './server-frames.ts';
export { type Figures, type Statistics, statistics } from './statistics.ts';
export { PROTOCOL } from './version.ts';

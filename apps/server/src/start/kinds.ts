/** All kinds of streams that the server hosts, for programs that read its store without running it. */
import { bingoKind } from '../bingo/bingo-kind.ts';
import { classKind } from '../classes/class-kind.ts';
import { draftKind } from '../draft-sync/draft-kind.ts';
import { answersKind } from '../duplicate/answers-kind.ts';
import { duplicateKind } from '../duplicate/duplicate-kind.ts';
import { gameKind } from '../game/game-kind.ts';
import type { Kind, KindTypes } from '../kind/kind.ts';
import { lobbyKind } from '../lobby/lobby-kind.ts';
import { moderationKind } from '../moderation/moderation-kind.ts';
import { noticeKind } from '../notices/notice-kind.ts';
import { claimKind } from '../people/claim-kind.ts';
import { personKind } from '../people/person/person-kind.ts';
import { ratingsKind } from '../ratings/ratings-kind.ts';
import { tableKind } from '../table/table-kind.ts';
import { tournamentKind } from '../tournament/tournament-kind.ts';
import { ungameKind } from '../ungame/ungame-kind.ts';
import { wordReportsKind } from '../word-reports/word-reports-kind.ts';

export const KINDS = [
  ...[answersKind, bingoKind, claimKind, classKind, draftKind, duplicateKind, gameKind, lobbyKind],
  ...[moderationKind, noticeKind, personKind, ratingsKind, tableKind, tournamentKind, ungameKind],
  wordReportsKind,
] as unknown as readonly Kind<KindTypes>[];

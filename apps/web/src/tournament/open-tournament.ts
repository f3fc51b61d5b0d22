/** A tournament on the server as one person sees it, and what can be asked of it. */
import type { Client } from '@taht/protocol';
import { type Action, applyEvent, type EventView, type TournamentView } from '@taht/tournament';
import { type FollowedStream, followStream } from '../connection/stream.ts';

export type OpenTournament = FollowedStream<TournamentView, Action>;

export type TournamentNews = (news: EventView, view: TournamentView) => void;

export const openTournament = (
  client: Client,
  id: string,
  onNews: TournamentNews,
): OpenTournament =>
  followStream(client, id, {
    fold: (before: TournamentView, event: EventView, version) => ({
      ...applyEvent(before, event),
      version,
    }),
    onNews,
  });

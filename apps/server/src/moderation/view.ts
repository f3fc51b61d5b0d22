/** Moderators see the queue and the log; everybody else sees their own reports. */
import { MODERATION_LIMITS, type ModerationEventView, type ModerationView } from '@taht/protocol';
import type { ModerationEvent } from './events.ts';
import type { Moderation, Report } from './evolve.ts';

export type ModerationViewer =
  | { readonly kind: 'moderator' }
  | { readonly kind: 'reporter'; readonly id: string };

export function viewFor({ reports, log }: Moderation, viewer: ModerationViewer): ModerationView {
  if (viewer.kind === 'reporter')
    return {
      kind: 'reporter',
      reports: reports.filter(({ by }) => by === viewer.id).map(reportView),
    };
  const queue = reports.slice(0, MODERATION_LIMITS.shown).map((report) => ({
    ...reportView(report),
    by: report.by,
    takenBy: report.takenBy,
  }));
  return { kind: 'moderator', queue, log: [...log] };
}

const reportView = ({ number, at, about, reason, text, where }: Report) => ({
  number,
  at,
  about,
  reason,
  text,
  where,
});

export function eventFor(
  event: ModerationEvent,
  viewer: ModerationViewer,
  state: Moderation,
): ModerationEventView | null {
  const isSeen = viewer.kind === 'moderator' || reporterOf(event) === viewer.id;
  return isSeen ? { kind: event.kind, at: event.at, view: viewFor(state, viewer) } : null;
}

/** Whose own report it changes. */
function reporterOf(event: ModerationEvent): string | null {
  if (event.kind === 'reported') return event.by;
  return event.kind === 'dismissed' || event.kind === 'ordered' ? event.reporter : null;
}

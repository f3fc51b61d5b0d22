/** A table calls a referee, where players have devices; nothing is held up by it. */
import type { ActionOf } from './command.ts';
import type { Refusal } from './refusal.ts';
import { playerOf, type Run } from './run.ts';
import { isPresent, type Table } from './state.ts';

/** Between two calls of a table. */
export const CALL_PAUSE_MS = 10_000;

/** One call a table: whoever else sits there sees it. */
export function decideCallReferee(
  run: Run,
  { where, about }: ActionOf<'call-referee'>,
  { table, call, calledAt }: Table,
): Refusal | undefined {
  if (run.state.setup.rules.phones === 'none') return { code: 'no-phones' };
  if (!isPresent(run.state, where)) return { code: 'no-such-round', round: where.round };
  if (call !== null || run.at < calledAt + CALL_PAUSE_MS) return { code: 'referee-called', table };
  run.emit({ kind: 'referee-called', where, player: playerOf(run), about });
  return undefined;
}

export function decideEndCall(
  run: Run,
  { where }: ActionOf<'end-call'>,
  { table, call }: Table,
): Refusal | undefined {
  if (call === null) return { code: 'no-call', table };
  if (run.by.kind === 'player' && run.by.player !== call.player)
    return { code: 'not-for-you', needs: 'referee' };
  run.emit({ kind: 'call-ended', where });
  return undefined;
}

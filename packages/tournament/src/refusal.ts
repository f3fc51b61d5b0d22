/** Why something may not be done in a tournament. */
import type { RulesetFault } from '@taht/rules';
import type { Author, PlayerNumber, Word } from './command.ts';
import type { OpenTie } from './ranking/advance.ts';
import type { FieldChange } from './ranking/field-change.ts';
import type { Waiting } from './ranking/waiting.ts';
import type { Source, TournamentFault } from './rules.ts';

export type Refusal =
  | { readonly code: 'already-done' }
  | { readonly code: 'no-event' }
  | { readonly code: 'already-created' }
  | { readonly code: 'event-over' }
  | { readonly code: 'not-for-you'; readonly needs: Author['kind'] }
  | { readonly code: 'not-your-table'; readonly table: number }
  | { readonly code: 'bad-rules'; readonly faults: readonly (TournamentFault | RulesetFault)[] }
  | { readonly code: 'delete-by-past' }
  | { readonly code: 'delete-by-far'; readonly most: number }
  | { readonly code: 'no-director' }
  | { readonly code: 'official-twice'; readonly name: string }
  | { readonly code: 'text-missing' }
  | { readonly code: 'reason-missing' }
  /** Somebody else has changed it since this console looked. */
  | { readonly code: 'changed-since'; readonly seen?: number; readonly now?: number }
  // Players.
  | { readonly code: 'nobody-named' }
  | { readonly code: 'name-missing' }
  | { readonly code: 'too-many-players'; readonly most: number }
  | { readonly code: 'already-entered'; readonly player: PlayerNumber }
  | { readonly code: 'no-such-player'; readonly player: PlayerNumber }
  | { readonly code: 'player-twice'; readonly player: PlayerNumber }
  | { readonly code: 'bad-table-number'; readonly table: number }
  // Devices.
  | { readonly code: 'door-shut' }
  | { readonly code: 'already-asked' }
  | { readonly code: 'too-many-asking'; readonly most: number }
  | { readonly code: 'not-asking' }
  | { readonly code: 'no-phones' }
  | { readonly code: 'wrong-key'; readonly player: PlayerNumber }
  | { readonly code: 'wrong-recovery' }
  | { readonly code: 'player-taken'; readonly player: PlayerNumber }
  | { readonly code: 'no-device'; readonly player: PlayerNumber }
  // Stages and rounds.
  | { readonly code: 'stage-begun'; readonly stage: number }
  | { readonly code: 'no-such-stage'; readonly stage: number }
  | { readonly code: 'no-such-round'; readonly round: number }
  | { readonly code: 'no-such-table'; readonly table: number }
  /** The rounds of the stage before have not all been played. */
  | { readonly code: 'stage-not-over'; readonly stage: number }
  | { readonly code: 'tables-open'; readonly tables: readonly number[] }
  | { readonly code: 'too-few-players'; readonly found: number; readonly needs: number }
  | { readonly code: 'too-few-runners-up'; readonly found: number }
  | ({ readonly code: 'tie-open' } & OpenTie)
  /** Equals whose order waits for what some of them had before deductions. */
  | ({ readonly code: 'before-missing' } & Waiting)
  | { readonly code: 'table-twice'; readonly table: number }
  | {
      readonly code: 'wrong-seats';
      readonly table: number;
      readonly least: number;
      readonly most: number;
    }
  | { readonly code: 'not-in-round'; readonly player: PlayerNumber }
  | { readonly code: 'not-seated'; readonly player: PlayerNumber }
  | { readonly code: 'table-played'; readonly table: number }
  | { readonly code: 'no-letters' }
  | { readonly code: 'letters-unsettled'; readonly players: readonly PlayerNumber[] }
  | { readonly code: 'no-tie' }
  // Games on Täht.
  | { readonly code: 'game-open'; readonly table: number }
  | { readonly code: 'devices-missing'; readonly players: readonly PlayerNumber[] }
  // Results.
  | { readonly code: 'source-not-allowed'; readonly source: Source }
  | { readonly code: 'result-there'; readonly table: number }
  | { readonly code: 'no-result'; readonly table: number }
  | { readonly code: 'no-report'; readonly table: number }
  | { readonly code: 'already-confirmed' }
  | { readonly code: 'table-disputed'; readonly table: number }
  | { readonly code: 'no-dispute'; readonly table: number }
  | { readonly code: 'score-missing'; readonly player: PlayerNumber }
  | { readonly code: 'score-out-of-range'; readonly player: PlayerNumber; readonly most: number }
  | { readonly code: 'score-above-before'; readonly player: PlayerNumber }
  | { readonly code: 'sum-wrong'; readonly stated: number; readonly found: number }
  | { readonly code: 'nobody-played'; readonly table: number }
  /** Nobody should have gone on instead of somebody else, or there is no telling who. */
  | { readonly code: 'no-field-change'; readonly stage: number }
  /** Others should have gone on to a stage that has begun. */
  | ({ readonly code: 'field-changes' } & FieldChange)
  // At the table.
  | { readonly code: 'referee-called'; readonly table: number }
  | { readonly code: 'no-call'; readonly table: number }
  | { readonly code: 'no-words' }
  | { readonly code: 'not-a-letter'; readonly letter: string }
  | { readonly code: 'verdict-missing'; readonly words: readonly Word[] }
  | { readonly code: 'own-word'; readonly player: PlayerNumber }
  | { readonly code: 'no-challenger' }
  | { readonly code: 'no-misdraw-rule' }
  | { readonly code: 'no-misdraw'; readonly tiles: number }
  // The room.
  | { readonly code: 'no-room-clock' }
  | { readonly code: 'clock-running' }
  | { readonly code: 'clock-stopped' }
  | { readonly code: 'clock-idle' }
  | { readonly code: 'time-out-of-range'; readonly most: number }
  | { readonly code: 'nothing-to-undo' }
  | { readonly code: 'later-entries'; readonly commands: readonly string[] }
  | { readonly code: 'bad-prize' }
  | { readonly code: 'bad-hall-rules'; readonly most: number; readonly longest: number };

export type RefusalCode = Refusal['code'];

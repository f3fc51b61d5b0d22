/** The ids that rules and server ask for: a new code, event, phase or field without its text fails the type check, and so does a text that nothing asks for any more. */
import type { bingo, duplicate, solitaire, ungame } from '@taht/modes';
import type {
  ClassRefusal,
  DraftSyncRefusalCode,
  LobbyRefusalCode,
  ModerationRefusal,
  PeopleFailureCode,
  PersonRefusal,
  Phrase,
  RatingsRefusalCode,
  Speed,
  TableRefusalCode,
  WordReportRefusal,
} from '@taht/protocol';
import type {
  EndReason,
  FactKind,
  FactOf,
  NotationFailure,
  Phase,
  RefusalCode,
  Ruleset,
  RulesetFault,
  SkipCause,
  Standing,
} from '@taht/rules';
import type {
  RefusalCode as EventRefusalCode,
  ListFault,
  RosterFault,
  RosterField,
  Rung,
  TournamentFault,
  TshFailure,
  Warning,
} from '@taht/tournament';

export type RequiredId =
  | RefusalTextId
  | ServerTextId
  | PeopleTextId
  | DuplicateTextId
  | ModeTextId
  | TournamentTextId
  | DrawTextId
  | RosterTextId
  | TableTextId
  | RuleTextId;

/** Ids of the families above that no list of codes holds. */
type FreeId =
  | 'letter.looks-like'
  | `refusal.${'lexicon-unavailable' | 'no-such-version' | 'hints-off' | 'queue-full' | 'engine-failed'}`
  | `rule.${'ours' | 'theme.name.none' | 'challenge.window.joinSeconds.zero' | 'takeBack.heading'}`
  | `rule.words.${'lexicon' | 'forms' | 'exclude'}.${string}`;

type Family =
  | 'refusal'
  | 'fault'
  | 'letter'
  | 'notation'
  | 'phrase'
  | 'speed'
  | `duplicate.${'refusal' | 'slip' | 'phase' | 'verdict' | 'end'}`
  | 'mode-refusal'
  | 'ungame.end'
  | `tournament.${'refusal' | 'fault' | 'rung'}`
  | 'draw'
  | 'roster'
  | 'event'
  | 'phase'
  | 'end'
  | 'cause'
  | 'standing'
  | 'rule';

/** Those of the ids that are built from a code, but from none that there is. */
export type Stale<Id> = Exclude<Extract<Id, `${Family}.${string}`>, RequiredId | FreeId>;

/** What `parseWord` and its like may find wrong, as far as it is about letters alone. */
type LetterFailure = Extract<NotationFailure, { readonly character: string }>;

type RefusalTextId =
  | `refusal.${RefusalCode}`
  | `fault.${RulesetFault}`
  | `letter.${LetterFailure['code']}`
  | `notation.${Exclude<NotationFailure, LetterFailure>['code']}`;

type ServerTextId =
  | `refusal.${TableRefusalCode | LobbyRefusalCode | RatingsRefusalCode | DraftSyncRefusalCode}`
  | `phrase.${Phrase}`
  | `speed.${Speed}`;

type PeopleTextId =
  `refusal.${(PersonRefusal | ClassRefusal | ModerationRefusal | WordReportRefusal)['code'] | PeopleFailureCode}`;

/** What the duplicate game refuses for reasons that the standard game does not have, its verdicts, and how it ends. */
type DuplicateTextId =
  | `duplicate.refusal.${Exclude<duplicate.RefusalCode | duplicate.answers.RefusalCode, RefusalCode>}`
  | `duplicate.slip.${Exclude<SlipCode, 'bad-word' | 'no-such-player'>}`
  | `duplicate.phase.${duplicate.Phase['kind']}`
  | `duplicate.verdict.${duplicate.Verdict}`
  | `duplicate.end.${duplicate.EndReason}`;

type SlipCode = duplicate.SlipFault['code'] | 'wrong-fields';

/** What the small games refuse for reasons that the standard game does not have, and how they end. */
type ModeTextId =
  | `mode-refusal.${Exclude<SmallRefusalCode, RefusalCode>}`
  | `ungame.end.${ungame.EndReason}`;

type SmallRefusalCode =
  | ungame.RefusalCode
  | ungame.FromGameRefusal['code']
  | bingo.RefusalCode
  | solitaire.RefusalCode;

/** What an event refuses beyond what games refuse alike, what is wrong with its rules, and what it ranks by. */
type TournamentTextId =
  | `tournament.refusal.${Exclude<EventRefusalCode, SharedCode>}`
  | `tournament.fault.${TournamentFault}`
  | `tournament.rung.${Rung}`;

/** What a director should know of a draw, and why it is as it is. */
type DrawTextId =
  | `draw.warning.${Warning['code']}`
  | `draw.why.${'same-school' | 'no-same-school' | 'repeats' | 'no-repeats' | 'least' | 'moved'}`;

/** What is wrong with a list of players or a file of another program, and what its columns are called. */
type RosterTextId =
  | `roster.fault.${(RosterFault | ListFault)['code']}`
  | `roster.field.${RosterField}`
  | `roster.line.${TshFailure['expected']}`;

type SharedCode =
  | 'already-done'
  | 'time-out-of-range'
  | 'no-such-player'
  | 'reason-missing'
  | 'clock-running'
  | 'clock-stopped';

/** The seed is nobody's to see before it is revealed, so sealing it has no line in the log. */
type PublicKind = Exclude<FactKind, 'sealed'>;

type Cause =
  | SkipCause
  | FactOf<'returned'>['cause']
  | FactOf<'resigned'>['cause']
  | FactOf<'passed'>['cause']
  | FactOf<'adjusted'>['cause']
  | FactOf<'undone'>['cause']
  | FactOf<'ended'>['adjustments'][number]['cause'];

type TableTextId =
  | `event.${PublicKind}`
  | `phase.${Phase['kind']}`
  | `end.${EndReason}`
  | `cause.${Cause}`
  | `standing.${Standing}`;

/** A label for every field and group of a ruleset, and a text for every value that is not free text. */
type RuleTextId = {
  [Field in keyof Ruleset]: RuleIds<Ruleset[Field], `rule.${Field}`>;
}[keyof Ruleset];

type RuleIds<T, Path extends string> = T extends readonly (infer Item)[]
  ? Path | `${Path}.none` | ValueIds<Item, Path>
  : T extends object
    ? Path | { [Key in keyof T & string]: RuleIds<T[Key], `${Path}.${Key}`> }[keyof T & string]
    : Path | ValueIds<T, Path>;

type ValueIds<T, Path extends string> = T extends number
  ? `${Path}.number`
  : T extends boolean
    ? `${Path}.${T extends true ? 'yes' : 'no'}`
    : T extends string
      ? string extends T
        ? never
        : `${Path}.${T}`
      : never;

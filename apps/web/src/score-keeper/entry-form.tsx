/** What is entered: a play with its points as they would be, and everything else that fills a line. */
import { type Signal, useSignal } from '@preact/signals';
import { lineText } from '@taht/phrasing';
import type { Line, Wish } from '@taht/record';
import { texts } from '../i18n/texts.ts';
import { AdjustDialog, ChallengeDialog, EndDialog, ExchangeDialog } from './dialogs.tsx';
import { emptyEntry, readRack } from './entry.ts';
import { type EntryFormProps, PlayForm } from './play-form.tsx';
import css from './score-keeper.module.css';

const ASKED = ['exchange', 'challenge', 'adjust', 'end'] as const;
type Asked = (typeof ASKED)[number];

export function EntryForm(props: EntryFormProps) {
  const { sheet, scored, ground, naming, entry, change, act } = props;
  const { t } = texts.value;
  const asked = useSignal<Asked | null>(null);
  const note = useSignal<MendNote>({ by: '', reason: '' });
  const { place } = entry;
  const seat = entry.seat ?? ground.onTurn ?? 0;
  const move = { seat, rack: readRack(entry.rack, naming.script) ?? null };

  const write = async (made: Line): Promise<void> => {
    const wish: Wish =
      place.kind === 'mend'
        ? { kind: 'mend', id: place.id, line: made, ...note.value }
        : place.kind === 'insert'
          ? { kind: 'insert', before: place.before, line: made }
          : { kind: 'write', line: made };
    if (!(await act(wish))) return;
    asked.value = null;
    note.value = { ...note.value, reason: '' };
    change(emptyEntry);
  };
  const close = (): void => {
    asked.value = null;
  };
  const shared = { scored: ground, naming, onLine: write, onClose: close };
  return (
    <section class={css.entry} aria-label={t('score-keeper.enter')}>
      {scored.due === null ? null : (
        <p role="status">
          {t('score-keeper.end-due', {
            reason: t(`end.${scored.due}`, { player: naming.player(scored.held.indexOf(0)) }),
          })}
        </p>
      )}
      <Mending {...props} note={note} />
      {scored.isOver && place.kind === 'write' ? (
        <p role="status">
          {t('play.winner', {
            player: texts.value.list((scored.ranking[0] ?? []).map(naming.player)),
            score: scored.scores[scored.ranking[0]?.[0] ?? 0] ?? 0,
          })}
        </p>
      ) : (
        <PlayForm {...props} seat={seat} onLine={write}>
          <p class={css.buttons}>
            <button type="button" onClick={() => void write({ kind: 'pass', ...move })}>
              {t('game.pass')}
            </button>
            {ASKED.map((kind) => (
              <button
                key={kind}
                type="button"
                onClick={() => {
                  asked.value = kind;
                }}
              >
                {t(
                  kind === 'exchange' || kind === 'challenge'
                    ? `game.${kind}`
                    : `score-keeper.${kind}`,
                )}
              </button>
            ))}
          </p>
        </PlayForm>
      )}
      {asked.value === 'exchange' ? (
        <ExchangeDialog hand={naming.script} move={move} onLine={write} onClose={close} />
      ) : null}
      {asked.value === 'challenge' ? <ChallengeDialog {...shared} /> : null}
      {asked.value === 'adjust' ? <AdjustDialog {...shared} seat={seat} /> : null}
      {asked.value === 'end' ? <EndDialog {...shared} sheet={sheet} /> : null}
    </section>
  );
}

interface MendNote {
  readonly by: string;
  readonly reason: string;
}

interface MendingProps extends EntryFormProps {
  readonly note: Signal<MendNote>;
}

/** The line that is mended, or before which another is put. */
function Mending({ scored, naming, entry: { place }, change, act, note }: MendingProps) {
  const { t } = texts.value;
  const at = place.kind === 'mend' ? place.id : place.kind === 'insert' ? place.before : null;
  const line = scored.rows.find(({ written }) => written !== null && written.id === at)?.written
    ?.line;
  if (line === undefined) return null;
  const said = lineText(line, naming, texts.value);
  const cancel = (
    <button type="button" onClick={() => change(emptyEntry)}>
      {t('shell.cancel')}
    </button>
  );
  if (place.kind !== 'mend')
    return (
      <div class={css.mending}>
        <p>{t('score-keeper.inserting', { line: said })}</p>
        <p class={css.buttons}>{cancel}</p>
      </div>
    );
  const { id } = place;
  const strike = async (): Promise<void> => {
    if (await act({ kind: 'strike', id, ...note.value })) change(emptyEntry);
  };
  return (
    <div class={css.mending}>
      <p>{t('score-keeper.mending', { line: said })}</p>
      <div class={css.pair}>
        <NoteField label={t('score-keeper.mend-by')} note={note} field="by" />
        <NoteField label={t('score-keeper.mend-reason')} note={note} field="reason" />
      </div>
      <p class={css.buttons}>
        <button type="button" onClick={strike}>
          {t('score-keeper.strike')}
        </button>
        <button
          type="button"
          onClick={() => change({ ...emptyEntry, place: { kind: 'insert', before: id } })}
        >
          {t('score-keeper.insert')}
        </button>
        {cancel}
      </p>
    </div>
  );
}

interface NoteFieldProps extends Pick<MendingProps, 'note'> {
  readonly label: string;
  readonly field: keyof MendNote;
}

const NoteField = ({ label, note, field }: NoteFieldProps) => (
  <label>
    {label}
    <input
      type="text"
      maxLength={200}
      value={note.value[field]}
      onInput={({ currentTarget }) => {
        note.value = { ...note.value, [field]: currentTarget.value };
      }}
    />
  </label>
);

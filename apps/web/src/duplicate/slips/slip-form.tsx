/** One slip after the other by keyboard alone: Enter goes from field to field, and from the last one to the next slip. */
import { type Signal, useSignal } from '@preact/signals';
import type { Result } from '@taht/base';
import type { Alphabet } from '@taht/letters';
import type { duplicate } from '@taht/modes';
import { laidText, plain } from '@taht/phrasing';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { Trouble } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { askAbout, verdictOn } from '../../local-games/judged.ts';
import { namingOf } from '../../play/static/static-board.tsx';
import { announce } from '../../ui/announcer.tsx';
import css from '../duplicate.module.css';
import { sayTrouble } from '../duplicate-texts.ts';
import type { View } from '../game.ts';
import { sceneOf } from '../scene.ts';
import type { AnswersSoFar } from '../use-answers-so-far.ts';
import { faultText, NOTHING_TYPED, readTyped, type Typed, worthOf } from './read.ts';

export interface EntryProps {
  readonly view: View;
  readonly table: duplicate.SlipTable;
  readonly alphabet: Alphabet;
  readonly handIn: (answer: duplicate.SealedAnswer) => Promise<Result<null, Trouble>>;
}

interface SlipFormProps extends EntryProps {
  readonly found: AnswersSoFar;
}

const FIELDS = ['number', 'word', 'square', 'score'] as const;
type Field = (typeof FIELDS)[number];
const DIGITS: readonly Field[] = ['number', 'score'];

export function SlipForm({ view, table, alphabet, handIn, found }: SlipFormProps) {
  const { t } = texts.value;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const typed = useSignal<Typed>(NOTHING_TYPED);
  /** What was typed and not taken. */
  const failed = useSignal<readonly string[]>([]);
  const naming = namingOf(sceneOf(view));
  const slip = isWhole(typed.value) ? readTyped(table, typed.value, alphabet) : null;
  const words = slip?.ok ? slip.value.words : [];
  const { lexicon } = view;
  useEffect(() => {
    if (words.length > 0) void askAbout(lexicon, words);
  }, [lexicon.hash, words.map((letters) => letters.join('')).join(' ')]);

  const send = async (answer: duplicate.SealedAnswer): Promise<void> => {
    const play = laidText(answer.tiles, view.board, naming);
    const sent = await handIn(answer);
    if (sent.ok) announce(t('duplicate.entered', { number: answer.player, play }));
    else {
      const why = sayTrouble(texts.value, sent.error);
      failed.value = [...failed.value, `${answer.player} · ${play}: ${why}`];
    }
  };
  /** The next slip is typed while this one is on its way. */
  const submit = (event: Event): void => {
    event.preventDefault();
    const present = typed.value;
    const read = isWhole(present) ? readTyped(table, present, alphabet) : null;
    if (read === null) goTo(form.current, firstEmpty(present));
    else if (!read.ok) goTo(form.current, fieldOf(read.error));
    else {
      void send(read.value.read.answer);
      typed.value = NOTHING_TYPED;
      goTo(form.current, 'number');
    }
  };

  const worth = slip?.ok
    ? worthOf(slip.value, (letters) => verdictOn(lexicon, letters), texts.value)
    : null;
  const said =
    slip === null ? '' : slip.ok ? worth?.text : faultText(texts.value, slip.error, naming);
  const player = found.paper.find((each) => String(each.player) === typed.value.number.trim());
  const before = found.slips.find((each) => each.player === player?.player);
  return (
    <form ref={form} class={css.slip} onSubmit={submit} aria-describedby={`${id}-help`}>
      {FIELDS.map((field) => (
        <SlipField
          key={field}
          field={field}
          typed={typed}
          onNext={(next) => goTo(form.current, next)}
        />
      ))}
      <button type="submit" class="main">
        {t('duplicate.enter-slip')}
      </button>
      <p class={css.who} role="status">
        {player === undefined
          ? ''
          : [player.name, player.hall].filter(Boolean).map(plain).join(' · ')}
        {before === undefined
          ? null
          : ` – ${t('duplicate.replaces', { play: laidText(before.tiles, view.board, naming) })}`}
      </p>
      <p class={`${css.worth} ${worth?.isGood ? '' : 'warn'}`} role="status">
        {said}
      </p>
      {failed.value.map((line, i) => (
        <p key={i} class="warn" role="alert">
          {line}
        </p>
      ))}
      <p id={`${id}-help`} class={css.help}>
        {t('duplicate.slip-help', { example: naming.example })}
      </p>
    </form>
  );
}

const fieldOf = ({ code }: duplicate.SlipFault): Field =>
  code === 'bad-score'
    ? 'score'
    : code === 'bad-square'
      ? 'square'
      : code === 'bad-word'
        ? 'word'
        : 'number';

interface SlipFieldProps {
  readonly field: Field;
  readonly typed: Signal<Typed>;
  readonly onNext: (field: Field) => void;
}

const SlipField = ({ field, typed, onNext }: SlipFieldProps) => (
  <label data-field={field}>
    {texts.value.t(`duplicate.field.${field}`)}
    <input
      type="text"
      name={field}
      value={typed.value[field]}
      autocomplete="off"
      autocapitalize={field === 'word' ? 'characters' : 'off'}
      spellcheck={false}
      enterkeyhint={field === 'score' ? 'done' : 'next'}
      {...(DIGITS.includes(field) ? { inputMode: 'numeric' as const } : {})}
      onKeyDown={(event) => {
        const next = FIELDS[FIELDS.indexOf(field) + 1];
        if (event.key !== 'Enter' || next === undefined) return;
        event.preventDefault();
        onNext(next);
      }}
      onInput={({ currentTarget }) => {
        typed.value = { ...typed.value, [field]: currentTarget.value };
      }}
    />
  </label>
);

function goTo(form: HTMLFormElement | null, field: Field): void {
  const input = form?.elements.namedItem(field);
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
}

/** The score may be left out. */
const isWhole = ({ number, word, square }: Typed): boolean =>
  number !== '' && word !== '' && square !== '';

const firstEmpty = (typed: Typed): Field =>
  FIELDS.find((field) => field !== 'score' && typed[field] === '') ?? 'number';

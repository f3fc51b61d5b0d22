/** Language, looks, and how one likes to play; all of it stays on this device. */
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { texts } from '../i18n/texts.ts';
import { useParts } from '../i18n/use-part.ts';
import { plainChoices } from '../new-game/choices.ts';
import { LONGEST_NAME } from '../new-game/places.ts';
import { OfflineSettings } from '../offline/offline-settings.tsx';
import { PREMIUM_KINDS } from '../play/board/premium-kinds.ts';
import { PremiumSquare } from '../play/board/premium-square.tsx';
import { boardLook } from '../preferences/board-look.ts';
import { BOARD_CHOICES, TILE_FACES } from '../preferences/boards.ts';
import { LanguageSelect } from '../preferences/language-select.tsx';
import { FACES, KEYBOARDS, preferences, THEMES } from '../preferences/preferences.ts';
import css from './settings.module.css';

export function Settings() {
  const isReady = useParts('settings');
  const about = useId();
  const { t, language } = texts.value;
  const { ruleset } = plainChoices(
    preferences.edition.value || language,
    preferences.ruleset.value,
  );
  if (!isReady) return <p class="page">{t('shell.loading')}</p>;
  return (
    <section class={`page ${css.settings}`}>
      <h1>{t('shell.settings')}</h1>
      <Field label={t('shell.language')} control={(id) => <LanguageSelect id={id} />} />
      <Field
        label={t('settings.name')}
        control={(id) => (
          <input
            id={id}
            type="text"
            value={preferences.name.value}
            maxLength={LONGEST_NAME}
            autocomplete="nickname"
            aria-describedby={about}
            onInput={({ currentTarget }) => {
              preferences.name.value = currentTarget.value;
            }}
          />
        )}
      />
      <p id={about} class={css.about}>
        {t('settings.name-about')}
      </p>
      <h2>{t('settings.looks')}</h2>
      <Choice
        label={t('shell.theme')}
        of={preferences.theme}
        values={THEMES}
        textOf={(value) => t(`shell.theme.${value}`)}
      />
      <Choice
        label={t('settings.board')}
        of={preferences.board}
        values={BOARD_CHOICES}
        textOf={(value) => t(`settings.board.${value}`)}
      />
      <div class={css.squares} data-board={boardLook(ruleset)} aria-hidden="true">
        {PREMIUM_KINDS.map((kind) => (
          <PremiumSquare key={kind} kind={kind} isSample />
        ))}
      </div>
      <p class={css.about}>{t('settings.board-about')}</p>
      <Choice
        label={t('settings.tiles')}
        of={preferences.tileFace}
        values={TILE_FACES}
        textOf={(value) => t(`settings.tiles.${value}`)}
      />
      <Choice
        label={t('shell.face')}
        of={preferences.face}
        values={FACES}
        textOf={(value) => t(`shell.face.${value}`)}
      />
      <Tick of={preferences.hasLargeTiles} label={t('shell.hasLargeTiles')} />
      <Tick of={preferences.isStill} label={t('shell.isStill')} />
      <h2>{t('settings.playing')}</h2>
      <Choice
        label={t('settings.keyboard')}
        of={preferences.keyboard}
        values={KEYBOARDS}
        textOf={(value) => t(`settings.keyboard.${value}`)}
      />
      <Tick of={preferences.hasSound} label={t('shell.hasSound')} />
      <OfflineSettings />
    </section>
  );
}

interface FieldProps {
  readonly label: string;
  readonly control: (id: string) => ComponentChildren;
}

function Field({ label, control }: FieldProps) {
  const id = useId();
  return (
    <p class={css.field}>
      <label for={id}>{label}</label>
      {control(id)}
    </p>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly of: Signal<T>;
  readonly values: readonly T[];
  readonly textOf: (value: T) => string;
}

function Choice<T extends string>({ label, of, values, textOf }: ChoiceProps<T>) {
  return (
    <Field
      label={label}
      control={(id) => (
        <select
          id={id}
          value={of.value}
          onChange={({ currentTarget }) => {
            of.value = currentTarget.value as T;
          }}
        >
          {values.map((value) => (
            <option key={value} value={value}>
              {textOf(value)}
            </option>
          ))}
        </select>
      )}
    />
  );
}

const Tick = ({ of, label }: { readonly of: Signal<boolean>; readonly label: string }) => (
  <p>
    <label class={css.tick}>
      <input
        type="checkbox"
        checked={of.value}
        onChange={({ currentTarget }) => {
          of.value = currentTarget.checked;
        }}
      />
      <span>{label}</span>
    </label>
  </p>
);

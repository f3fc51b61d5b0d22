/** Each language by its own name. */
import { LANGUAGES, type Language, OWN_NAMES } from '@taht/messages';
import { preferences } from './preferences.ts';

export const LanguageSelect = ({
  label,
  id,
  onChoose,
}: {
  readonly label?: string;
  readonly id?: string;
  /** What changes with it. */
  readonly onChoose?: (language: Language) => void;
}) => (
  <select
    value={preferences.language.value}
    id={id}
    aria-label={label}
    onChange={({ currentTarget }) => {
      preferences.language.value = currentTarget.value as Language;
      preferences.hasChosenLanguage.value = true;
      onChoose?.(preferences.language.value);
    }}
  >
    {LANGUAGES.map((language) => (
      <option key={language} value={language} lang={language}>
        {OWN_NAMES[language]}
      </option>
    ))}
  </select>
);

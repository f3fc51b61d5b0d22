/** A live board, and beside it all that one can wish of it; a choice is done when it is seen, and stays on this device. */
import { texts } from '../i18n/texts.ts';
import { useParts } from '../i18n/use-part.ts';
import { LONGEST_NAME } from '../new-game/places.ts';
import { rulesetIn } from '../new-game/way-of-playing.ts';
import { OfflineSettings } from '../offline/offline-settings.tsx';
import { LanguageSelect } from '../preferences/language-select.tsx';
import { FACES, KEYBOARDS, preferences, THEMES } from '../preferences/preferences.ts';
import { chosenEdition } from '../ui/chosen-edition.ts';
import { hear } from '../ui/hear.ts';
import { Loading } from '../ui/loading.tsx';
import { into, typedInto } from '../ui/set.ts';
import { LiveBoard } from './live-board.tsx';
import { BoardPictures, TilePictures } from './pictures.tsx';
import { PremiumKey } from './premium-key.tsx';
import { Field, Segments, Switch } from './rows.tsx';
import css from './settings.module.css';

export function Settings() {
  const isReady = useParts('settings');
  const { t } = texts.value;
  if (!isReady) return <Loading />;
  const edition = chosenEdition().id;
  const ruleset = rulesetIn(edition);
  return (
    <section class={css.settings}>
      <div class={css.looks}>
        <LiveBoard edition={edition} ruleset={ruleset} />
        <div class={css.choices}>
          <h1>{t('shell.settings')}</h1>
          <p class={css.about}>{t('settings.lead')}</p>
          <BoardPictures ruleset={ruleset} />
          <PremiumKey />
          <p class={css.about}>{t('settings.clear-about')}</p>
          <TilePictures edition={edition} />
          <Wishes />
        </div>
      </div>
      <div class={css.more}>
        <OwnWords />
        <OfflineSettings />
      </div>
    </section>
  );
}

/** What is seen on the board or heard from it. */
function Wishes() {
  const { t } = texts.value;
  const { hasSound, isStill, hasLargeTiles } = preferences;
  return (
    <div class={css.rows}>
      <Switch
        label={t('shell.hasSound')}
        isOn={hasSound.value}
        onChange={(isOn) => {
          hasSound.value = isOn;
          hear('lay');
        }}
      />
      <Switch
        label={t('settings.motion')}
        isOn={!isStill.value}
        onChange={(isOn) => {
          isStill.value = !isOn;
        }}
      />
      <Switch
        label={t('settings.large-tiles')}
        isOn={hasLargeTiles.value}
        onChange={into(hasLargeTiles)}
      />
      <Segments
        label={t('settings.theme')}
        of={preferences.theme}
        values={THEMES}
        textOf={(value) => t(`settings.theme.${value}`)}
      />
      <Segments
        label={t('settings.face')}
        of={preferences.face}
        values={FACES}
        textOf={(value) => t(`settings.face.${value}`)}
      />
    </div>
  );
}

/** Who one is, what one reads, and with which letters one writes. */
function OwnWords() {
  const { t } = texts.value;
  return (
    <div class={css.rows}>
      <Field label={t('shell.language')} control={(id) => <LanguageSelect id={id} />} />
      <Field
        label={t('settings.name')}
        about={t('settings.name-about')}
        control={(id, about) => (
          <input
            id={id}
            type="text"
            value={preferences.name.value}
            maxLength={LONGEST_NAME}
            autocomplete="nickname"
            aria-describedby={about}
            onInput={typedInto(preferences.name)}
          />
        )}
      />
      <Segments
        label={t('settings.keyboard')}
        of={preferences.keyboard}
        values={KEYBOARDS}
        textOf={(value) => t(`settings.keyboard.${value}`)}
      />
    </div>
  );
}

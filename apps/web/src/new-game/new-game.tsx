/** The builder of a game: every choice with its explanation, refused where it makes no sense. */
import { useSignal } from '@preact/signals';
import { friendlyIn } from '@taht/editions';
import type { Ruleset } from '@taht/rules';
import { botProfile, laysPhonies } from '@taht/search';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { texts } from '../i18n/texts.ts';
import { useParts } from '../i18n/use-part.ts';
import { failureText } from '../local-games/failure-text.ts';
import type { HostFailure } from '../local-games/message.ts';
import { RuleChanges } from '../play/rules/rule-changes.tsx';
import { preferences } from '../preferences/preferences.ts';
import { Loading } from '../ui/loading.tsx';
import { into } from '../ui/set.ts';
import { useAttempt } from '../ui/use-attempt.ts';
import { Warning } from '../ui/warning.tsx';
import {
  type Choices,
  changeRuleset,
  editionOfRuleset,
  faultsOf,
  isPlain,
  plainChoices,
  rulesOf,
} from './choices.ts';
import { AllOptions } from './form/all-options.tsx';
import { Equipment, type EquipmentProps, Words } from './form/equipment.tsx';
import { HouseRules } from './form/house-rules.tsx';
import css from './form/new.module.css';
import { Places } from './form/places.tsx';
import { Share } from './form/share.tsx';
import { WaySwitch } from './form/way-switch.tsx';
import { lastCode, lastPlaces } from './last-choices.ts';
import { opponentName } from './opponent-select.tsx';
import { GENTLE } from './opponents.ts';
import { type Place, placeFaults, playersOf, withNames } from './places.ts';
import { type CodeFailure, decodeChoices, encodeChoices } from './share-code.ts';
import { startGame } from './start-game.ts';
import { rulesetIn, wayOf } from './way-of-playing.ts';

export function NewGame({ code = '' }: { readonly code?: string }) {
  const isReady = useParts('build', 'rules', 'start', 'lists');
  if (!isReady) return <Loading />;
  return <Builder key={code} code={code} />;
}

function Builder({ code }: { readonly code: string }) {
  const { t, language } = texts.value;
  const { route, query } = useLocation();
  const opened = useSignal(openCode(code, language));
  const choices = useSignal<Choices>(opened.value.choices);
  const places = useSignal<readonly Place[]>(firstPlaces('table' in query, t('home.player')));
  /** How often one has tried to begin what cannot be. */
  const tries = useSignal(0);
  const { isBusy, trouble, attempt } = useAttempt<HostFailure>();
  const shareCode = encodeChoices(choices.value);
  // A reload finds them again.
  useEffect(() => {
    lastCode.value = shareCode;
  }, [shareCode]);
  // What is wrong is marked by now.
  useEffect(() => {
    if (tries.value > 0) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries.value]);

  const change = (next: Choices): void => {
    choices.value = next;
    trouble.value = null;
  };
  const rules = rulesOf(choices.value);
  const seated = withNames(places.value, (seat) => t('build.seat', { number: seat + 1 }));
  const { faults, seats, isCountWrong, isSound } = checked(choices.value, seated);
  const { min, max } = rules.players;

  const begin = async (): Promise<void> => {
    if (!isSound) {
      tries.value++;
      return;
    }
    lastPlaces.value = places.value;
    const created = await attempt(startGame(choices.value, playersOf(seated, opponentName)));
    if (created.ok) route(`/play/${created.value}`);
  };

  return (
    <section class={`page ${css.builder}`}>
      <h1>{t('build.title')}</h1>
      <Alert text={opened.value.failure && t(`build.${opened.value.failure}`)} />
      <div>
        <Places
          places={places.value}
          faults={tries.value > 0 ? seats : []}
          max={max}
          onChange={into(places)}
        />
        {places.value.some((place) => mayLayPhonies(place, rules)) ? (
          <p>{t('opponent.phonies')}</p>
        ) : null}
        {isCountWrong ? (
          <p class="warn">{t('refusal.wrong-number-of-players', { min, max })}</p>
        ) : null}
        <Words choices={choices.value} onChange={change} />
      </div>
      <div>
        <WayChoice choices={choices.value} onChange={change} />
        <details class={css.more} open={isPlain(opened.value.choices) ? undefined : true}>
          <summary>{t('build.more')}</summary>
          <Equipment choices={choices.value} onChange={change} />
          <HouseRules choices={choices.value} faults={faults} onChange={change} />
          <AllOptions choices={choices.value} faults={faults} onChange={change} />
        </details>
        {rules.challenge.mode === 'referee' || rules.challenge.window.until === 'referee' ? (
          <p>{t('build.referee')}</p>
        ) : null}
        <Faults faults={faults} />
        <Alert text={trouble.value && failureText(trouble.value, texts.value)} />
        <p class={css.begin}>
          <button type="button" class="main" disabled={isBusy.value} onClick={begin}>
            {t('build.begin')}
          </button>
        </p>
        <p>
          <a href={`/rules/${shareCode}`}>{t('build.sheet')}</a>
        </p>
        <Share code={shareCode} />
      </div>
    </section>
  );
}

function mayLayPhonies(place: Place, rules: Ruleset): boolean {
  const profile = place.kind === 'bot' ? botProfile(place.bot) : undefined;
  return profile !== undefined && laysPhonies(profile, rules);
}

/** The switch, and below it what it changes. */
function WayChoice({ choices, onChange }: EquipmentProps) {
  const { t } = texts.value;
  const edition = editionOfRuleset(choices.ruleset);
  if (edition === undefined) return null;
  return (
    <>
      <WaySwitch
        way={wayOf(choices.ruleset)}
        onChange={(way) => onChange(changeRuleset(choices, rulesetIn(edition.id, way)))}
      />
      <details class={css.more}>
        <summary>{t('build.different')}</summary>
        <RuleChanges
          before={edition.rulesets[0]}
          after={friendlyIn(edition)}
          called={[t('way.rulebook'), t('way.friendly')]}
        />
      </details>
    </>
  );
}

const Alert = ({ text }: { readonly text: string | null }) => text && <Warning>{text}</Warning>;

/** What is wrong with what was chosen. */
function checked(choices: Choices, places: readonly Place[]) {
  const { min, max } = rulesOf(choices).players;
  const faults = faultsOf(choices);
  const seats = placeFaults(places, choices.lexicon);
  const isCountWrong = places.length < min || places.length > max;
  const isThemeNameless = choices.theme?.name.trim() === '';
  const isSound =
    faults.length === 0 &&
    seats.every((fault) => fault === null) &&
    !isCountWrong &&
    !isThemeNameless;
  return { faults, seats, isCountWrong, isSound };
}

/** Why these rules make no game. */
function Faults({ faults }: { readonly faults: ReturnType<typeof faultsOf> }) {
  const { t } = texts.value;
  if (faults.length === 0) return null;
  return (
    <div class="warn" role="status">
      <p>{t('build.cannot')}</p>
      <ul>
        {faults.map(({ fault }) => (
          <li key={fault}>{t(`fault.${fault}`)}</li>
        ))}
      </ul>
    </div>
  );
}

interface Opened {
  readonly choices: Choices;
  readonly failure: CodeFailure['code'] | null;
}

/** The code of the address; without one what was last put together, if that was more than a ruleset. */
function openCode(code: string, language: string): Opened {
  const edition = preferences.edition.value || language;
  const plain = plainChoices(edition, rulesetIn(edition));
  const decoded = decodeChoices(code || lastCode.value);
  if (decoded.ok && (code !== '' || !isPlain(decoded.value)))
    return { choices: decoded.value, failure: null };
  return { choices: plain, failure: code === '' || decoded.ok ? null : decoded.error.code };
}

/** Around one table there are two people at least; otherwise one and a bot. */
function firstPlaces(isTable: boolean, unnamed: string): readonly Place[] {
  const remembered = lastPlaces.value;
  const people = remembered.filter(({ kind }) => kind === 'person').length;
  if (remembered.length > 1 && (!isTable || people > 1)) return remembered;
  const me: Place = { kind: 'person', name: preferences.name.value || unnamed };
  return isTable ? [me, { kind: 'person', name: '' }] : [me, { kind: 'bot', bot: GENTLE }];
}

/** Opens a bingo; whoever opens it calls, or lets the program call. */
import { useSignal } from '@preact/signals';
import type { Edition } from '@taht/editions';
import { bingo } from '@taht/modes';
import { useLocation } from 'preact-iso';
import { openStream } from '../../connection/open-stream.ts';
import { Choice } from '../../connection/parts/fields.tsx';
import { TroubleNote } from '../../connection/parts/name-form.tsx';
import { OnlinePage } from '../../connection/parts/page.tsx';
import parts from '../../connection/parts/parts.module.css';
import type { Trouble } from '../../connection/trouble.ts';
import { policyOf } from '../../engine/list-facts.ts';
import { texts } from '../../i18n/texts.ts';
import { chosenEdition } from '../../ui/chosen-edition.ts';
import { useAttempt } from '../../ui/use-attempt.ts';
import { EditionChoice } from '../edition.tsx';
import { RulesLink } from '../links.tsx';
import css from '../other-games.module.css';
import { JoinForm } from './join-form.tsx';

/** Seconds between two calls of the program. */
const PACES = [5, 10, 15, 20, 30, 60] as const;
const BY_HAND = 'none';
const ANY_WORDS = '';

export const OpenBingo = () => <OnlinePage about={() => <About />}>{() => <Page />}</OnlinePage>;

function About() {
  const { t } = texts.value;
  return (
    <>
      <h1>{t('other.bingo')}</h1>
      <p>{t('bingo.intro')}</p>
    </>
  );
}

function Page() {
  const { t } = texts.value;
  return (
    <section class="page">
      <About />
      <JoinForm />
      <h2>{t('bingo.open')}</h2>
      <EditionChoice />
      <Form edition={chosenEdition()} />
    </section>
  );
}

interface Options {
  /** Null before one is chosen. */
  readonly list: string | null;
  readonly pace: string;
  readonly blanks: bingo.BingoRules['blanks'];
}

const FIRST: Options = { list: null, pace: BY_HAND, blanks: bingo.BINGO_DEFAULTS.blanks };

function Form({ edition }: { readonly edition: Edition }) {
  const { t, find } = texts.value;
  const { route } = useLocation();
  const options = useSignal(FIRST);
  const { isBusy, trouble, attempt } = useAttempt<Trouble>();
  const { pace, blanks } = options.value;
  const list = listIn(edition, options.value.list);
  const change = (changes: Partial<Options>): void => {
    options.value = { ...options.value, ...changes };
  };

  const open = async (event: Event): Promise<void> => {
    event.preventDefault();
    const seconds = pace === BY_HAND ? BY_HAND : Number(pace);
    const lexicon = list === ANY_WORDS ? null : list;
    const rules = { seconds, blanks };
    const made = await attempt(
      openStream('bingo', { options: { edition: edition.id, lexicon, rules } }),
    );
    if (made.ok) route(`/bingo/${made.value}`);
  };

  return (
    <form class={parts.form} onSubmit={open}>
      <div class={parts.row}>
        <Choice
          label={t('bingo.list')}
          value={list}
          items={[
            ...edition.lexicons.map((id) => [id, find(`policy.${policyOf(id)}`) ?? id] as const),
            [ANY_WORDS, t('bingo.any-words')],
          ]}
          onChange={(id) => change({ list: id })}
        />
        <Choice
          label={t('bingo.caller')}
          value={pace}
          items={[
            [BY_HAND, t('bingo.caller.person')],
            ...PACES.map(
              (seconds) => [String(seconds), t('bingo.caller.program', { seconds })] as const,
            ),
          ]}
          onChange={(next) => change({ pace: next })}
        />
        <Choice
          label={t('bingo.blanks')}
          value={blanks}
          items={bingo.BLANK_CALLS.map((id) => [id, t(`bingo.blanks.${id}`)])}
          onChange={(next) => change({ blanks: next })}
        />
      </div>
      <p class={css.buttons}>
        <button type="submit" class="main" disabled={isBusy.value}>
          {t('bingo.open')}
        </button>
        <a class="button" href="/bingo/print">
          {t('bingo.print')}
        </a>
        <RulesLink game="bingo" />
      </p>
      <TroubleNote trouble={trouble.value} />
    </form>
  );
}

/** The list that was chosen, where the edition has it. */
const listIn = ({ lexicons }: Edition, chosen: string | null): string =>
  chosen !== null && (chosen === ANY_WORDS || lexicons.includes(chosen))
    ? chosen
    : (lexicons[0] ?? ANY_WORDS);

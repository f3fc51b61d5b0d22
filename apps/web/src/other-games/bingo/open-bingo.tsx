/** Opens a bingo; whoever opens it calls, or lets the program call. */
import { useSignal } from '@preact/signals';
import { bingo } from '@taht/modes';
import { useLocation } from 'preact-iso';
import { connection } from '../../connection/connection.ts';
import { Choice } from '../../connection/parts/fields.tsx';
import { TroubleNote } from '../../connection/parts/name-form.tsx';
import { OnlinePage } from '../../connection/parts/page.tsx';
import parts from '../../connection/parts/parts.module.css';
import { type Trouble, troubleOf } from '../../connection/trouble.ts';
import { policyOf } from '../../engine/list-facts.ts';
import { texts } from '../../i18n/texts.ts';
import { chosenEdition, EditionChoice } from '../edition.tsx';
import { RulesLink } from '../links.tsx';
import css from '../other-games.module.css';
import { JoinForm } from './join-form.tsx';

/** Seconds between two calls of the program. */
const PACES = [5, 10, 15, 20, 30, 60] as const;
const BY_HAND = 'none';
const ANY_WORDS = '';

export const OpenBingo = () => (
  <OnlinePage about={() => <p>{texts.value.t('bingo.intro')}</p>}>{() => <Form />}</OnlinePage>
);

function Form() {
  const { t, find } = texts.value;
  const { route } = useLocation();
  const edition = chosenEdition();
  const list = useSignal<string | null>(null);
  const pace = useSignal<string>(BY_HAND);
  const blanks = useSignal<bingo.BingoRules['blanks']>(bingo.BINGO_DEFAULTS.blanks);
  const trouble = useSignal<Trouble | null>(null);
  const isBusy = useSignal(false);
  const lexicons = edition.lexicons;
  const chosen =
    list.value === ANY_WORDS || lexicons.includes(list.value ?? '')
      ? (list.value ?? ANY_WORDS)
      : (lexicons[0] ?? ANY_WORDS);

  const open = async (event: Event): Promise<void> => {
    event.preventDefault();
    isBusy.value = true;
    const seconds = pace.value === BY_HAND ? BY_HAND : Number(pace.value);
    const made = await connection().create('bingo', {
      kind: 'open',
      options: {
        edition: edition.id,
        lexicon: chosen === ANY_WORDS ? null : chosen,
        rules: { seconds, blanks: blanks.value },
      },
    });
    isBusy.value = false;
    if (made.ok) route(`/bingo/${made.value.stream}`);
    else trouble.value = troubleOf(made.error);
  };

  return (
    <section class="page">
      <h1>{t('other.bingo')}</h1>
      <p>{t('bingo.intro')}</p>
      <JoinForm />
      <h2>{t('bingo.open')}</h2>
      <EditionChoice />
      <form class={parts.form} onSubmit={open}>
        <div class={parts.row}>
          <Choice
            label={t('bingo.list')}
            value={chosen}
            items={[
              ...lexicons.map((id) => [id, find(`policy.${policyOf(id)}`) ?? id] as const),
              [ANY_WORDS, t('bingo.any-words')],
            ]}
            onChange={(value) => {
              list.value = value;
            }}
          />
          <Choice
            label={t('bingo.caller')}
            value={pace.value}
            items={[
              [BY_HAND, t('bingo.caller.person')],
              ...PACES.map(
                (seconds) => [String(seconds), t('bingo.caller.program', { seconds })] as const,
              ),
            ]}
            onChange={(value) => {
              pace.value = value;
            }}
          />
          <Choice
            label={t('bingo.blanks')}
            value={blanks.value}
            items={bingo.BLANK_CALLS.map((id) => [id, t(`bingo.blanks.${id}`)])}
            onChange={(value) => {
              blanks.value = value;
            }}
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
    </section>
  );
}

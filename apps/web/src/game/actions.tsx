/** What the player can do now, and why something cannot be done. */
import { useSignal } from '@preact/signals';
import type { Game } from '@taht/rules';
import { explainRefusal, type Naming } from '@taht/wording';
import { texts } from '../i18n/texts.ts';
import css from './actions.module.css';
import { recallAll, shuffle, sort } from './draft.ts';
import { ExchangeDialog } from './exchange-dialog.tsx';
import type { GameTable } from './table.ts';
import { troubleText } from './trouble.tsx';

export interface ActionsProps {
  readonly table: GameTable;
  readonly game: Game;
  readonly naming: Naming;
}

export function Actions(props: ActionsProps) {
  return (
    <div class={css.actions}>
      <Message {...props} />
      <Answers {...props} />
      <Moves {...props} />
    </div>
  );
}

/** What is laid would score, or why it is no play yet; after a refusal, the reason. */
function Message({ table, game, naming }: ActionsProps) {
  const { t } = texts.value;
  const trouble = table.trouble.value;
  const preview = table.preview.value;
  const text =
    trouble !== null
      ? troubleText(trouble, naming, texts.value)
      : preview === null
        ? statusText(table, game, naming)
        : preview.ok
          ? `${preview.value.words.map(({ letters, score }) => `${letters.join('')} ${score}`).join(' + ')} = ${t('count.points', { count: preview.value.score })}`
          : explainRefusal(texts.value, preview.error, naming);
  return (
    <p class={`${css.message} ${trouble === null ? '' : 'warn'}`} role="status">
      {text}
    </p>
  );
}

function statusText(table: GameTable, game: Game, naming: Naming): string {
  const { t } = texts.value;
  const { phase } = game;
  if (phase.kind === 'over') return '';
  if (table.isMyTurn.value) return t('game.your-turn');
  if (phase.kind === 'turn') return t('game.turn-of', { player: naming.player(phase.seat) });
  return t(`phase.${phase.kind}`);
}

/** Agreeing to the rules, and accepting or challenging a play. */
function Answers({ table, game, naming }: ActionsProps) {
  const { t, list } = texts.value;
  const { phase } = game;
  const seat = table.seat.value;
  if (seat === null) return null;
  if (phase.kind === 'setup')
    return (
      <p class={css.buttons}>
        <button
          type="button"
          class="main"
          disabled={table.isBusy.value || game.secret.contributions[seat] !== null}
          onClick={() => table.act({ kind: 'agree' })}
        >
          {t('game.agree')}
        </button>
      </p>
    );
  const isAsked =
    (phase.kind === 'window' || phase.kind === 'joining') &&
    phase.play.seat !== seat &&
    !phase.accepted.includes(seat);
  if (!isAsked) return null;
  const words = list(phase.play.words.map(({ letters }) => letters.join('')));
  return (
    <p class={css.buttons}>
      <span>
        {t('game.accept-or-challenge', { player: naming.player(phase.play.seat), words })}
      </span>
      <button type="button" class="main" onClick={() => table.act({ kind: 'accept' })}>
        {t('game.accept')}
      </button>
      <button type="button" onClick={() => table.act({ kind: 'challenge' })}>
        {t('game.challenge')}
      </button>
    </p>
  );
}

function Moves({ table, game, naming }: ActionsProps) {
  const { t } = texts.value;
  const isExchanging = useSignal(false);
  const { draft } = table;
  if (game.phase.kind === 'over' || table.seat.value === null) return null;
  const isFree = table.isMyTurn.value && !table.isBusy.value;
  const hasLaid = draft.value.pieces.some(({ square }) => square !== null);
  return (
    <p class={css.buttons}>
      <button
        type="button"
        class="main"
        disabled={!isFree || table.preview.value?.ok !== true}
        onClick={() => table.play()}
      >
        {t('game.play')}
      </button>
      {hasLaid ? (
        <button
          type="button"
          onClick={() => {
            draft.value = recallAll(draft.value);
          }}
        >
          {t('game.recall')}
        </button>
      ) : (
        <button
          type="button"
          onClick={() => {
            draft.value = shuffle(draft.value, Math.random);
          }}
        >
          {t('game.shuffle')}
        </button>
      )}
      <button
        type="button"
        onClick={() => {
          draft.value = sort(draft.value, naming.script.alphabet.letters);
        }}
      >
        {t('game.sort')}
      </button>
      <button
        type="button"
        disabled={!isFree}
        onClick={() => {
          isExchanging.value = true;
        }}
      >
        {t('game.exchange')}
      </button>
      <button type="button" disabled={!isFree} onClick={() => table.act({ kind: 'pass' })}>
        {t('game.pass')}
      </button>
      {isExchanging.value ? (
        <ExchangeDialog
          game={game}
          draft={draft.value}
          onClose={() => {
            isExchanging.value = false;
          }}
          onExchange={async (tiles) => {
            isExchanging.value = false;
            await table.act({ kind: 'exchange', tiles });
          }}
        />
      ) : null}
    </p>
  );
}

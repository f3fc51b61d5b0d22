/** One line that says how things stand: why a wish was refused, whether a play is accepted, what is laid would score, why it is no play, or whose turn it is. */

import { explainRefusal, type Naming, newsLines, withoutServed } from '@taht/phrasing';
import { asEvent } from '@taht/protocol';
import type { EventView, Game } from '@taht/rules';
import { texts } from '../../i18n/texts.ts';
import type { GameModel } from '../model/game-model.ts';
import { awaitedOthers } from '../model/prompts.ts';
import { troubleText } from '../model/trouble-text.ts';
import { openingText } from '../session/steps.ts';
import css from './message.module.css';

export interface MessageProps {
  readonly model: GameModel;
  readonly game: Game;
  readonly naming: Naming;
}

export function Message({ model, game, naming }: MessageProps) {
  const trouble = model.trouble.value;
  const isBad = trouble !== null || model.words.value.kind === 'bad';
  const text = trouble === null ? standText(model, game, naming) : refusedText(model, naming);
  const short = trouble === null ? <WordStatus model={model} /> : null;
  return (
    <p
      class={`${css.message} ${isBad ? 'warn' : ''}`}
      role="status"
      data-words={trouble === null ? model.words.value.kind : 'bad'}
    >
      {short === null || model.words.value.kind === 'unknown' ? (
        text
      ) : (
        <>
          {short}
          <span class="unseen">{text}</span>
        </>
      )}
    </p>
  );
}

/** What is seen of it: one word, and whether it stands; whoever hears is told the sum as well. */
function WordStatus({ model: { preview, words } }: { readonly model: GameModel }) {
  const check = words.value;
  if (check.kind === 'unknown' || preview.value?.ok !== true) return null;
  const [word] = check.kind === 'good' ? preview.value.value.words : check.words;
  const id = check.kind === 'good' ? 'play.looked-up-good' : 'play.looked-up-bad';
  const [before, after] = texts.value.t(id, { word: GAP }).split(GAP);
  return (
    <span aria-hidden="true">
      {before}
      <b>{word?.letters.join('')}</b>
      {after}
    </span>
  );
}

/** Where the word stands in the sentence. */
const GAP = '\u0000';

/** A word that does not stand costs nothing, and that is said with it. */
function refusedText({ trouble, isMyTurn }: GameModel, naming: Naming): string {
  const failure = trouble.value;
  if (failure === null) return '';
  const { t } = texts.value;
  const words =
    failure.code === 'refused' && failure.refusal.code === 'not-a-word'
      ? failure.refusal.words.map((word) => word.join(''))
      : [];
  const [word] = words;
  const text =
    word === undefined || words.length > 1
      ? troubleText(failure, naming, texts.value)
      : t('play.looked-up-bad', { word });
  return words.length > 0 && isMyTurn.value ? `${text} ${t('game.still-your-turn')}` : text;
}

/** What is laid comes before the news, but never before a question. */
function standText(model: GameModel, game: Game, naming: Naming): string {
  const laid = laidText(model, naming);
  if (laid !== null && model.prompt.value?.kind !== 'accept') return laid;
  return [...told(model, naming), statusText(model, game, naming), laid ?? ''].join(' ').trim();
}

/** Null where nothing is laid. */
export function laidText({ preview, words }: GameModel, naming: Naming): string | null {
  const { t, find, list } = texts.value;
  const laid = preview.value;
  if (laid === null) return null;
  if (!laid.ok) return explainRefusal(texts.value, laid.error, naming);
  const parts = laid.value.words.map(({ letters, score }) => `${letters.join('')} ${score}`);
  const bonus = laid.value.bonus > 0 ? [laid.value.bonus] : [];
  const sum = `${[...parts, ...bonus].join(' + ')} = ${t('count.points', { count: laid.value.score })}`;
  const check = words.value;
  if (check.kind === 'unknown') return sum;
  const about =
    check.kind === 'good'
      ? find('in-game.good')
      : find('in-game.bad', { words: list(check.words.map(({ letters }) => letters.join(''))) });
  return about === undefined ? sum : `${sum}. ${about}`;
}

function statusText(model: GameModel, game: Game, naming: Naming): string {
  const { t, find, list } = texts.value;
  const { phase, clock } = game;
  if (clock.paused !== null) return t('event.paused');
  if (phase.kind === 'turn') {
    const text = model.isMyTurn.value
      ? t('game.your-turn')
      : t('game.turn-of', { player: naming.player(phase.seat) });
    const drawn = openingDraw(model, naming);
    return drawn === null ? text : `${drawn} ${text}`;
  }
  if (phase.kind === 'window' && model.prompt.value?.kind === 'accept')
    return t(model.isMyTurn.value ? 'game.play-accepts' : 'game.accept-or-challenge', {
      player: naming.player(phase.play.seat),
      words: list(phase.play.words.map(({ letters }) => letters.join(''))),
    });
  if (model.prompt.value !== null && phase.kind !== 'setup') return '';
  const waiting = awaitedOthers(game, model.seat.value).map((seat) => naming.player(seat));
  const wait = find('game.waiting-for', { players: list(waiting) });
  return waiting.length > 0 && wait !== undefined ? wait : t(`phase.${phase.kind}`);
}

/** What became of a challenge, and who laid nothing, since this seat last did something: a glance at the board does not show it. */
function told({ session, seat }: GameModel, naming: Naming): readonly string[] {
  const steps = session.steps.value;
  const viewer = session.seen.value?.viewer;
  if (viewer === undefined) return [];
  const last = steps.findLastIndex(({ event }) => isDeed(event, seat.value));
  const lines = withoutServed(steps.slice(last + 1))
    .filter(({ event }) => TOLD.has(event.kind))
    .flatMap(({ event, before }) => newsLines(asEvent(event), before, viewer, texts.value, naming));
  // An answer that went back with the own play is the same news.
  return [...new Set(lines)];
}

const isDeed = (event: EventView, seat: number | null): boolean =>
  DEEDS.has(event.kind) && (seat === null || ('seat' in event && event.seat === seat));

const DEEDS: ReadonlySet<string> = new Set([
  'placed',
  'exchanged',
  'passed',
  'accepted',
  'challenged',
]);

const TOLD: ReadonlySet<string> = new Set([
  'ruled',
  'retracted',
  'skip-owed',
  'skipped',
  'adjusted',
  'exchanged',
  'passed',
  'undone',
]);

/** Until somebody has moved. */
function openingDraw({ session, turns }: GameModel, naming: Naming): string | null {
  if (turns.value.length > 0) return null;
  const drawn = session.steps.value.findLast(({ event }) => event.kind === 'order-drawn');
  return drawn === undefined ? null : openingText(drawn.event, naming, texts.value);
}

/** What is asked now and then: bags to draw from, votes, themes, taking back, joining a challenge. */
import { useSignal } from '@preact/signals';
import { assertNever } from '@taht/base';
import { explainRefusal, type Naming } from '@taht/phrasing';
import type { Action, Game, Vote } from '@taht/rules';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { announce } from '../../ui/announcer.tsx';
import { set } from '../../ui/set.ts';
import type { GameModel } from '../model/game-model.ts';
import type { PagePrompt } from '../model/prompts.ts';
import css from './more.module.css';
import { WordChoice } from './word-choice.tsx';

export interface RareAnswersProps {
  readonly prompt: PagePrompt;
  readonly model: GameModel;
  readonly game: Game;
  readonly naming: Naming;
}

export function RareAnswers(props: RareAnswersProps) {
  const { prompt, model, game, naming } = props;
  const { t, list } = texts.value;
  const player = naming.player(model.seat.value ?? 0);
  const words = (numbers: readonly number[]): string => list(wordsAt(game, numbers));
  switch (prompt.kind) {
    case 'choose-bags':
      return <ChooseBags {...props} count={prompt.count} />;
    case 'claim-theme':
      return <ClaimTheme {...props} />;
    case 'vote-theme':
      return (
        <YesNo
          {...props}
          question={t('play.vote-theme', {
            player,
            name: game.rules.theme.name,
            words: words(prompt.words),
          })}
          action={(vote) => ({ kind: 'vote-theme', vote })}
        />
      );
    case 'vote-verdict':
      return (
        <YesNo
          {...props}
          question={t('play.vote-word', { player, word: words(prompt.words) })}
          action={(vote) => ({ kind: 'vote-verdict', vote })}
        />
      );
    case 'answer-take-back':
      return (
        <YesNo
          {...props}
          question={t('play.agree-take-back', { player, name: naming.player(prompt.by) })}
          action={(vote) => ({ kind: 'answer-take-back', vote })}
        />
      );
    case 'join':
      return (
        <Question text={`${words(prompt.words)}? ${t('play.join-challenge', { player })}`}>
          <button
            type="button"
            disabled={model.isBusy.value}
            onClick={() => model.act({ kind: 'challenge', words: prompt.words })}
          >
            {t('game.challenge')}
          </button>
          <button
            type="button"
            disabled={model.isBusy.value}
            onClick={() => model.act({ kind: 'accept' })}
          >
            {t('game.accept')}
          </button>
        </Question>
      );
    case 'resume':
      return model.session.pause === undefined ? null : (
        <Question text="">
          <button type="button" class="main" onClick={() => model.pause(false)}>
            {t('in-game.resume')}
          </button>
        </Question>
      );
    case 'agree':
    case 'accept':
      return null;
    default:
      return assertNever(prompt);
  }
}

function wordsAt({ phase }: Game, numbers: readonly number[]): readonly string[] {
  const words = 'play' in phase ? phase.play.words : [];
  return numbers.map((number) => words[number]?.letters.join('') ?? '');
}

interface QuestionProps {
  readonly text: string;
  readonly children: ComponentChildren;
}

/** Said as soon as it is asked. */
function Question({ text, children }: QuestionProps) {
  useEffect(() => {
    if (text !== '') announce(text);
  }, [text]);
  return (
    <div class={css.question}>
      <span>{text}</span>
      <span class="buttons middle">{children}</span>
    </div>
  );
}

interface YesNoProps extends RareAnswersProps {
  readonly question: string;
  readonly action: (vote: Vote) => Action;
}

const YesNo = ({ model, question, action }: YesNoProps) => (
  <Question text={question}>
    {(['yes', 'no'] as const).map((vote) => (
      <button
        key={vote}
        type="button"
        disabled={model.isBusy.value}
        onClick={() => model.act(action(vote))}
      >
        {texts.value.t(`in-game.${vote}`)}
      </button>
    ))}
  </Question>
);

function ClaimTheme({ model, game }: RareAnswersProps) {
  const { t } = texts.value;
  const { phase } = game;
  const words = 'play' in phase ? phase.play.words : [];
  const chosen = useSignal<readonly number[]>([]);
  const isDone = useSignal(false);
  if (isDone.value) return null;
  return (
    <Question text={t('in-game.claim-which', { name: game.rules.theme.name })}>
      <WordChoice words={words} chosen={chosen} />
      <button
        type="button"
        class="main"
        disabled={chosen.value.length === 0 || model.isBusy.value}
        onClick={() => model.act({ kind: 'claim-theme', words: chosen.value })}
      >
        {t('in-game.claim')}
      </button>
      <button type="button" onClick={set(isDone, true)}>
        {t('in-game.claim-none')}
      </button>
    </Question>
  );
}

function ChooseBags({ model, game, naming, count }: RareAnswersProps & { readonly count: number }) {
  const { t } = texts.value;
  const counts = useSignal<readonly number[]>(firstCounts(game, count));
  const missing = count - counts.value.reduce((sum, each) => sum + each, 0);
  return (
    <Question text={t('in-game.choose-bags', { count })}>
      {naming.bags.map((name, bag) => {
        const most = game.bags[bag]?.length ?? 0;
        const change = (by: number): void => {
          counts.value = counts.value.with(bag, (counts.value[bag] ?? 0) + by);
        };
        const here = counts.value[bag] ?? 0;
        return (
          // biome-ignore lint/a11y/useSemanticElements: two buttons and a number
          <span key={name} class={css.bag} role="group" aria-label={name}>
            <button
              type="button"
              aria-label={t('in-game.fewer', { bag: name })}
              disabled={here === 0}
              onClick={() => change(-1)}
            >
              −
            </button>
            <output>
              {name} {here}
            </output>
            <button
              type="button"
              aria-label={t('in-game.more-of', { bag: name })}
              disabled={here >= most || missing <= 0}
              onClick={() => change(1)}
            >
              +
            </button>
          </span>
        );
      })}
      <button
        type="button"
        class="main"
        disabled={missing !== 0 || model.isBusy.value}
        onClick={() => model.act({ kind: 'choose-bags', counts: counts.value })}
      >
        {t('in-game.draw')}
      </button>
      {missing === 0 ? null : (
        <span role="status">
          {explainRefusal(texts.value, { code: 'wrong-count', needs: count }, naming)}
        </span>
      )}
    </Question>
  );
}

/** As even as the bags allow, so that one tap is enough. */
function firstCounts({ bags }: Game, count: number): readonly number[] {
  const counts = bags.map(() => 0);
  for (let left = count, tried = 0; left > 0 && tried < count * bags.length; tried++) {
    const bag = tried % bags.length;
    if ((counts[bag] ?? 0) >= (bags[bag]?.length ?? 0)) continue;
    counts[bag] = (counts[bag] ?? 0) + 1;
    left--;
  }
  return counts;
}

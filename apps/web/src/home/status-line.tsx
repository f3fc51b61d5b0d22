/** One line below the name of whoever waits: what is hidden, what is laid would score, or why it cannot be played. */
import type { Naming } from '@taht/phrasing';
import { texts } from '../i18n/texts.ts';
import type { GameModel } from '../play/model/game-model.ts';
import { troubleText } from '../play/model/trouble-text.ts';
import { laidText } from '../play/view/message.tsx';
import css from './table.module.css';

export interface StatusLineProps {
  readonly model: GameModel;
  readonly naming: Naming;
}

export function StatusLine({ model, naming }: StatusLineProps) {
  const trouble = model.trouble.value;
  const laid = laidText(model, naming);
  const isBad = trouble !== null || model.words.value.kind === 'bad';
  const isIdle = trouble === null && laid === null;
  return (
    <p
      class={`${css.status} ${isBad ? 'warn' : ''}`}
      role="status"
      data-idle={isIdle ? '' : undefined}
    >
      {trouble === null
        ? (laid ?? texts.value.t('home.hidden'))
        : troubleText(trouble, naming, texts.value)}
    </p>
  );
}

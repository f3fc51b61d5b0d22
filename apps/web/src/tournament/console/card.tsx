/** How the console says what comes next: a sentence, what it leads to, and one big button. */
import type { Result } from '@taht/base';
import type { ComponentChildren } from 'preact';
import { AskButton } from '../../connection/parts/ask-button.tsx';
import type { Trouble } from '../../connection/trouble.ts';
import { sayTrouble } from '../tournament-texts.ts';
import css from './console.module.css';

export interface CardProps {
  readonly title: string;
  readonly about?: string;
  readonly children: ComponentChildren;
}

export const Card = ({ title, about, children }: CardProps) => (
  <>
    <p class={css.what}>{title}</p>
    {about === undefined ? null : <p class={css.about}>{about}</p>}
    <div class={css.buttons}>{children}</div>
  </>
);

export interface BigProps {
  readonly text: string;
  readonly onAsk: () => Promise<Result<null, Trouble>>;
}

export const Big = ({ text, onAsk }: BigProps) => (
  <span class={css.bigAsk}>
    <AskButton text={text} isMain say={sayTrouble} onAsk={onAsk} />
  </span>
);

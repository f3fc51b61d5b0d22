/** A button of the bar below a rack: a sign; its word is spoken, and shown to a mouse that waits. */
import { Icon } from '../../ui/icon.tsx';
import css from './actions.module.css';

export interface ToolProps {
  readonly icon: Parameters<typeof Icon>[0]['name'];
  readonly text: string;
  readonly look: 'back' | 'shuffle' | 'more' | 'hint';
  readonly isOff?: boolean;
  readonly onClick: () => void;
}

export const Tool = ({ icon, text, look, isOff = false, onClick }: ToolProps) => (
  <button
    type="button"
    class={`${css.tool} ${css[look]}`}
    disabled={isOff}
    title={text}
    onClick={onClick}
  >
    <Icon name={icon} />
    <span class="unseen">{text}</span>
  </button>
);

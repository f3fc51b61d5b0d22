/** Asked before what cannot be taken back. */
import type { Action } from '@taht/rules';
import { Sure } from '../../ui/sure.tsx';
import type { SeatDialogProps } from './dialogs.tsx';

export interface ConfirmProps extends SeatDialogProps {
  readonly text: string;
  readonly action: Action;
}

export const Confirm = ({ text, action, model, onClose }: ConfirmProps) => (
  <Sure text={text} onYes={() => void model.act(action)} onClose={onClose} />
);

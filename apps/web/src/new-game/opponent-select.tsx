/** The bots to choose from: by strength, then those with a manner of their own. */
import type { ComponentChildren } from 'preact';
import { texts } from '../i18n/texts.ts';
import { LADDER, OPPONENTS, type Opponent, STYLES } from './opponents.ts';

export const opponentOf = (name: string): Opponent | undefined =>
  OPPONENTS.find((opponent) => opponent === name);

/** By its name in the language; one that is not offered keeps its own. */
export function opponentName(bot: string): string {
  return texts.value.find(`opponent.${bot}`) ?? bot;
}

export interface OpponentSelectProps {
  readonly value: string;
  readonly onChoose: (bot: string) => void;
  readonly id?: string;
  readonly describedBy?: string;
  readonly label?: string;
  /** What may be chosen besides. */
  readonly children?: ComponentChildren;
}

export function OpponentSelect(props: OpponentSelectProps) {
  const { t } = texts.value;
  return (
    <select
      id={props.id}
      value={props.value}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      onChange={({ currentTarget }) => props.onChoose(currentTarget.value)}
    >
      {props.children}
      <optgroup label={t('opponent.ladder')}>{LADDER.map(optionOf)}</optgroup>
      <optgroup label={t('opponent.styles')}>{STYLES.map(optionOf)}</optgroup>
    </select>
  );
}

const optionOf = (bot: Opponent) => (
  <option key={bot} value={bot}>
    {texts.value.t(`opponent.${bot}`)}
  </option>
);

/** Every other way from the first screen, each with a sentence of its own. */
import { texts } from '../i18n/texts.ts';
import css from './more.module.css';

const WAYS = [
  ['table', '/new?table'],
  ['friends', '/friends'],
  ['lobby', '/lobby'],
  ['learn', '/learn'],
  ['puzzle', '/puzzle'],
  ['words', '/words'],
  ['look', '/review'],
  ['keep', '/score-keeper'],
  ['other', '/other'],
  ['build', '/new'],
  ['event', '/tournament'],
  ['class', '/class'],
] as const;

export const Ways = () => (
  <ul class={css.ways}>
    {WAYS.map(([way, address]) => (
      <li key={way}>
        <a class={css.way} href={address}>
          <strong>{texts.value.t(`home.${way}`)}</strong>
          <span>{texts.value.t(`home.${way}-about`)}</span>
        </a>
      </li>
    ))}
  </ul>
);

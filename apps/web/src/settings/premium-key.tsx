/** What the shapes of premium squares mean, whatever their colours. */
import { texts } from '../i18n/texts.ts';
import css from './pictures.module.css';

const SHAPES = ['letter', 'word', 'double', 'triple'] as const;

export const PremiumKey = () => (
  <ul class={css.key}>
    {SHAPES.map((shape) => (
      <li key={shape} data-shape={shape}>
        {texts.value.t(`settings.key.${shape}`)}
      </li>
    ))}
  </ul>
);

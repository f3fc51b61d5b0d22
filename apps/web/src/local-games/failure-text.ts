/** Why the house could not do something, where no game is at hand to explain a refusal. */
import type { Texts } from '../i18n/texts.ts';
import type { HostFailure } from './message.ts';

export const failureText = ({ code }: HostFailure, { t, find }: Texts): string =>
  find(`engine-failure.${code}`) ?? t('engine-failure.broken');

/** Why the host of local games could not do something, where there is no game to explain a refusal with. */
import type { Texts } from '../i18n/texts.ts';
import type { HostFailure } from './message.ts';

export const failureText = ({ code }: HostFailure, { t, find }: Texts): string =>
  find(`engine-failure.${code}`) ?? t('engine-failure.broken');

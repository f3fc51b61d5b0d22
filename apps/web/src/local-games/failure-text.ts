/** Why the host of local games could not do something, where there is no game to explain a refusal with. */
import type { Texts } from '@taht/phrasing';
import type { LoadFailure } from '../engine/load.ts';

interface Failure {
  readonly code: string;
  /** Of words that could not be had. */
  readonly cause?: LoadFailure;
}

export const failureText = ({ code, cause }: Failure, { t, find }: Texts): string =>
  cause?.code === 'version-missing'
    ? t('engine-failure.version-missing', { id: cause.id, hash: cause.hash })
    : (find(`engine-failure.${code}`) ?? t('engine-failure.broken'));

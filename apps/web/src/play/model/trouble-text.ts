/** Why a wish was not carried out, in plain words. What has to do with the network or the device never sounds like a rule. */
import { explainRefusal, type Naming, type Texts } from '@taht/phrasing';
import type { PlayFailure } from '../session/session.ts';

export function troubleText(failure: PlayFailure, naming: Naming, texts: Texts): string {
  const { t } = texts;
  switch (failure.code) {
    case 'refused':
      return explainRefusal(texts, failure.refusal, naming);
    case 'no-words':
      return t('engine-failure.no-words');
    case 'not-kept':
      return t('engine-failure.not-kept');
    case 'no-such-game':
      return t('engine-failure.no-such-game');
    case 'game-damaged':
      return t('engine-failure.game-damaged');
    case 'broken':
      return t('engine-failure.broken');
    case 'network':
      return t(`net.${failure.cause}`);
  }
}

/** Why a wish was not carried out, in plain words. What has to do with the network or the device never sounds like a rule. */
import { explainRefusal, type Naming, type Texts } from '@taht/phrasing';
import { failureText } from '../../local-games/failure-text.ts';
import type { PlayFailure } from '../session/session.ts';

export function troubleText(failure: PlayFailure, naming: Naming, texts: Texts): string {
  switch (failure.code) {
    case 'refused':
      return explainRefusal(texts, failure.refusal, naming);
    case 'network':
      return texts.t(`net.${failure.cause}`);
    default:
      return failureText(failure, texts);
  }
}

/** Parts of a page that are fetched when they are first shown, with the texts they need. */
import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Part } from '../i18n/parts.ts';
import { alsoSay, texts } from '../i18n/texts.ts';
import { startOver } from './start-over.ts';

export interface Later<Props> {
  (props: Props): JSX.Element | null;
  /** Fetches it before it is wanted; a failure is told when it is shown. */
  fetch(): Promise<void>;
}

/** Shows nothing until it is there; where it could not be fetched, the page starts over. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...parts: readonly Part[]
): Later<Props> {
  const present = signal<ComponentType<Props> | null>(null);
  const hasFailed = signal(false);
  let loading: Promise<void> | undefined;
  const fetch = (): Promise<void> => {
    hasFailed.value = false;
    loading ??= Promise.all([load(), ...parts.map(alsoSay)]).then(
      ([component]) => {
        present.value = component;
      },
      () => {
        loading = undefined;
        hasFailed.value = true;
      },
    );
    return loading;
  };
  const Shown = (props: Props): JSX.Element | null => {
    useEffect(() => {
      void fetch().then(() => (hasFailed.value ? startOver() : undefined));
    }, []);
    const Component = present.value;
    if (Component !== null) return <Component {...props} />;
    return hasFailed.value ? <p role="alert">{texts.value.t('engine-failure.broken')}</p> : null;
  };
  return Object.assign(Shown, { fetch });
}

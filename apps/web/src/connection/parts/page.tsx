/** The frame of every page that needs the server: its texts, who one is, and how the connection is. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { texts } from '../../i18n/texts.ts';
import { useParts } from '../../i18n/use-part.ts';
import { Loading } from '../../ui/loading.tsx';
import { Scene } from '../../ui/scene.tsx';
import { findMe, me } from '../me.ts';
import { type Trouble, troubleLine } from '../trouble.ts';
import { ConnectionNote } from './connection-note.tsx';
import { NameForm } from './name-form.tsx';

export interface OnlinePageProps {
  /** Whether one has to be somebody; to watch, nobody has to. */
  readonly isForAnybody?: true;
  /** For whoever has to say a name first: what it is about, with its heading. */
  readonly about?: () => ComponentChildren;
  readonly children: () => ComponentChildren;
}

export function OnlinePage({ isForAnybody, about, children }: OnlinePageProps) {
  const hasTexts = useParts('network', 'start');
  const trouble = useSignal<Trouble | null>(null);
  const find = async (): Promise<void> => {
    trouble.value = null;
    const found = await findMe();
    if (!found.ok) trouble.value = found.error;
  };
  useEffect(() => {
    void find();
  }, []);
  const { t } = texts.value;
  if (!hasTexts) return <Loading />;
  if (trouble.value !== null && me.value === undefined)
    return (
      <section class="page">
        <div role="alert">
          <Scene
            scene="offline"
            title={troubleLine(texts.value, trouble.value)}
            about={t('scene.offline')}
          >
            <button type="button" class="main" onClick={find}>
              {t('net.try-again')}
            </button>
          </Scene>
        </div>
      </section>
    );
  if (me.value === undefined) return <Loading />;
  if (me.value === null && isForAnybody === undefined)
    return about === undefined ? <NameForm /> : <NameForm>{about()}</NameForm>;
  return (
    <>
      <ConnectionNote />
      {children()}
    </>
  );
}

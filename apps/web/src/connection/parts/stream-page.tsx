/** The frame of every page about one stream: found by its name or its code, followed, and with its texts. */
import type { ReadonlySignal } from '@preact/signals';
import type { Client } from '@taht/protocol';
import type { JSX } from 'preact';
import type { Part } from '../../i18n/parts.ts';
import { texts } from '../../i18n/texts.ts';
import { useParts } from '../../i18n/use-part.ts';
import { Loading } from '../../ui/loading.tsx';
import { Scene } from '../../ui/scene.tsx';
import { me } from '../me.ts';
import type { Stream } from '../stream.ts';
import { type Trouble, troubleLine } from '../trouble.ts';
import { useFollowed } from '../use-followed.ts';
import { useNamedStream } from '../use-named-stream.ts';
import { OnlinePage } from './page.tsx';

/** What is followed may be more than the stream itself. */
interface Shown<View> extends Pick<Stream<never>, 'failure' | 'close'> {
  readonly view: ReadonlySignal<View | null>;
}

export interface StreamPageProps<View, Opened> {
  /** Names of its streams and of its texts begin with it, and so do the addresses of its pages. */
  readonly kind: 'duplicate' | 'tournament';
  /** Its name, or a code. */
  readonly name: string;
  /** Whether nobody has to say who they are to see it. */
  readonly isForAnybody?: true | undefined;
  readonly says: readonly Part[];
  readonly open: (client: Client, id: string, person: string | null) => Opened & Shown<View>;
  readonly show: (opened: Opened, view: View) => JSX.Element;
}

export const StreamPage = <View, Opened>(props: StreamPageProps<View, Opened>) => (
  <OnlinePage {...(props.isForAnybody === undefined ? {} : { isForAnybody: true })}>
    {() => <Named {...props} key={`${props.name} ${me.value?.card.id}`} />}
  </OnlinePage>
);

function Named<View, Opened>(props: StreamPageProps<View, Opened>) {
  const { kind, name, says } = props;
  const hasTexts = useParts(kind, ...says);
  const found = useNamedStream(kind, name).value;
  if (found?.ok === false && hasTexts) return <Missing kind={kind} trouble={found.error} />;
  if (found?.ok !== true || !hasTexts) return <Loading />;
  return <Followed {...props} id={found.value} />;
}

function Followed<View, Opened>({
  kind,
  id,
  open,
  show,
}: StreamPageProps<View, Opened> & { readonly id: string }) {
  const opened = useFollowed((client, person) => open(client, id, person), [id]);
  const failure = opened.failure.value;
  const view = opened.view.value;
  if (failure !== null) return <Missing kind={kind} trouble={failure} />;
  return view === null ? <Loading /> : show(opened, view);
}

interface MissingProps extends Pick<StreamPageProps<never, never>, 'kind'> {
  readonly trouble: Trouble;
}

const Missing = ({ kind, trouble }: MissingProps) => (
  <section class="page">
    <h1 class="unseen">{texts.value.t(`${kind}.title`)}</h1>
    <div role="alert">
      <Scene
        scene={
          trouble.code === 'network' && trouble.cause === 'unreachable' ? 'offline' : 'not-found'
        }
        title={
          trouble.code === 'refused'
            ? texts.value.t(`${kind}.bad-code`)
            : troubleLine(texts.value, trouble)
        }
      >
        <a class="button main" href={`/${kind}`}>
          {texts.value.t(`${kind}.to-start`)}
        </a>
      </Scene>
    </div>
  </section>
);

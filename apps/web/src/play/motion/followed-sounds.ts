/** What is heard of a game: each thing that happens while the page is open, and refusals. */
import { effect, type ReadonlySignal } from '@preact/signals';
import type { EventView } from '@taht/rules';
import { hear } from '../../ui/hear.ts';
import type { Sound } from '../../ui/sound.ts';

/** What of a game at hand can be heard. */
export interface Audible {
  readonly session: {
    readonly steps: ReadonlySignal<readonly { readonly event: EventView }[]>;
    readonly link: ReadonlySignal<{ readonly kind: string }>;
  };
  readonly seat: ReadonlySignal<number | null>;
  readonly trouble: ReadonlySignal<unknown>;
}

export function followSounds({ session, seat, trouble }: Audible): () => void {
  let heard: number | null = null;
  const stops = [
    effect(() => {
      const steps = session.steps.value;
      if (session.link.value.kind === 'opening') return;
      const fresh = heard === null ? [] : steps.slice(heard);
      heard = steps.length;
      for (const { event } of fresh) {
        const isOwn = 'seat' in event && event.seat === seat.peek();
        const name = soundOf(event.kind, isOwn);
        if (name !== null) hear(name);
      }
    }),
    effect(() => {
      if (trouble.value !== null) hear('refused');
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function soundOf(kind: string, isOwn: boolean): Sound | null {
  switch (kind) {
    case 'placed':
      return isOwn ? 'play' : 'other';
    case 'exchanged':
    case 'passed':
      return isOwn ? null : 'other';
    case 'challenged':
    case 'retracted':
    case 'take-back-asked':
      return 'doubt';
    case 'ended':
      return 'over';
    default:
      return null;
  }
}

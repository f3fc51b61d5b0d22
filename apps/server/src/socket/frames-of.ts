/** Turns messages of a room into frames. Viewers who see the same share one text. */
import { makeFrame } from '@taht/protocol';
import type { KindTypes } from '../kind/kind.ts';
import type { Item, Message } from '../rooms/message.ts';

interface Made {
  readonly since: number;
  readonly text: string;
}

const whole = new WeakMap<readonly object[], Made>();
const single = new WeakMap<object, string>();

export function frameOf(stream: string, message: Message): string {
  if (message.kind === 'view') {
    const { version, view } = message;
    return makeFrame({ kind: 'view', stream, version, view });
  }
  const { since, version, items } = message;
  const made = whole.get(items);
  if (made?.since === since) return made.text;
  const head = `{"kind":"events","stream":${JSON.stringify(stream)},"since":${since},"version":${version}`;
  const text = `${head},"items":[${items.map(itemText).join(',')}]}`;
  whole.set(items, { since, text });
  return text;
}

function itemText(item: Item<KindTypes>): string {
  const known = single.get(item);
  if (known !== undefined) return known;
  const text = JSON.stringify(item);
  single.set(item, text);
  return text;
}

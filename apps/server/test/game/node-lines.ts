/** What is said between a test and the server processes it has started. */
import type { Who } from '../../src/kind/kind.ts';
import type { Message } from '../../src/rooms/message.ts';
import type { Request } from '../../src/rooms/rooms-port.ts';

export type ToNode = { readonly seq: number; readonly stream: string } & (
  | { readonly kind: 'send'; readonly request: Request }
  | { readonly kind: 'follow'; readonly who: Who; readonly since: number | null }
);

export type FromNode =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'answer';
      readonly seq: number;
      readonly isDone: boolean;
      readonly text: string;
    }
  | { readonly kind: 'message'; readonly seq: number; readonly message: Message };

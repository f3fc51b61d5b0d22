/** The client's socket made of the `WebSocket` that browsers and Node have; the class is handed in. */
import type { ClientPorts, Socket, SocketEvents } from './ports.ts';

/** As much of it as is needed. */
interface WebSocketLike {
  send(text: string): void;
  close(code?: number): void;
  addEventListener(kind: string, listener: (event: never) => void): void;
}

export type WebSocketClass = new (url: string) => WebSocketLike;

export function webSocketConnect(WebSocket: WebSocketClass, url: string): ClientPorts['connect'] {
  return ({ onOpen, onText, onClose }: SocketEvents): Socket => {
    const socket = new WebSocket(url);
    socket.addEventListener('open', onOpen);
    socket.addEventListener('message', ({ data }: { data: unknown }) => {
      if (typeof data === 'string') onText(data);
    });
    socket.addEventListener('close', ({ code }: { code: number }) => onClose(code));
    // A close follows; without a listener Node would report it as nobody's error.
    socket.addEventListener('error', () => {});
    return { send: (text) => socket.send(text), close: () => socket.close() };
  };
}

/** What the client needs of the world around it: a socket, a clock and a little chance. */

/** A connection being made or open. After `close` nothing more is heard of it. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  onOpen(): void;
  onText(text: string): void;
  /** With the code that the server gave, where it gave one. */
  onClose(code: number): void;
}

export interface ClientPorts {
  /** Begins a connection; never throws. */
  connect(events: SocketEvents): Socket;
  now(): number;
  /** Calls back once; returns the way to call it off. */
  after(ms: number, callback: () => void): () => void;
  /** From 0 up to but not including 1. */
  random(): number;
}

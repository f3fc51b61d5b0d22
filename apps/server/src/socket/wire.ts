/** The part of a WebSocket that a connection needs, so that tests can play the other end. */

export interface Wire {
  send(text: string): void;
  /** Bytes that were sent and have not left yet. */
  readonly buffered: number;
  ping(): void;
  close(code: number): void;
  /** Without waiting for the other side. */
  cut(): void;
}

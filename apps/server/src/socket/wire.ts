/** As much of a WebSocket as a connection needs, so that tests can hold the other end. */

export interface Wire {
  send(text: string): void;
  /** Bytes that were sent and have not left yet. */
  readonly buffered: number;
  ping(): void;
  close(code: number): void;
  /** Without waiting for the other side. */
  cut(): void;
}

/** One end of a socket without a client's good manners: sends anything, and waits for what comes back. */
import type { ServerFrame } from '@taht/protocol';

export class RawClient {
  readonly #socket: WebSocket;
  readonly #waiting = new Set<() => void>();
  readonly frames: ServerFrame[] = [];
  /** Every byte received, as text. */
  text = '';
  /** The code it was closed with; null while it is open. */
  closed: number | null = null;

  private constructor(url: string, headers: Record<string, string>) {
    this.#socket = new WebSocket(url, { headers } as unknown as string[]);
    this.#socket.addEventListener('message', ({ data }) => {
      this.text += data;
      this.frames.push(JSON.parse(data as string) as ServerFrame);
      this.#notify();
    });
    this.#socket.addEventListener('close', ({ code }) => {
      this.closed = code;
      this.#notify();
    });
    this.#socket.addEventListener('error', () => {});
    this.#socket.addEventListener('open', () => this.#notify());
  }

  static async open(url: string, headers: Record<string, string> = {}): Promise<RawClient> {
    const client = new RawClient(url, headers);
    await client.until(() => client.#socket.readyState !== WebSocket.CONNECTING);
    return client;
  }

  /** Connected and greeted as a person, or as nobody. */
  static async greeted(url: string, token?: string): Promise<RawClient> {
    const client = await RawClient.open(url);
    client.send({ kind: 'hello', protocol: 1, client: 'test', ...(token && { token }) });
    await client.next('welcome');
    return client;
  }

  send(frame: unknown): void {
    this.#socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  sendBytes(bytes: Uint8Array<ArrayBuffer>): void {
    this.#socket.send(bytes);
  }

  /** Takes the first frame of a kind out of those that came, or waits for it. */
  async next<Kind extends ServerFrame['kind']>(
    kind: Kind,
    fits: (frame: Extract<ServerFrame, { kind: Kind }>) => boolean = () => true,
  ): Promise<Extract<ServerFrame, { kind: Kind }>> {
    const find = (): number =>
      this.frames.findIndex((frame) => frame.kind === kind && fits(frame as never));
    await this.until(() => find() >= 0 || this.closed !== null);
    const at = find();
    if (at < 0)
      throw new Error(`closed with ${this.closed} before ${kind}: ${this.text.slice(-500)}`);
    return this.frames.splice(at, 1)[0] as Extract<ServerFrame, { kind: Kind }>;
  }

  /** Sends a command and waits for its answer. */
  async ask(stream: string, id: string, action: unknown): Promise<ServerFrame> {
    this.send({ kind: 'command', stream, id, action });
    return this.answer(id);
  }

  /** To what was sent with this id. */
  async answer(id: string): Promise<ServerFrame> {
    const fits = (frame: ServerFrame): boolean => 'id' in frame && frame.id === id;
    await this.until(() => this.frames.some(fits) || this.closed !== null);
    const at = this.frames.findIndex(fits);
    if (at < 0) throw new Error(`closed with ${this.closed}`);
    return this.frames.splice(at, 1)[0] as ServerFrame;
  }

  /** Everything sent before has been taken when this resolves. */
  async settled(): Promise<void> {
    const n = Math.floor(Math.random() * 1e9);
    this.send({ kind: 'ping', n });
    await this.next('pong', (frame) => frame.n === n);
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo())
      await new Promise<void>((resolve) => {
        this.#waiting.add(resolve);
      });
  }

  close(): void {
    this.#socket.close();
  }

  #notify(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}

/** What the server counts, in the format of Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export class Metrics {
  readonly #registry = new Registry();
  readonly #frames: Counter;
  readonly #closes: Counter;
  readonly #requests: Histogram;

  constructor(counts: { readonly [name: string]: () => number }) {
    collectDefaultMetrics({ register: this.#registry });
    const registers = [this.#registry];
    this.#frames = new Counter({
      name: 'taht_frames_total',
      help: 'Frames received, by kind.',
      labelNames: ['kind'],
      registers,
    });
    this.#closes = new Counter({
      name: 'taht_socket_closes_total',
      help: 'Sockets closed, by reason.',
      labelNames: ['reason'],
      registers,
    });
    this.#requests = new Histogram({
      name: 'taht_http_seconds',
      help: 'Time to answer HTTP requests, by status.',
      labelNames: ['status'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
      registers,
    });
    for (const [name, count] of Object.entries(counts))
      new Gauge({
        name: `taht_${name}`,
        help: `Number of ${name} at this process.`,
        registers,
        collect() {
          this.set(count());
        },
      });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  frame(kind: string): void {
    this.#frames.inc({ kind });
  }

  closed(reason: string): void {
    this.#closes.inc({ reason });
  }

  answered(status: number, seconds: number): void {
    this.#requests.observe({ status: String(status) }, seconds);
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}

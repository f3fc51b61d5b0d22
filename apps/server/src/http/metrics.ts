/** What the server counts, in the format of Prometheus; deploy/dashboard.json and deploy/alerts.yaml show what is worth looking at. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** A number that is asked for when somebody looks: one, or one for each value of a label. */
export interface Figure {
  /** Without the `taht_` before it. */
  readonly name: string;
  readonly help: string;
  readonly label?: string;
  read(): number | Readonly<Record<string, number>>;
}

const QUICK = [0.001, 0.005, 0.02, 0.1, 0.5, 2];
const LONG = [0.1, 0.5, 1, 2, 5, 15, 60];

export class Metrics {
  readonly #registry = new Registry();
  readonly #frames = this.#counter('frames_total', 'Frames received, by kind.', ['kind']);
  readonly #closes = this.#counter('socket_closes_total', 'Sockets closed, by reason.', ['reason']);
  readonly #damages = this.#counter('damages_total', 'Damages found in stored streams.', []);
  readonly #commands = this.#counter(
    'commands_total',
    'Commands that were carried out and stored, by kind of stream and of action.',
    ['kind', 'action'],
  );
  readonly #attempts = this.#counter(
    'notices_total',
    'Letters (mail) and pushes that were tried, by how they went.',
    ['channel', 'outcome'],
  );
  readonly #failures = this.#counter(
    'store_failures_total',
    'What the store could not do, by reason.',
    ['reason'],
  );
  readonly #requests = this.#times(
    'http_seconds',
    'Time to answer HTTP requests.',
    QUICK,
    'status',
  );
  readonly #store = this.#times(
    'store_seconds',
    'Time of the store to answer.',
    QUICK,
    'operation',
  );
  readonly #engine = this.#times(
    'engine_seconds',
    'Time from asking the engine (bots, hints) to its answer, with the wait for it.',
    LONG,
    'class',
  );

  /** Those of the process too: memory, processor time, and how late the event loop is (`nodejs_eventloop_lag_…`). */
  addProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  add({ name, help, label, read }: Figure): void {
    new Gauge({
      name: `taht_${name}`,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [this.#registry],
      collect() {
        const found = read();
        this.reset();
        if (typeof found === 'number') this.set(found);
        else
          for (const [value, count] of Object.entries(found))
            this.set({ [label ?? 'of']: value }, count);
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

  damaged(): void {
    this.#damages.inc();
  }

  done(kind: string, action: string): void {
    this.#commands.inc({ kind, action });
  }

  tried(channel: string, outcome: string): void {
    this.#attempts.inc({ channel, outcome });
  }

  /** `failure` is why it could not; null where it could. */
  stored(operation: string, seconds: number, failure: string | null): void {
    this.#store.observe({ operation }, seconds);
    if (failure !== null) this.#failures.inc({ reason: failure });
  }

  thought(job: string, seconds: number): void {
    this.#engine.observe({ class: job }, seconds);
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #counter(name: string, help: string, labelNames: readonly string[]): Counter {
    const registers = [this.#registry];
    return new Counter({ name: `taht_${name}`, help, labelNames: [...labelNames], registers });
  }

  #times(name: string, help: string, buckets: number[], label: string): Histogram {
    const registers = [this.#registry];
    return new Histogram({ name: `taht_${name}`, help, labelNames: [label], buckets, registers });
  }
}

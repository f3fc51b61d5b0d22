/** Routes that say whether the process lives, whether it can take work, and what it counts. */
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

export interface Health {
  /** Whether the store answers and takes what is written, and the server is not about to stop. */
  isReady(): Promise<boolean>;
  /** What is wrong though work goes on: codes. It takes no server out of service, for another one would not help. */
  degraded(): readonly string[];
  /** When a backup was last found good; null where none is made here. */
  checkedBackup(): string | null;
  /** Null where nobody asked for them. */
  readonly metrics: Metrics | null;
}

export function addHealth(
  app: FastifyInstance,
  { isReady, degraded, checkedBackup, metrics }: Health,
): void {
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, async () => ({ ok: true }));
  app.get('/readyz', hidden, async (_, reply) => {
    const ready = await isReady();
    const wrong = degraded();
    const backup = checkedBackup();
    const answer = {
      ok: ready,
      ...(wrong.length > 0 ? { degraded: wrong } : {}),
      ...(backup === null ? {} : { checkedBackup: backup }),
    };
    return reply.code(ready ? 200 : 503).send(answer);
  });
  if (metrics === null) return;
  metrics.addProcess();
  app.get('/metrics', hidden, async (_, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
}

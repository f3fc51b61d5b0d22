/** Routes that say whether the process lives, whether it can take work, and what it counts. */
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

export interface Health {
  /** Whether the store answers and the server is not about to stop. */
  isReady(): Promise<boolean>;
  /** Null where nobody asked for them. */
  readonly metrics: Metrics | null;
}

export function addHealth(app: FastifyInstance, { isReady, metrics }: Health): void {
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, async () => ({ ok: true }));
  app.get('/readyz', hidden, async (_, reply) => {
    const ready = await isReady();
    return reply.code(ready ? 200 : 503).send({ ok: ready });
  });
  if (metrics !== null)
    app.get('/metrics', hidden, async (_, reply) =>
      reply.type(metrics.contentType).send(await metrics.text()),
    );
}

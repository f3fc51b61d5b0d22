/** The OpenAPI description, made from the schemas of the routes. */
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

export async function addOpenApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Täht', version },
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer' },
          session: { type: 'apiKey', in: 'cookie', name: 'taht' },
        },
      },
      // What is open to all needs neither.
      security: [{}, { token: [] }, { session: [] }],
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

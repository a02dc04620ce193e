import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastifyPlugin from 'fastify-plugin';
import { describeOperation } from './describe-operations';

/** Serves the OpenAPI description of every route that is registered after it, and a page for it at `/docs`. */
export const apiDocs = fastifyPlugin(async (app) => {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Registry', description: 'Releases, environments, revisions, tokens.', version: '1' },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'A token of the registry: mfp_…' } } },
    },
    transform: describeOperation,
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
});

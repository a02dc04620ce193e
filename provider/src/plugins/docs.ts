import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Serves OpenAPI at /docs, generated from the validation schemas. It must be registered before the calls. */
export const docs = fastifyPlugin(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        info: {
          title: 'Provider API',
          version: '1.0.0',
          description:
            'All calls are POST, form-encoded or multipart, with `server_key` in the body and `access_token` in the query. ' +
            "A member's call with the header `Idempotency-Key` (1 to 255 characters) is carried out once in 24 hours; repeating it " +
            'returns the first reply. The key with another request is refused with HTTP status 422.',
        },
      },
      transform: jsonSchemaTransform,
    });
    await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  },
  { name: 'docs' },
);

import { manifestSchema, remoteConfigSchema } from '@social/release';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/** JSON Schemas for editors and other tools. They are made from the schemas that the registry itself parses with. */
export const schemaRoutes: FastifyPluginAsyncZod = async (app) => {
  const schemas = { 'release.json': manifestSchema(), 'remote.config.json': remoteConfigSchema() };
  for (const [file, schema] of Object.entries(schemas)) {
    app.get(
      `/${file}`,
      // A file for editors: no operation of the API.
      { schema: { hide: true } },
      async (_request, reply) =>
        reply.headers({ 'cache-control': 'public, max-age=3600', 'access-control-allow-origin': '*' }).send(schema),
    );
  }
};

import type { RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { needsToken } from './identity';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The number that a change is based on and that `If-Match` must name, as the documentation tells it. */
    ifMatch?: string;
    /** The content of the `ETag` of a read, as the documentation tells it. */
    etag?: string;
  }
}

type Transform = typeof jsonSchemaTransform;

/** Adds to each operation of the documentation what its schema does not hold: the token, `If-Match`, and `ETag`. */
export const describeOperation = (input: Parameters<Transform>[0] & { route: RouteOptions }): ReturnType<Transform> => {
  const { schema, url } = jsonSchemaTransform(input);
  const { onRequest, config } = input.route;
  const { ifMatch, etag } = config ?? {};
  return {
    url,
    schema: {
      ...schema,
      ...(needsToken(onRequest) && { security: [{ token: [] }] }),
      ...(ifMatch && { headers: describeIfMatch(ifMatch) }),
      ...(etag && { response: addEntityTag(schema.response, etag) }),
    },
  };
};

function describeIfMatch(description: string) {
  const property = { type: 'string', pattern: '^"(0|[1-9]\\d{0,9})"$', description };
  return { type: 'object', required: ['if-match'], properties: { 'if-match': property } };
}

function addEntityTag(responses: unknown, description: string) {
  const documented = new Map<string, object>(Object.entries(responses as Record<string, object>));
  documented.set('200', { ...documented.get('200'), headers: { ETag: { type: 'string', description } } });
  return Object.fromEntries(documented);
}

import type { RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { needsToken } from './identity';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The number that a change is based on and that `If-Match` must name, as the documentation tells it. */
    ifMatch?: string;
    /** The content of the `ETag` of a read, as the documentation tells it. */
    etag?: string;
    /** The content type of a body that is no JSON. */
    takes?: string;
    /** The content type of an answer that is no JSON. */
    sends?: string;
  }
}

type Transform = typeof jsonSchemaTransform;
type Described = ReturnType<Transform>;

/**
 * Adds to each operation of the documentation what its schema does not hold. These are an id by which generated clients name it, the token,
 * `If-Match`, `ETag`, and bodies that are no JSON.
 */
export const describeOperation = (input: Parameters<Transform>[0] & { route: RouteOptions }): Described => {
  const { schema, url } = jsonSchemaTransform(input);
  const { onRequest, config = {}, method } = input.route;
  const { ifMatch, etag, takes, sends } = config;
  const response = { ...(schema.response as Record<string, object> | undefined) };
  if (sends) response['200'] = { description: `${sends}`, content: { [sends]: { schema: bytes } } };
  if (etag) response['200'] = { ...response['200'], headers: { ETag: { type: 'string', description: etag } } };
  return {
    // A wildcard has no name, so it would be no parameter.
    url: url.replace('*', ':path'),
    schema: {
      ...schema,
      operationId: toOperationId([method].flat()[0] ?? 'GET', url),
      security: needsToken(onRequest) ? [{ token: [] }] : [],
      response,
      ...(schema.params ? { params: nameWildcard(schema.params) } : {}),
      ...(ifMatch && { headers: describeIfMatch(ifMatch) }),
      ...(takes && { consumes: [takes], body: bytes }),
    },
  };
};

const bytes = { type: 'string', format: 'binary' };

/** Makes `putEnvironmentsByEnvironmentFreeze` of `PUT /v1/environments/:environment/freeze`. */
function toOperationId(method: string, url: string): string {
  const parts = url
    .split('/')
    .filter((part) => part !== '' && part !== 'v1' && part !== '-')
    .map((part) => (part === '*' ? 'ByPath' : part.startsWith(':') ? `By${toPascal(part.slice(1))}` : toPascal(part)));
  return `${method.toLowerCase()}${parts.join('')}`;
}

function toPascal(text: string): string {
  return text.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_all, letter: string) => letter.toUpperCase()).replace(/[^A-Za-z0-9]/g, '');
}

function nameWildcard(params: unknown) {
  const { properties = {}, required = [], ...rest } = params as { properties?: Record<string, unknown>; required?: string[] };
  const rename = (name: string) => (name === '*' ? 'path' : name);
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [rename(name), value])),
    required: required.map(rename),
  };
}

function describeIfMatch(description: string) {
  const property = { type: 'string', pattern: '^(W/)?"(0|[1-9]\\d{0,9})"$', description };
  return { type: 'object', required: ['if-match'], properties: { 'if-match': property } };
}

import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastifyPlugin from 'fastify-plugin';
import { describeOperation } from './describe-operations';

/** The groups of operations, in the order of the page. */
const tags = Object.entries({
  releases: 'Publishing, withdrawing and reading releases of remotes.',
  checks: 'Reports of checks about releases and compositions.',
  environments: 'Environments: their settings, freezes, edges and events.',
  revisions: 'What an environment runs: pins, plans, rollbacks, switches and history.',
  canaries: 'A second composition for a share of the members.',
  'pin requests': 'Pins that wait for their time, or for the approval of a second person.',
  webhooks: 'Receivers of events, and their deliveries.',
  tokens: 'Tokens, their scopes, and pipelines that are trusted.',
  'sign-in': 'Sign-in of operators by OpenID Connect.',
  kits: 'Packages of the shell that an environment runs.',
  edge: 'What edges read and report.',
  events: 'Changes as they are made.',
  health: 'Whether the registry is able to work.',
}).map(([name, description]) => ({ name, description }));

/** Serves the OpenAPI description of every route that is registered after it, and a page for it at `/docs`. */
export const apiDocs = fastifyPlugin(async (app) => {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Registry',
        description: 'Releases, environments, revisions, tokens.',
        version: '1',
        license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      },
      // The registry that serves the document.
      servers: [{ url: '/' }],
      tags,
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'A token of the registry: mfp_…' } } },
    },
    transform: describeOperation,
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
});

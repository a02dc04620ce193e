import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastifyPlugin from 'fastify-plugin';
import { describeCall, sharedSchemas } from './describe-call';

const DESCRIPTION = `All calls are POST. A form is url-encoded or multipart; files need multipart. \`server_key\` goes into the form and
\`access_token\` into the query. A refusal has HTTP status 200 and \`api_status\` "400" or "404", so read the body before the status.

A member's call with the header \`Idempotency-Key\` is carried out once in 24 hours; repeating it returns the first reply. The key with
another request is refused with HTTP status 422. Every reply has \`X-Request-Id\`, which the host's log names.`;

/** The groups by which the document sorts its calls. */
const TAGS = [
  { name: 'account', description: 'Accounts, sign-in and settings' },
  { name: 'members', description: 'Profiles, follows and blocks' },
  { name: 'posts', description: 'Posts, their files and polls' },
  { name: 'comments', description: 'Comments and replies' },
  { name: 'chats', description: 'Conversations and messages' },
  { name: 'groups', description: 'Groups' },
  { name: 'stories', description: 'Stories of a day' },
  { name: 'events', description: 'Events and their guests' },
  { name: 'blogs', description: 'Articles' },
  { name: 'pages', description: 'Pages, reviews and admins' },
  { name: 'albums', description: 'Albums' },
  { name: 'activities', description: 'What members did' },
  { name: 'search', description: 'Search' },
  { name: 'general', description: 'Notifications and what a start page shows' },
  { name: 'live', description: 'Live events' },
  { name: 'site', description: 'Settings of the site' },
];

/** Serves OpenAPI at /docs, generated from the schemas of forms and the types of replies. It must be registered before the calls. */
export const docs = fastifyPlugin(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Provider API',
          version: '1.0.0',
          description: DESCRIPTION,
          license: { name: 'MIT', identifier: 'MIT' },
          contact: { name: 'The operators of this host' },
        },
        servers: [{ url: '/', description: 'This host' }],
        tags: TAGS,
        security: [{ accessToken: [] }],
        components: {
          // The plugin's type takes only literal types of schemas.
          schemas: sharedSchemas as never,
          securitySchemes: {
            accessToken: { type: 'apiKey', in: 'query', name: 'access_token', description: 'The token of a sign-in.' },
          },
        },
      },
      transform: describeCall,
    });
    await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  },
  { name: 'docs' },
);

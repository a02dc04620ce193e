import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ConsoleNotBuiltError } from './console.errors';
import { findConsolePage, pageHeaders } from './console-page';

/** The addresses of the console's pages. It routes them itself; the server only has to know which are no API. */
const pagePaths = ['/', '/environments/*', '/remotes', '/remotes/*', '/uses', '/webhooks', '/tokens', '/sign-in'];

/** Serves the console for operators: its page without a token, as everything that the page shows needs one. */
export const consoleRoutes: FastifyPluginAsyncZod<{ folder: string }> = async (app, { folder }) => {
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/console/',
    // Files are named by their content.
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
    setHeaders: (response) => void response.header('x-content-type-options', 'nosniff'),
  });

  for (const path of pagePaths) {
    app.get(path, { schema: { hide: true } }, async (_request, reply) => {
      if (!existsSync(findConsolePage(folder))) throw new ConsoleNotBuiltError();
      return reply.headers(pageHeaders).sendFile('index.html', folder, { cacheControl: false });
    });
  }
};

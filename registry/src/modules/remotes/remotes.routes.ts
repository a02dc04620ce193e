import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusals } from '../../common.schema';
import { remoteList } from './remotes.schema';
import type { RemoteService } from './remotes.service';

export const remoteRoutes: FastifyPluginAsyncZod<{ remotes: RemoteService }> = async (app, { remotes }) => {
  app.get(
    '/remotes',
    {
      onRequest: app.requireToken(),
      schema: {
        summary: 'All remotes: who publishes each, its latest release, and where it runs',
        tags: ['releases'],
        response: { 200: remoteList, ...refusals },
      },
    },
    async () => ({ remotes: await remotes.list() }),
  );
};

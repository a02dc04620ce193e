import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { environmentParams, refusals } from '../../common.schema';
import { eventPage, eventQuery } from './events.schema';
import type { EventService } from './events.service';

/** The route that reads the events of an environment besides its revisions: for all holders of a token. */
export const eventRoutes: FastifyPluginAsyncZod<{ events: EventService }> = async (app, { events }) => {
  app.get(
    '/environments/:environment/events',
    {
      onRequest: app.requireToken(),
      schema: {
        summary: 'Changes of settings with their values, freezes and their ends, newest first',
        tags: ['environments'],
        params: environmentParams,
        querystring: eventQuery,
        response: { 200: eventPage, ...refusals },
      },
    },
    ({ params, query }) => events.page(params.environment, query),
  );
};

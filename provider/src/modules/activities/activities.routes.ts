import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import type { WireContext } from '../../wire/wire-context';
import { presentActivity } from './activities.presenter';
import { activitiesBody } from './activities.schema';
import type { ActivityFeedService } from './activity-feed.service';

type Options = { activityFeed: ActivityFeedService; wire: WireContext };

const tags = ['activities'];

export const activityRoutes: FastifyPluginAsyncZod<Options> = async (app, { activityFeed, wire }) => {
  app.post('/my_activities', { schema: { summary: 'The caller’s activities', tags, body: activitiesBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    const list = await activityFeed.listOwn(memberId, { afterId: request.body.offset, limit: request.body.limit });
    return { activities: list.map((activity) => presentActivity(activity, memberId, wire)) };
  });

  app.post(
    '/get-activities',
    { schema: { summary: 'Activities of the members that the caller follows', tags, body: activitiesBody } },
    async (request) => {
      const { memberId } = getIdentity(request);
      const list = await activityFeed.listFollowed(memberId, { afterId: request.body.offset, limit: request.body.limit });
      return { activities: list.map((activity) => presentActivity(activity, memberId, wire)) };
    },
  );
};

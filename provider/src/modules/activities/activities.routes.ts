import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { getIdentity } from '../../plugins/authentication';
import { limitField, optionalIdField } from '../../wire/fields';
import type { WireContext } from '../../wire/wire-context';
import { presentActivity } from './activities.presenter';
import type { ActivityReadingService } from './activity-reading.service';

const body = z.object({ limit: limitField(20, 50), offset: optionalIdField });
const tags = ['activities'];

export const activityRoutes: FastifyPluginAsyncZod<{ activities: ActivityReadingService; wire: WireContext }> = async (
  app,
  { activities, wire },
) => {
  app.post('/my_activities', { schema: { summary: 'What the caller did', tags, body } }, async (request) => {
    const { memberId } = getIdentity(request);
    const list = await activities.listOwn(memberId, { afterId: request.body.offset, limit: request.body.limit });
    return { activities: list.map((activity) => presentActivity(activity, memberId, wire)) };
  });

  app.post('/get-activities', { schema: { summary: 'What those did whom the caller follows', tags, body } }, async (request) => {
    const { memberId } = getIdentity(request);
    const list = await activities.listFollowed(memberId, { afterId: request.body.offset, limit: request.body.limit });
    return { activities: list.map((activity) => presentActivity(activity, memberId, wire)) };
  });
};

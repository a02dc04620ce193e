import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { getIdentity } from '../../plugins/authentication';
import { text } from '../../wire/encode';
import { flagField, limitField, listField, optionalIdField } from '../../wire/fields';
import type { WireContext } from '../../wire/wire-context';
import { presentUser } from '../members/members.presenter';
import { presentNotification, presentTrending } from './general.presenter';
import type { GeneralService } from './general.service';

const body = z.object({ fetch: listField.default([]), offset: optionalIdField, limit: limitField(20, 50), seen: flagField });

export const generalRoutes: FastifyPluginAsyncZod<{ general: GeneralService; wire: WireContext }> = async (app, { general, wire }) => {
  app.post(
    '/get-general-data',
    { schema: { summary: 'Notifications, trending hashtags and counts', tags: ['general'], body } },
    async (request) => {
      const { memberId } = getIdentity(request);
      const { fetch, offset, limit, seen } = request.body;
      const wants = (part: string) => fetch.includes(part);
      const requests = await general.listFollowRequests(memberId);
      // Counted before they are marked: a badge that is read together with the list still says how many were new.
      const unseen = await general.countUnseen(memberId);
      return {
        notifications: wants('notifications')
          ? (await general.listNotifications(memberId, offset, limit, seen)).map((item) => presentNotification(item, wire))
          : [],
        new_notifications_count: text(unseen),
        friend_requests: wants('friend_requests') ? requests.map((member) => presentUser(member, wire)) : [],
        new_friend_requests_count: text(requests.length),
        group_chat_requests: [],
        new_group_chat_requests_count: 0,
        pro_users: [],
        promoted_pages: [],
        trending_hashtag: wants('trending_hashtag') ? (await general.listTrending()).map((tag) => presentTrending(tag, wire)) : [],
        count_new_messages: wants('count_new_messages') ? text(await general.countUnreadMessages(memberId)) : '0',
        announcement: {},
      };
    },
  );
};

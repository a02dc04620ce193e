import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import { text } from '../../wire/encode';
import type { WireContext } from '../../wire/wire-context';
import { presentUser } from '../members/members.presenter';
import { presentNotification, presentTrending } from './general.presenter';
import { generalBody } from './general.schema';
import type { GeneralService } from './general.service';

export const generalRoutes: FastifyPluginAsyncZod<{ general: GeneralService; wire: WireContext }> = async (app, { general, wire }) => {
  app.post(
    '/get-general-data',
    { schema: { summary: 'Notifications, trending hashtags and counts', tags: ['general'], body: generalBody } },
    async (request) => {
      const { memberId } = getIdentity(request);
      const { fetch, offset, limit, seen } = request.body;
      const includes = (part: string) => fetch.includes(part);
      if (includes('notifications')) await general.remindOfEvents(memberId);
      const requests = await general.listFollowRequests(memberId);
      // Counted before they are marked as seen, so that a count fetched together with the list includes the new ones.
      const unseen = await general.countUnseen(memberId);
      return {
        notifications: includes('notifications')
          ? (await general.listNotifications(memberId, { afterId: offset, limit }, seen)).map((item) => presentNotification(item, wire))
          : [],
        new_notifications_count: text(unseen),
        friend_requests: includes('friend_requests') ? requests.map((member) => presentUser(member, wire)) : [],
        new_friend_requests_count: text(requests.length),
        group_chat_requests: [],
        new_group_chat_requests_count: 0,
        pro_users: [],
        promoted_pages: [],
        trending_hashtag: includes('trending_hashtag') ? (await general.listTrending()).map((tag) => presentTrending(tag, wire)) : [],
        count_new_messages: includes('count_new_messages') ? text(await general.countUnreadMessages(memberId)) : '0',
        announcement: {},
      };
    },
  );
};

import type { ChatService } from '../chats/chats.service';
import type { MemberRepository } from '../members/members.repository';
import type { MemberService } from '../members/members.service';
import type { NotificationService } from './notifications.service';
import type { TrendingRepository } from './trending.repository';

const TREND_MS = 30 * 24 * 3_600_000;
const TRENDING_TAGS = 10;

type Dependencies = {
  trending: TrendingRepository;
  notifications: NotificationService;
  chats: ChatService;
  members: MemberRepository;
  people: MemberService;
  now: () => Date;
};
export type GeneralService = ReturnType<typeof createGeneralService>;

export function createGeneralService({ trending, notifications, chats, members, people, now }: Dependencies) {
  return {
    /** The hashtags of the last 30 days, the most used first. */
    listTrending: () => trending.list(new Date(now().getTime() - TREND_MS), TRENDING_TAGS),

    /** Newest first, each with the member who caused it. */
    async listNotifications(memberId: number, afterId: number | undefined, limit: number, marksSeen: boolean) {
      const rows = await notifications.list(memberId, afterId, limit, marksSeen);
      const notifiers = await members.findByIds(rows.map(({ notifierId }) => notifierId));
      return rows.flatMap((notification) => {
        const notifier = notifiers.get(notification.notifierId);
        return notifier ? { notification, notifier } : [];
      });
    },

    countUnseen: (memberId: number) => notifications.countUnseen(memberId),
    countUnreadMessages: (memberId: number) => chats.countUnread(memberId),
    listFollowRequests: (memberId: number) => people.listFollowRequests(memberId),
  };
}

import type { Cursor } from '../../lib/cursor';
import type { EventGuestService } from '../events/event-guests.service';
import type { ChatService } from '../chats/chats.service';
import type { MemberRepository } from '../members/members.repository';
import type { MemberService } from '../members/members.service';
import type { NotificationService } from './notifications.service';
import type { TrendingRepository } from './trending.repository';

const TRENDING_MS = 30 * 24 * 3_600_000;
const TRENDING_TAGS = 10;

type Dependencies = {
  trending: TrendingRepository;
  notifications: NotificationService;
  chats: ChatService;
  members: MemberRepository;
  people: MemberService;
  eventGuests: EventGuestService;
  now: () => Date;
};
export type GeneralService = ReturnType<typeof createGeneralService>;

export function createGeneralService({ trending, notifications, chats, members, people, eventGuests, now }: Dependencies) {
  return {
    /** Lists the ten most used hashtags of the last 30 days. */
    listTrending: () => trending.list(new Date(now().getTime() - TRENDING_MS), TRENDING_TAGS),

    /** Finds hashtags that contain a text, with or without `#`, the most used first. */
    searchHashtags: (text: string, limit: number) => trending.search(text.replace(/^#/, ''), limit),

    /** Lists notifications with the members who caused them, newest first. With `marksSeen`, marks them as seen. */
    async listNotifications(memberId: number, cursor: Cursor, marksSeen: boolean) {
      const rows = await notifications.list(memberId, cursor, marksSeen);
      const [notifiers, contexts] = await Promise.all([
        members.findByIds(rows.map(({ notifierId }) => notifierId)),
        notifications.findContexts(
          memberId,
          rows.map(({ id }) => id),
        ),
      ]);
      return rows.flatMap((notification) => {
        const notifier = notifiers.get(notification.notifierId);
        const { subject = '', parentCommentId = null } = contexts.get(notification.id) ?? {};
        return notifier ? { notification, notifier, subject, parentCommentId } : [];
      });
    },

    /** Adds the reminders of events that are due. */
    remindOfEvents: (memberId: number) => eventGuests.remind(memberId),

    /** Counts the notifications that the member has not seen. */
    countUnseen: (memberId: number) => notifications.countUnseen(memberId),
    /** Counts the messages that the member has not read. */
    countUnreadMessages: (memberId: number) => chats.countUnread(memberId),
    /** Lists the members who have asked to follow a member. */
    listFollowRequests: (memberId: number) => people.listFollowRequests(memberId),
  };
}

import type { NotificationId, PersonId } from '@social/api';
import type { Notification } from '@social/api/notifications/fetch-notifications';
import type { PersonSummary } from '@social/api/people/person';

const nothing = { postId: null, commentId: null, replyId: null, pageId: null, groupId: null, eventId: null, blogId: null, storyId: null };

export function aPerson(id: string, name: string): PersonSummary {
  return {
    id: id as PersonId,
    name,
    username: name.toLowerCase(),
    avatarUrl: null,
    isVerified: false,
    lastSeenAt: null,
    sharesOnlineStatus: true,
  };
}

type Changes = Partial<Omit<Notification, 'id' | 'about'>> & { id?: string; about?: Partial<Notification['about']> };

/** Makes a notification by Asha. */
export function aNotification({ id = '1', about, ...changes }: Changes = {}): Notification {
  return {
    id: id as NotificationId,
    notifier: aPerson('2', 'Asha'),
    type: 'liked_post',
    sentence: 'liked your post',
    subject: '',
    createdAt: new Date('2026-03-01T12:00:00'),
    createdText: '',
    isSeen: false,
    isRead: null,
    ...changes,
    about: { ...nothing, ...about },
  };
}

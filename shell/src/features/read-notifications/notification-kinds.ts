import type { Notification } from '@social/api/notifications/fetch-notifications';
import { t } from '@social/texts';

export type NotificationKind = 'all' | 'comments' | 'reactions' | 'people' | 'events' | 'other';

type KindOption = { value: NotificationKind; label: string; matches: (type: string) => boolean };

const isEvent = (type: string) => type.includes('event');
const isReaction = (type: string) => /^(liked|reaction|wonder)|shared/.test(type) && type !== 'liked_page';
const isComment = (type: string) => /comment|reply|mention/.test(type) && !isReaction(type);
const isPeople = (type: string) => /follow|accepted_request|friend/.test(type);

/** The kinds by which the list is filtered. Hosts have many types; one that is in no kind is among the others. */
export const notificationKinds: readonly KindOption[] = [
  { value: 'all', label: t('All'), matches: () => true },
  { value: 'comments', label: t('Comments'), matches: isComment },
  { value: 'reactions', label: t('Reactions'), matches: isReaction },
  { value: 'people', label: t('Followers'), matches: isPeople },
  { value: 'events', label: t('Events'), matches: isEvent },
  { value: 'other', label: t('Other'), matches: (type) => ![isEvent, isComment, isReaction, isPeople].some((matches) => matches(type)) },
];

/** Returns the notifications of a kind. */
export function filterByKind(notifications: readonly Notification[], kind: NotificationKind): readonly Notification[] {
  const option = notificationKinds.find(({ value }) => value === kind);
  return notifications.filter(({ type }) => option?.matches(type) ?? true);
}

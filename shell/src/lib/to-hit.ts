import type { Id } from '@social/api';
import type { Album } from '@social/api/albums/album';
import type { Blog } from '@social/api/blogs/blog';
import type { SocialEvent } from '@social/api/events/event';
import type { Group } from '@social/api/groups/group';
import type { TrendingTopic } from '@social/api/notifications/fetch-general-data';
import type { Page } from '@social/api/pages/page';
import type { PersonSummary } from '@social/api/people/person';
import type { Post } from '@social/api/posts/post';
import { plural, t } from '@social/texts';
import type { Hit } from './hit';

export function toPersonHit({ id, name, username, avatarUrl }: PersonSummary): Hit {
  return { kind: 'people', id, title: name, detail: `@${username}`, avatarUrl, createdAt: null, path: `/profile/${id}` };
}

export function toPageHit({ id, name, categoryName, avatarUrl }: Page): Hit {
  return { kind: 'pages', id, title: name, detail: categoryName, avatarUrl, createdAt: null, path: `/PageProfile?page=${id}` };
}

export function toGroupHit({ id, name, memberCount, avatarUrl }: Group): Hit {
  const detail = plural(memberCount, { one: '{count} member', other: '{count} members' });
  return { kind: 'groups', id, title: name, detail, avatarUrl, createdAt: null, path: `/my-groups/${id}` };
}

export function toPostHit({ id, publisher, plainText, createdAt }: Post): Hit {
  const title = publisher?.name ?? t('Somebody');
  return { kind: 'posts', id, title, detail: plainText, avatarUrl: publisher?.avatarUrl ?? null, createdAt, path: `/post/${id}` };
}

export function toBlogHit({ id, title, description, thumbnailUrl, author, postedAt }: Blog): Hit {
  const detail = [author?.name, description].filter(Boolean).join(' · ');
  return { kind: 'blogs', id, title: title || t('Untitled'), detail, avatarUrl: thumbnailUrl, createdAt: postedAt, path: `/blog/${id}` };
}

export function toEventHit({ id, name, location, startDateText, coverUrl, isCancelled }: SocialEvent): Hit {
  const detail = [isCancelled ? t('Cancelled') : startDateText, location].filter(Boolean).join(' · ');
  return { kind: 'events', id, title: name, detail, avatarUrl: coverUrl, createdAt: null, path: `/events/${id}` };
}

export function toAlbumHit({ id, name, publisher, items, createdAt }: Album): Hit {
  const detail = [publisher?.name, plural(items.length, { one: '{count} item', other: '{count} items' })].filter(Boolean).join(' · ');
  const cover = items.find(({ kind }) => kind === 'photo');
  const avatarUrl = cover?.smallUrl ?? cover?.url ?? null;
  return { kind: 'albums', id, title: name || t('Album'), detail, avatarUrl, createdAt, path: `/my-albums/${id}` };
}

export function toHashtagHit({ tag, postCount }: TrendingTopic): Hit {
  const path = `/?${new URLSearchParams({ hashtag: tag })}`;
  const detail = plural(postCount, { one: '{count} post', other: '{count} posts' });
  return { kind: 'hashtags', id: tag as Id<string>, title: `#${tag}`, detail, avatarUrl: null, createdAt: null, path };
}

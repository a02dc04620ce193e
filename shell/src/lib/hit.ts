import type { Id } from '@social/api';
import { t } from '@social/texts';

/** The kinds of results in the order in which they are shown. */
export const hitKinds = ['people', 'pages', 'groups', 'posts', 'blogs', 'events', 'albums', 'hashtags'] as const;
export type HitKind = (typeof hitKinds)[number];

export const hitKindLabels: Record<HitKind, string> = {
  people: t('People'),
  pages: t('Pages'),
  groups: t('Groups'),
  posts: t('Posts'),
  blogs: t('Blogs'),
  events: t('Events'),
  albums: t('Albums'),
  hashtags: t('Hashtags'),
};

/** A search result. */
export type Hit = {
  kind: HitKind;
  id: Id<string>;
  title: string;
  detail: string;
  avatarUrl: string | null;
  createdAt: Date | null;
  path: string;
};

/** The hits of each kind that has arrived. */
export type Hits = Partial<Record<HitKind, Hit[]>>;

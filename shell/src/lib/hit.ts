import type { Id } from '@social/api';

/** The kinds of results in the order in which they are shown. */
export const hitKinds = ['people', 'pages', 'groups', 'posts', 'blogs', 'events', 'albums', 'hashtags'] as const;
export type HitKind = (typeof hitKinds)[number];

export const hitKindLabels: Record<HitKind, string> = {
  people: 'People',
  pages: 'Pages',
  groups: 'Groups',
  posts: 'Posts',
  blogs: 'Blogs',
  events: 'Events',
  albums: 'Albums',
  hashtags: 'Hashtags',
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

import type { PostType } from '@social/api/posts/fetch-news-feed';

export type { PostType };

/** In the order of the row. A kind narrows the feed; a path leads to a screen of its own, since the provider knows no such kind. */
export const postFilters = [
  { label: 'Texts', postType: 'text' },
  { label: 'Images', postType: 'photos' },
  { label: 'Files', postType: 'files' },
  { label: 'Videos', postType: 'video' },
  { label: 'Audio', postType: 'music' },
  { label: 'Pages', path: '/pagescomp/mainpages' },
  { label: 'Blog', path: '/blog' },
  { label: 'Articles', path: '/article' },
  { label: 'Jobs', path: '/jobs' },
] as const satisfies readonly ({ label: string; postType: PostType } | { label: string; path: string })[];

export type PostFilterLabel = (typeof postFilters)[number]['label'];

/** Reads a filter from the page's address; null for the whole feed. */
export function parsePostType(value: string | null): PostType | null {
  const filter = postFilters.find((candidate) => 'postType' in candidate && candidate.postType === value);
  return filter && 'postType' in filter ? filter.postType : null;
}

/** What a kind of post is called. */
export function labelOf(postType: PostType): PostFilterLabel {
  return postFilters.find((filter) => 'postType' in filter && filter.postType === postType)?.label ?? 'Texts';
}

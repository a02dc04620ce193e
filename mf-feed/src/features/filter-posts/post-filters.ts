import type { PostType } from '@social/api/posts/fetch-news-feed';

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

/** The page's address keeps the filter under these names; links to a hashtag are written with the second. */
export const FILTER_PARAMETER = 'show';
export const HASHTAG_PARAMETER = 'hashtag';

/** What a feed is narrowed to: at most one of the two. */
export type PostFilter = { postType: PostType | null; hashtag: string | null };

/** Reads the filter from the page's address; whatever is no filter there shows the whole feed. */
export function readPostFilter(parameters: URLSearchParams): PostFilter {
  const tag = parameters.get(HASHTAG_PARAMETER);
  if (tag !== null && /^[\p{L}\p{M}\p{N}_]{1,100}$/u.test(tag)) return { postType: null, hashtag: tag };

  const wanted = parameters.get(FILTER_PARAMETER);
  const filter = postFilters.find((candidate) => 'postType' in candidate && candidate.postType === wanted);
  return { postType: filter && 'postType' in filter ? filter.postType : null, hashtag: null };
}

/** What a kind of post is called. */
export function labelOf(postType: PostType): PostFilterLabel {
  return postFilters.find((filter) => 'postType' in filter && filter.postType === postType)?.label ?? 'Texts';
}

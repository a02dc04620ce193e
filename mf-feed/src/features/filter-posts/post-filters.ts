import type { PostType } from '@social/api/posts/fetch-news-feed';

/** The filters in their order. One with a path links to its own screen, because the provider has no such type of post. */
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

/** The parameters of the page's address; links to a hashtag use the second one. */
export const FILTER_PARAMETER = 'show';
export const HASHTAG_PARAMETER = 'hashtag';

/** The filter of a feed: at most one of the two is set. */
export type PostFilter = { postType: PostType | null; hashtag: string | null };

/** Reads the filter from the page's address; an unknown one shows the whole feed. */
export function readPostFilter(parameters: URLSearchParams): PostFilter {
  const tag = parameters.get(HASHTAG_PARAMETER);
  if (tag !== null && /^[\p{L}\p{M}\p{N}_]{1,100}$/u.test(tag)) return { postType: null, hashtag: tag };

  const requested = parameters.get(FILTER_PARAMETER);
  const filter = postFilters.find((candidate) => 'postType' in candidate && candidate.postType === requested);
  return { postType: filter && 'postType' in filter ? filter.postType : null, hashtag: null };
}

export function getFilterLabel(postType: PostType): PostFilterLabel {
  return postFilters.find((filter) => 'postType' in filter && filter.postType === postType)?.label ?? 'Texts';
}

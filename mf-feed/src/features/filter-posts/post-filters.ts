import type { PostType } from '@social/api/posts/post-extras';
import { t } from '@social/texts';
import { ArticleIcon, AudioIcon, BlogIcon, FileIcon, ImageIcon, JobsIcon, PagesIcon, TextIcon, VideoIcon } from '@social/ui';

/** The filters in their order. One with a path links to its own screen, because the provider has no such type of post. */
export const postFilters = [
  { label: t('Texts'), Icon: TextIcon, postType: 'text' },
  { label: t('Images'), Icon: ImageIcon, postType: 'photos' },
  { label: t('Files'), Icon: FileIcon, postType: 'files' },
  { label: t('Videos'), Icon: VideoIcon, postType: 'video' },
  { label: t('Audio'), Icon: AudioIcon, postType: 'music' },
  { label: t('Pages'), Icon: PagesIcon, path: '/pagescomp/mainpages' },
  { label: t('Blog'), Icon: BlogIcon, path: '/blog' },
  { label: t('Articles'), Icon: ArticleIcon, path: '/article' },
  { label: t('Jobs'), Icon: JobsIcon, path: '/jobs' },
] as const satisfies readonly ({ label: string; Icon: typeof TextIcon } & ({ postType: PostType } | { path: string }))[];

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

export function getFilterLabel(postType: PostType): string {
  return postFilters.find((filter) => 'postType' in filter && filter.postType === postType)?.label ?? t('Texts');
}

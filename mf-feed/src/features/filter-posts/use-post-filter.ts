import type { PostType } from '@social/api/posts/fetch-news-feed';
import { useSearchParams } from '@social/ui/router';
import { FILTER_PARAMETER, HASHTAG_PARAMETER, readPostFilter } from './post-filters';

/** The filter lives in the page's address, so that Back, a reload and a sent link keep it. */
export function usePostFilter() {
  const [parameters, setParameters] = useSearchParams();

  function choose(postType: PostType | null) {
    setParameters((current) => {
      const next = new URLSearchParams(current);
      next.delete(HASHTAG_PARAMETER);
      if (postType) next.set(FILTER_PARAMETER, postType);
      else next.delete(FILTER_PARAMETER);
      return next;
    });
  }

  return { ...readPostFilter(parameters), choose };
}

import type { PostType } from '@social/api/posts/post-extras';
import { useSearchParams } from '@social/ui/router';
import { FILTER_PARAMETER, HASHTAG_PARAMETER, readPostFilter } from './post-filters';

/** Reads and sets the filter in the page's address, so that Back, a reload and a shared link preserve it. */
export function usePostFilter() {
  const [parameters, setParameters] = useSearchParams();

  function select(postType: PostType | null) {
    setParameters((current) => {
      const next = new URLSearchParams(current);
      next.delete(HASHTAG_PARAMETER);
      if (postType) next.set(FILTER_PARAMETER, postType);
      else next.delete(FILTER_PARAMETER);
      return next;
    });
  }

  return { ...readPostFilter(parameters), select };
}

import { useSearchParams } from '@social/ui/router';
import { parsePostType, type PostType } from './post-filters';

/** The page's address keeps the filter under this name. */
export const FILTER_PARAMETER = 'show';

/** The filter lives in the page's address, so that Back, a reload and a sent link keep it. */
export function usePostFilter() {
  const [parameters, setParameters] = useSearchParams();

  function choose(postType: PostType | null) {
    setParameters((current) => {
      const next = new URLSearchParams(current);
      if (postType) next.set(FILTER_PARAMETER, postType);
      else next.delete(FILTER_PARAMETER);
      return next;
    });
  }

  return { postType: parsePostType(parameters.get(FILTER_PARAMETER)), choose };
}

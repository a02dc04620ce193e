import type { BlogId } from '@social/api';
import { t } from '@social/texts';
import { ErrorState, lazyComponent } from '@social/ui';

/** Loads the code of the comments with the first article that opens: the list of articles needs none of it. */
export const ArticleCommentsSlot = lazyComponent<{ blogId: BlogId }>({
  load: async () => (await import('./article-comments')).ArticleComments,
  fallback: null,
  failed: (retry) => <ErrorState title={t('The comments could not be opened.')} onRetry={retry} />,
});

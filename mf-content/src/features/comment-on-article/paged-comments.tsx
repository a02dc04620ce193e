import type { BlogComment } from '@social/api/blogs/blog-comment';
import type { BlogThread } from '@social/api/blogs/fetch-blog-comments';
import { failureMessage } from '@social/api/failure-message';
import { useHiddenIds } from '@social/data';
import { toListState } from '@social/data/lists/list-state';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { CommentList, CommentNote, type CommentListProps } from '@social/ui/comments/comment-list';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListEndNotice } from '../../lib/list-end-notice';
import { hiddenComments } from './remove-article-comment';
import { articleCommentsQuery } from './article-comments-query';

export type PagedCommentsProps = Pick<CommentListProps<BlogComment>, 'kind' | 'empty' | 'renderComment'> & { thread: BlogThread };

/** Reads the comments on an article, or the replies to one, and shows them page by page. */
export function PagedComments({ thread, ...list }: PagedCommentsProps) {
  const userId = useSession((session) => session.userId);
  const hiddenIds = useHiddenIds(hiddenComments);
  const state = toListState(useInfiniteQuery(articleCommentsQuery(userId, thread)));
  const isReady = state.kind === 'ready';

  return (
    <CommentList
      {...list}
      state={isReady ? { ...state, items: state.items.filter(({ id }) => !hiddenIds.has(id)) } : state}
      formatFailure={failureMessage}
    >
      {isReady && (
        <ListEndNotice
          key={state.items.length}
          end={state.end}
          noun={list.kind === 'comment' ? t('comments') : t('replies')}
          skeleton={<CommentNote>{t('Loading...')}</CommentNote>}
        />
      )}
    </CommentList>
  );
}

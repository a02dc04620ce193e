import type { PostId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import type { Post } from '@social/api/posts/post';
import { EmptyState, ErrorState, Skeleton } from '@social/ui';
import { useRef } from 'react';
import { CommentsButton } from '../../features/comment-on-post/comments-button';
import { CommentsSection } from '../../features/comment-on-post/comments-section';
import { LikeButton } from '../../features/like-post/like-button';
import { usePost } from '../../features/open-post/use-post';
import { SaveButton } from '../../features/save-post/save-button';
import { ShareButton } from '../../features/share-post/share-button';
import { usePostWithChanges } from '../../lib/post-changes';
import { PostFooter } from '../../lib/post-footer';
import { useCommentsOpen } from '../parts/use-comments-open';

/** Shows likes, comments, shares and saving of a post whose content another remote shows. */
export function PostInteractionsPage({ postId }: { postId: PostId }) {
  const state = usePost(postId);

  switch (state.kind) {
    case 'loading':
      return (
        <div role="status" aria-label="Loading likes and comments">
          <PostFooter reaction={<Skeleton width={160} height={28} />} responses={null} saving={<Skeleton width={28} height={28} />} />
        </div>
      );
    case 'missing':
      return <EmptyState title="No comments here" detail="What this belongs to was deleted, or it is shown to others alone." />;
    case 'failed':
      return <ErrorState title="Likes and comments could not be loaded" detail={failureMessage(state.error)} onRetry={state.retry} />;
    case 'ready':
      return <PostInteractions post={state.post} />;
  }
}

function PostInteractions({ post: fetchedPost }: { post: Post }) {
  const post = usePostWithChanges(fetchedPost);
  const commentsButton = useRef<HTMLButtonElement>(null);
  const comments = useCommentsOpen(commentsButton);

  return (
    <div role="group" aria-label="Likes, comments and shares">
      <PostFooter
        reaction={<LikeButton post={post} />}
        responses={
          <>
            <CommentsButton ref={commentsButton} count={post.commentCount} isOpen={comments.isOpen} onToggle={comments.toggle} />
            <ShareButton post={post} />
          </>
        }
        saving={<SaveButton post={post} />}
      />
      {comments.isOpen && <CommentsSection post={post} onClose={comments.close} />}
    </div>
  );
}

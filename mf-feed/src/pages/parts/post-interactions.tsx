import type { Post } from '@social/api/posts/post';
import { t } from '@social/texts';
import { useRef } from 'react';
import { CommentsButton } from '../../features/comment-on-post/comments-button';
import { CommentsSection } from '../../features/comment-on-post/comments-section';
import { LikeButton } from '../../features/like-post/like-button';
import { SaveButton } from '../../features/save-post/save-button';
import { SharePostButton } from '../../features/share-post/share-post-button';
import { usePostWithChanges } from '../../lib/post-changes';
import { PostFooter } from '../../lib/post-footer';
import { useCommentsOpen } from './use-comments-open';

/** Shows likes, comments, shares and saving of a post whose content stands elsewhere. */
export function PostInteractions({ post: fetchedPost }: { post: Post }) {
  const post = usePostWithChanges(fetchedPost);
  const commentsButton = useRef<HTMLButtonElement>(null);
  const comments = useCommentsOpen(commentsButton);

  return (
    <div role="group" aria-label={t('Likes, comments and shares')}>
      <PostFooter
        reaction={<LikeButton post={post} />}
        responses={
          <>
            <CommentsButton ref={commentsButton} count={post.commentCount} isOpen={comments.isOpen} onToggle={comments.toggle} />
            <SharePostButton post={post} />
          </>
        }
        saving={<SaveButton post={post} />}
      />
      {comments.isOpen && <CommentsSection post={post} onClose={comments.close} />}
    </div>
  );
}

import type { Post } from '@social/api/posts/post';
import { lazyComponent } from '@social/ui';
import { useRef, useState, type ReactNode } from 'react';
import { CommentsButton } from '../../features/comment-on-post/comments-button';
import { CommentsSection } from '../../features/comment-on-post/comments-section';
import { PostEditorSlot } from '../../features/edit-post/post-editor-slot';
import { LikeButton } from '../../features/like-post/like-button';
import { PostCard } from '../../features/read-post/post-card';
import { SaveButton } from '../../features/save-post/save-button';
import { SharePostButton } from '../../features/share-post/share-post-button';
import { useWatchedCounts } from '../../features/watch-counts/use-watched-counts';
import { PhotoActions } from '../../lib/photo-actions';
import { KeyTarget } from '../../lib/key-target';
import { focusPost } from '../../lib/hidden-posts';
import { usePostWithChanges } from '../../lib/post-changes';
import { PostOptionsButton } from './post-options-button';
import { useCommentsOpen } from './use-comments-open';

export type FeedPostProps = {
  post: Post;
  /** On the post's own page the comments stay open. */
  hasPinnedComments?: boolean;
  /** Shown below the post. */
  notice?: ReactNode;
};

/** The body of a post with all its actions, inside its article. */
export function FeedPost({ post: fetchedPost, hasPinnedComments = false, notice }: FeedPostProps) {
  const post = usePostWithChanges(fetchedPost);
  useWatchedCounts(post);
  const [isEditing, setEditing] = useState(false);
  const commentsButton = useRef<HTMLButtonElement>(null);
  const comments = useCommentsOpen(commentsButton, hasPinnedComments);

  function endEditing() {
    setEditing(false);
    focusPost(post.id);
  }

  return (
    <PhotoActions value={<PhotoInteractions post={post} />}>
      <PostCard
        post={post}
        editor={isEditing ? <PostEditorSlot post={post} onEnd={endEditing} /> : undefined}
        reaction={
          <KeyTarget action="like">
            <LikeButton post={post} />
          </KeyTarget>
        }
        responses={
          <>
            <KeyTarget action="comments">
              <CommentsButton ref={commentsButton} count={post.commentCount} isOpen={comments.isOpen} onToggle={comments.toggle} />
            </KeyTarget>
            <SharePostButton post={post} />
          </>
        }
        saving={<SaveButton post={post} />}
        options={<PostOptionsButton post={post} onEdit={() => setEditing(true)} />}
      >
        {notice}
        {comments.isOpen && <CommentsSection post={post} isPinned={hasPinnedComments} onClose={comments.close} />}
      </PostCard>
    </PhotoActions>
  );
}

/** Loads likes and comments of a full-screen photo when the first one opens; the photo shows without them. */
const PhotoInteractions = lazyComponent<{ post: Post }>({
  load: async () => (await import('./photo-interactions')).PhotoInteractions,
  fallback: null,
  failed: () => null,
});

import type { Post } from '@social/api/posts/post';
import { useRef, useState } from 'react';
import { CommentsButton } from '../../features/comment-on-post/comments-button';
import { CommentsSection } from '../../features/comment-on-post/comments-section';
import { PostEditorSlot } from '../../features/edit-post/post-editor-slot';
import { LikeButton } from '../../features/like-post/like-button';
import { PostCard, type FeedPosition } from '../../features/read-post/post-card';
import { SaveButton } from '../../features/save-post/save-button';
import { ShareButton } from '../../features/share-post/share-button';
import { focusPost } from '../../lib/left-out-posts';
import { usePostNow } from '../../lib/post-changes';
import { PostOptionsButton } from './post-options-button';

/** A post of the feed with all that can be done with it. */
export function FeedPost({ post: postAsRead, position }: { post: Post; position: FeedPosition }) {
  const post = usePostNow(postAsRead);
  const [showsComments, setShowsComments] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const commentsButton = useRef<HTMLButtonElement>(null);

  function closeComments(how: 'outside' | 'escape') {
    setShowsComments(false);
    if (how === 'escape') commentsButton.current?.focus();
  }

  function endEditing() {
    setEditing(false);
    focusPost(post.id);
  }

  return (
    <PostCard
      post={post}
      editor={isEditing ? <PostEditorSlot post={post} onEnd={endEditing} /> : undefined}
      position={position}
      reaction={<LikeButton post={post} />}
      answers={
        <>
          <CommentsButton
            ref={commentsButton}
            count={post.commentCount}
            isOpen={showsComments}
            onToggle={() => setShowsComments(!showsComments)}
          />
          <ShareButton post={post} />
        </>
      }
      keeping={<SaveButton post={post} />}
      options={<PostOptionsButton post={post} onEdit={() => setEditing(true)} />}
    >
      {showsComments && <CommentsSection post={post} onClose={closeComments} />}
    </PostCard>
  );
}

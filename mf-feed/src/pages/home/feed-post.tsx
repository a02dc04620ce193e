import type { Post } from '@social/api/posts/post';
import { useRef, useState } from 'react';
import { CommentsButton } from '../../features/comment-on-post/comments-button';
import { CommentsSection } from '../../features/comment-on-post/comments-section';
import { LikeButton } from '../../features/like-post/like-button';
import { PostCard, type FeedPosition } from '../../features/read-post/post-card';
import { SaveButton } from '../../features/save-post/save-button';
import { ShareButton } from '../../features/share-post/share-button';
import { usePostNow } from '../../lib/post-changes';
import { PostOptionsButton } from './post-options-button';

/** A post of the feed with all that can be done with it. */
export function FeedPost({ post: postAsRead, position }: { post: Post; position: FeedPosition }) {
  const post = usePostNow(postAsRead);
  const [showsComments, setShowsComments] = useState(false);
  const commentsButton = useRef<HTMLButtonElement>(null);

  function closeComments(how: 'outside' | 'escape') {
    setShowsComments(false);
    if (how === 'escape') commentsButton.current?.focus();
  }

  return (
    <PostCard
      post={post}
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
      options={<PostOptionsButton post={post} />}
    >
      {showsComments && <CommentsSection post={post} onClose={closeComments} />}
    </PostCard>
  );
}

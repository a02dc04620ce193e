import { createBlogComment } from '@social/api/blogs/create-blog-comment';
import type { BlogComment } from '@social/api/blogs/blog-comment';
import type { BlogId } from '@social/api';
import { apiClient, useSession } from '@social/session';
import { styled } from '@social/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listStateOf } from '../../lib/list-state';
import { CommentAction } from './comment-action';
import { CommentBox } from './comment-box';
import { authorName, CommentRow } from './comment-row';
import { TalkList } from './talk-list';
import { talkQuery, useTalkChange } from './talk-query';

/** A comment with its replies, and a box to reply in. */
export function CommentThread({ comment, blogId }: { comment: BlogComment; blogId: BlogId }) {
  const userId = useSession((session) => session.userId);
  const [isReplying, setReplying] = useState(false);
  const [showsReplies, setShowsReplies] = useState(false);
  const comments = useTalkChange(userId, { blogId });
  const replies = useTalkChange(userId, { commentId: comment.id });

  async function reply(text: string): Promise<void> {
    replies.addLast(await createBlogComment(apiClient, { commentId: comment.id }, text));
    comments.countReply(comment.id);
    setReplying(false);
    setShowsReplies(true);
  }

  return (
    <CommentRow comment={comment} noun="comment" onReply={() => setReplying(!isReplying)}>
      {comment.replyCount > 0 && (
        <CommentAction color="primary" aria-expanded={showsReplies} onClick={() => setShowsReplies(!showsReplies)}>
          {showsReplies ? 'Hide replies' : `Show ${comment.replyCount} ${comment.replyCount === 1 ? 'reply' : 'replies'}`}
        </CommentAction>
      )}
      <Below>
        {showsReplies && <Replies comment={comment} />}
        {isReplying && (
          <CommentBox
            label={`Replying to ${authorName(comment)}`}
            draftName={`article_reply_${comment.id}`}
            sendLabel="Reply"
            isFocused
            send={reply}
          />
        )}
      </Below>
    </CommentRow>
  );
}

function Replies({ comment }: { comment: BlogComment }) {
  const userId = useSession((session) => session.userId);
  const state = listStateOf(useInfiniteQuery(talkQuery(userId, { commentId: comment.id })));
  return <TalkList state={state} noun="replies" renderEntry={(reply) => <CommentRow key={reply.id} comment={reply} noun="reply" />} />;
}

const Below = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  width: '100%',
  '&:not(:empty)': { paddingBlock: theme.spacing(0.5) },
}));

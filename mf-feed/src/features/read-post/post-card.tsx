import type { Post } from '@social/api/posts/post';
import type { ReactNode } from 'react';
import { postTitleId } from '../../lib/post-title-id';
import { PostFooter } from '../../lib/post-footer';
import { PostBody } from './post-body';
import { PostHeader } from './post-header';

export type PostCardProps = {
  post: Post;
  /** What the reader can do with the post: first what everybody sees the count of, then what is theirs alone. */
  reaction: ReactNode;
  answers: ReactNode;
  keeping: ReactNode;
  options?: ReactNode;
  /** Stands in place of the words, to change them. */
  editor?: ReactNode;
  /** What was opened below the post. */
  children?: ReactNode;
};

/** All of a post that stands in its article. */
export function PostCard({ post, reaction, answers, keeping, options, editor, children }: PostCardProps) {
  return (
    <>
      <PostHeader post={post} titleId={postTitleId(post.id)} options={options} />
      <PostBody post={post} editor={editor} />
      <PostFooter reaction={reaction} answers={answers} keeping={keeping} />
      {children}
    </>
  );
}

import type { Post } from '@social/api/posts/post';
import type { ReactNode } from 'react';
import { postTitleId } from '../../lib/post-title-id';
import { PostFooter } from '../../lib/post-footer';
import { PostBody } from './post-body';
import { PostHeader } from './post-header';

export type PostCardProps = {
  post: Post;
  reaction: ReactNode;
  responses: ReactNode;
  saving: ReactNode;
  options?: ReactNode;
  /** Replaces the text while it is edited. */
  editor?: ReactNode;
  /** Shown below the actions. */
  children?: ReactNode;
};

/** Shows header, content and actions of a post inside its article. */
export function PostCard({ post, reaction, responses, saving, options, editor, children }: PostCardProps) {
  return (
    <>
      <PostHeader post={post} titleId={postTitleId(post.id)} options={options} />
      <PostBody post={post} editor={editor} />
      <PostFooter reaction={reaction} responses={responses} saving={saving} />
      {children}
    </>
  );
}

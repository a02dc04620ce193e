import type { Post } from '@social/api/posts/post';
import { Card, styled } from '@social/ui';
import type { ReactNode } from 'react';
import { postTitleId } from '../../lib/post-title-id';
import { PostFooter } from '../../lib/post-footer';
import { PAGE_TOP } from '../../lib/page-top';
import { PostBody } from './post-body';
import { PostHeader } from './post-header';

/** Where a post stands in its feed, for those who hear the page. */
export type FeedPosition = { 'aria-posinset': number; 'aria-setsize': number };

export type PostCardProps = {
  post: Post;
  position?: FeedPosition;
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

/** One post, whole. Focus can be set on it, so that keys can lead from post to post. */
export function PostCard({ post, position, reaction, answers, keeping, options, editor, children }: PostCardProps) {
  return (
    <Article component="article" tabIndex={-1} aria-labelledby={postTitleId(post.id)} {...position}>
      <PostHeader post={post} titleId={postTitleId(post.id)} options={options} />
      <PostBody post={post} editor={editor} />
      <PostFooter reaction={reaction} answers={answers} keeping={keeping} />
      {children}
    </Article>
  );
}

const Article = styled(Card)<{ component: 'article' }>(({ theme }) => ({
  overflow: 'hidden',
  // What is fixed above must not cover a post that focus went to.
  scrollMarginTop: `calc(${PAGE_TOP} + ${theme.spacing(9)})`,
  '&:focus-visible': { outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`, outlineOffset: 2 },
}));

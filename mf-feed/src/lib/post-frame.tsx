import type { PostId } from '@social/api';
import { PAGE_TOP } from '@social/contracts/page-protocol';
import { styled } from '@social/ui';
import type { ReactNode } from 'react';
import { postArticleId } from './post-article-id';
import { postTitleId } from './post-title-id';

/** Where a post stands in its feed, for screen readers. */
export type FeedPosition = { 'aria-posinset': number; 'aria-setsize': number };

export type PostFrameProps = {
  postId: PostId;
  /** Names a post that has no title yet. */
  label?: string;
  position?: FeedPosition;
  isLoading?: boolean;
  minHeightPx?: number;
  children?: ReactNode;
};

/** The article of one post. Focus can be set on it, so that keys can lead from post to post. */
export function PostFrame({ postId, label, position, isLoading = false, minHeightPx, children }: PostFrameProps) {
  return (
    <Article
      id={postArticleId(postId)}
      tabIndex={-1}
      {...(label === undefined ? { 'aria-labelledby': postTitleId(postId) } : { 'aria-label': label })}
      aria-busy={isLoading || undefined}
      style={{ minHeight: minHeightPx }}
      {...position}
    >
      {children}
    </Article>
  );
}

// As a card of the theme looks, in one element.
const Article = styled('article')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    overflow: 'hidden',
    // A change in one post has nothing to do with where the others stand.
    contain: 'content',
    borderRadius: theme.shape.borderRadius,
    border: `1px solid ${palette.divider}`,
    background: palette.background.paper,
    color: palette.text.primary,
    // The bar that is fixed above must not cover a post that focus went to.
    scrollMarginTop: `calc(${PAGE_TOP} + ${theme.spacing(9)})`,
    '&:focus': { outline: 'none' },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
  };
});

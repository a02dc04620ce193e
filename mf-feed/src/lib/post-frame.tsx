import type { PostId } from '@social/api';
import { PAGE_TOP } from '@social/contracts/page-protocol';
import { styled } from '@social/ui';
import type { ReactNode } from 'react';
import { postArticleId } from './post-article-id';
import { postTitleId } from './post-title-id';

/** A post's position in its feed, for screen readers, and whether it is not shown yet. */
export type FeedPosition = { 'aria-posinset': number; 'aria-setsize': number; hidden: boolean };

export type PostFrameProps = {
  postId: PostId;
  /** The accessible name of a post that has no title yet. */
  label?: string;
  position?: FeedPosition;
  isLoading?: boolean;
  minHeightPx?: number;
  children?: ReactNode;
};

/** A post's article. It is focusable, so that keys can move from post to post. */
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

// Looks like the theme's card, in a single element.
const Article = styled('article')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    overflow: 'hidden',
    // A change inside one post must not lay out the others.
    contain: 'content',
    borderRadius: theme.shape.borderRadius,
    border: `1px solid ${palette.divider}`,
    background: palette.background.paper,
    color: palette.text.primary,
    // The fixed bar must not cover a focused post.
    scrollMarginTop: `calc(${PAGE_TOP} + ${theme.spacing(9)})`,
    // A post that is longer than a page is printed over several.
    '@media print': { contain: 'none', overflow: 'visible' },
    '&:focus': { outline: 'none' },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
  };
});

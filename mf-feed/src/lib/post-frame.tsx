import type { Post } from '@social/api/posts/post';
import { usePageSettings } from '@social/session';
import { styled } from '@social/ui';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { PAGE_TOP } from './page-top';
import { postArticleId } from './post-article-id';
import { postTimeWords } from './post-time-words';
import { postTitleId } from './post-title-id';

/** Where a post stands in its feed, for those who hear the page. */
export type FeedPosition = { 'aria-posinset': number; 'aria-setsize': number };

export type PostFrameProps = {
  post: Pick<Post, 'id' | 'publisher' | 'createdAt' | 'createdText'>;
  position?: FeedPosition;
  /** A post far from the screen: its height alone, in pixels, in place of a body. It keeps its name, its position and its focus. */
  blankHeightPx?: number | undefined;
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
};

/** The article of one post. Focus can be set on it, so that keys can lead from post to post. */
export function PostFrame({ post, position, blankHeightPx, ref, children }: PostFrameProps) {
  const settings = usePageSettings();
  const isBlank = blankHeightPx !== undefined;
  const name = isBlank
    ? { 'aria-label': `${post.publisher?.name ?? 'Someone'} ${postTimeWords(post, settings)}` }
    : { 'aria-labelledby': postTitleId(post.id) };
  const style: CSSProperties | undefined = isBlank ? { height: blankHeightPx, contain: 'strict' } : undefined;

  return (
    <Article ref={ref} id={postArticleId(post.id)} tabIndex={-1} data-blank={isBlank || undefined} style={style} {...name} {...position}>
      {children}
    </Article>
  );
}

// As a card of the theme looks; thousands of them stand in a long feed, so each is one element and no more.
const Article = styled('article')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    overflow: 'hidden',
    borderRadius: theme.shape.borderRadius,
    border: `1px solid ${palette.divider}`,
    background: palette.background.paper,
    color: palette.text.primary,
    // What is fixed above must not cover a post that focus went to.
    scrollMarginTop: `calc(${PAGE_TOP} + ${theme.spacing(9)})`,
    '&:focus': { outline: 'none' },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
  };
});

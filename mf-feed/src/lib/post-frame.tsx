import type { Post } from '@social/api/posts/post';
import { PAGE_TOP } from '@social/contracts/page-protocol';
import { usePageSettings } from '@social/session';
import { styled, type Theme } from '@social/ui';
import type { CSSProperties, ReactNode, Ref } from 'react';
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

// As a card of the theme looks; dozens of them stand empty around the screen, so each is one element and no more.
const Article = styled('article')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    overflow: 'hidden',
    // What changes in one post has nothing to do with where the others stand.
    contain: 'content',
    borderRadius: theme.shape.borderRadius,
    border: `1px solid ${palette.divider}`,
    background: palette.background.paper,
    color: palette.text.primary,
    // What is fixed above must not cover a post that focus went to.
    scrollMarginTop: `calc(${PAGE_TOP} + ${theme.spacing(9)})`,
    '&[data-blank]': outlineOfPost(theme),
    '&:focus': { outline: 'none' },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
  };
});

/** A face, a name, a time and some words, painted: who gets there before the body sees where it will stand, and no element is spent on it. */
function outlineOfPost(theme: Theme) {
  const color = theme.vars.palette.action.hover;
  const bar = `linear-gradient(${color}, ${color})`;
  return {
    backgroundRepeat: 'no-repeat',
    backgroundImage: [`radial-gradient(circle closest-side, ${color} 97%, transparent)`, bar, bar, bar, bar, bar].join(', '),
    backgroundSize: '44px 44px, 140px 12px, 80px 10px, calc(100% - 32px) 12px, 62% 12px, 160px 20px',
    backgroundPosition: '16px 16px, 72px 22px, 72px 44px, 16px 78px, 16px 100px, 16px calc(100% - 16px)',
  };
}

import type { Post } from '@social/api/posts/post';
import { PAGE_TOP } from '@social/contracts/page-protocol';
import { usePageSettings } from '@social/session';
import { styled, type Theme } from '@social/ui';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { postArticleId } from './post-article-id';
import { formatPostTime } from './format-post-time';
import { postTitleId } from './post-title-id';

/** A post's position in its feed, for screen readers. */
export type FeedPosition = { 'aria-posinset': number; 'aria-setsize': number };

export type PostFrameProps = {
  post: Pick<Post, 'id' | 'publisher' | 'createdAt' | 'createdText'>;
  position?: FeedPosition;
  /** The height in pixels of a virtualized post, whose body is not rendered. Name, position and focus stay. */
  blankHeightPx?: number | undefined;
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
};

/** A post's article. It is focusable, so that keys can move from post to post. */
export function PostFrame({ post, position, blankHeightPx, ref, children }: PostFrameProps) {
  const settings = usePageSettings();
  const isBlank = blankHeightPx !== undefined;
  const name = isBlank
    ? { 'aria-label': `${post.publisher?.name ?? 'Someone'} ${formatPostTime(post, settings)}` }
    : { 'aria-labelledby': postTitleId(post.id) };
  const style: CSSProperties | undefined = isBlank ? { height: blankHeightPx, contain: 'strict' } : undefined;

  return (
    <Article ref={ref} id={postArticleId(post.id)} tabIndex={-1} data-blank={isBlank || undefined} style={style} {...name} {...position}>
      {children}
    </Article>
  );
}

// Looks like the theme's card, in a single element: dozens of empty ones surround the visible posts.
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
    '&[data-blank]': skeletonStyles(theme),
    '&:focus': { outline: 'none' },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
  };
});

/** Paints a skeleton of avatar, name, time and text as backgrounds, without any element. */
function skeletonStyles(theme: Theme) {
  const color = theme.vars.palette.action.hover;
  const bar = `linear-gradient(${color}, ${color})`;
  return {
    backgroundRepeat: 'no-repeat',
    backgroundImage: [`radial-gradient(circle closest-side, ${color} 97%, transparent)`, bar, bar, bar, bar, bar].join(', '),
    backgroundSize: '44px 44px, 140px 12px, 80px 10px, calc(100% - 32px) 12px, 62% 12px, 160px 20px',
    backgroundPosition: '16px 16px, 72px 22px, 72px 44px, 16px 78px, 16px 100px, 16px calc(100% - 16px)',
  };
}

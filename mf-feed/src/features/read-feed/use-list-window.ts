import type { PostId } from '@social/api';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { readPostId } from '../../lib/post-article-id';
import { findArticleBelow, findArticles } from './find-article';
import { isInUse } from './is-in-use';
import type { ListLayout } from './list-layout';
import { findIndicesToMount, RETAINED_WITHIN_PX } from './window-range';

/** Posts at the top of a list that were never rendered are mounted at once: the reader has just asked for them. */
const MOUNTED_ON_TOP = 4;

/** A mounted post, and the height of the posts between it and the mounted one before it, in pixels. */
export type WindowRow = { index: number; omittedPx: number };

export type ListWindowOptions = {
  list: RefObject<HTMLElement | null>;
  postIds: readonly PostId[];
  layout: ListLayout;
  /** Mounted before anything can be measured. */
  initialIds: ReadonlySet<PostId>;
  /** Called when the page has scrolled or something in the list has changed its size. */
  onChange: () => void;
};

/**
 * The window of a long list: posts around the screen, and those in use elsewhere. They stand in the flow of the page between spacers, so
 * the browser lays them out and nothing in sight ever depends on an estimate.
 */
export function useListWindow({ list, postIds, layout, initialIds, onChange }: ListWindowOptions) {
  const [mounted, setMounted] = useState(initialIds);
  const chooseAnchor = useAnchorInList(list);

  const update = useEffectEvent(() => {
    const column = list.current;
    if (!column) return;
    const articles = new Map(findArticles(column).map((article) => [readPostId(article), article]));
    for (const [postId, article] of articles) if (postId) layout.measure(postId, article.getBoundingClientRect().height);
    chooseAnchor();
    onChange();

    const viewport = { topPx: -column.getBoundingClientRect().top, heightPx: window.innerHeight };
    const isMounted = (index: number) => articles.has(postIds[index] ?? null);
    const added = findIndicesToMount(layout.offsetsOf(postIds), viewport, isMounted).flatMap((index) => postIds[index] ?? []);
    // A post that is not in the list now may come back to it: the reader has hidden it, and can undo that.
    const retained = [...new Set([...mounted, ...articles.keys()])].flatMap((postId) => {
      const article = articles.get(postId);
      return postId && (!article || distanceOf(article) <= RETAINED_WITHIN_PX || isInUse(article)) ? postId : [];
    });
    if (added.length > 0 || retained.length < mounted.size) setMounted(new Set([...retained, ...added]));
  });

  useEffect(() => {
    if (!list.current) return;
    const sizes = new ResizeObserver(update);
    sizes.observe(list.current);
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [list]);
  // Mounts the next ones after those that have just been.
  useEffect(() => {
    const frame = requestAnimationFrame(() => update());
    return () => cancelAnimationFrame(frame);
  }, [mounted, postIds]);

  return useMemo(() => {
    const offsets = layout.offsetsOf(postIds);
    const indices = postIds.flatMap((postId, index) =>
      mounted.has(postId) || (index < MOUNTED_ON_TOP && !layout.isMeasured(postId)) ? index : [],
    );
    const between = (end: number, start: number) => (offsets[start] ?? 0) - (offsets[end] ?? 0);
    return {
      rows: indices.map((index, at): WindowRow => ({ index, omittedPx: between((indices[at - 1] ?? -1) + 1, index) })),
      omittedAfterPx: between((indices.at(-1) ?? -1) + 1, postIds.length),
    };
  }, [postIds, mounted, layout]);
}

/**
 * Holds the first post in sight where it is when posts above it turn out higher or lower than estimated; below the last post, the end of
 * that one. Returns how to choose the post anew. Not while the top of the list is in sight: what is new there pushes the rest down.
 */
function useAnchorInList(list: RefObject<HTMLElement | null>): () => void {
  const anchor = useRef<{ article: HTMLElement; edge: 'top' | 'bottom'; offsetPx: number } | null>(null);
  const topOfList = () => list.current?.getBoundingClientRect().top ?? 0;

  function choose() {
    const inSight = list.current && findArticleBelow(list.current, 0);
    const article = inSight ?? (list.current && findArticles(list.current).at(-1));
    const edge = inSight ? 'top' : 'bottom';
    const listTopPx = topOfList();
    anchor.current = article && listTopPx < 0 ? { article, edge, offsetPx: article.getBoundingClientRect()[edge] - listTopPx } : null;
  }

  useLayoutEffect(() => {
    if (anchor.current?.article.isConnected) {
      const { article, edge, offsetPx } = anchor.current;
      const movedPx = article.getBoundingClientRect()[edge] - topOfList() - offsetPx;
      if (Math.abs(movedPx) >= 1) window.scrollBy({ top: movedPx, behavior: 'instant' });
    }
    choose();
  });
  return choose;
}

/** How far an element is from the screen, in pixels; 0 in sight. */
function distanceOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(top - window.innerHeight, -bottom, 0);
}

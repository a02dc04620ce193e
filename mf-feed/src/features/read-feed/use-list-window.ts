import type { PostId } from '@social/api';
import { useEffect, useEffectEvent, useMemo, useState, type RefObject } from 'react';
import { readPostId } from '../../lib/post-article-id';
import { findArticles } from './find-articles';
import { isInUse } from './is-in-use';
import type { ListLayout } from './list-layout';
import { useVisiblePostAnchor } from './use-visible-post-anchor';
import { findIndicesToMount, RETAINED_WITHIN_PX } from './window-range';

/** New posts at the top of a list that are mounted at once, because the reader has just asked for them. */
const MAX_MOUNTED_AT_TOP = 4;

/** A mounted post, and the height of the omitted posts between it and the mounted one before, in pixels. */
export type WindowRow = { index: number; omittedPx: number };

export type ListWindowOptions = {
  list: RefObject<HTMLElement | null>;
  postIds: readonly PostId[];
  layout: ListLayout;
  /** Posts to mount before anything can be measured. */
  initialIds: ReadonlySet<PostId>;
  /** Called when the page has scrolled or the list has changed its size. */
  onChange: () => void;
};

/**
 * Chooses the posts of a long list to mount: those around the screen, and those in use elsewhere. They are in the flow of the page between
 * spacers, so the browser lays them out, and nothing visible depends on an estimated height.
 */
export function useListWindow({ list, postIds, layout, initialIds, onChange }: ListWindowOptions) {
  const [mounted, setMounted] = useState(initialIds);
  const chooseAnchor = useVisiblePostAnchor(list);

  const update = useEffectEvent(() => {
    const column = list.current;
    if (!column) return;
    const articles = new Map(findArticles(column).map((article) => [readPostId(article), article]));
    for (const [postId, article] of articles) if (postId) layout.measure(postId, article.getBoundingClientRect().height);
    chooseAnchor();
    onChange();

    const viewport = { topPx: -column.getBoundingClientRect().top, heightPx: window.innerHeight };
    const isMounted = (index: number) => articles.has(postIds[index] ?? null);
    const added = findIndicesToMount(layout.getOffsets(postIds), viewport, isMounted).flatMap((index) => postIds[index] ?? []);
    // A post that is not in the list now may return: the reader has hidden it, and can undo that.
    const retained = [...new Set([...mounted, ...articles.keys()])].flatMap((postId) => {
      const article = articles.get(postId);
      return postId && (!article || getDistancePx(article) <= RETAINED_WITHIN_PX || isInUse(article)) ? postId : [];
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
  // Mounts the next posts in the frame after the last ones.
  useEffect(() => {
    const frame = requestAnimationFrame(() => update());
    return () => cancelAnimationFrame(frame);
  }, [mounted, postIds]);

  return useMemo(() => {
    const offsets = layout.getOffsets(postIds);
    const indices = postIds.flatMap((postId, index) =>
      mounted.has(postId) || (index < MAX_MOUNTED_AT_TOP && !layout.isMeasured(postId)) ? index : [],
    );
    const between = (end: number, start: number) => (offsets[start] ?? 0) - (offsets[end] ?? 0);
    return {
      rows: indices.map((index, at): WindowRow => ({ index, omittedPx: between((indices[at - 1] ?? -1) + 1, index) })),
      omittedAfterPx: between((indices.at(-1) ?? -1) + 1, postIds.length),
    };
  }, [postIds, mounted, layout]);
}

/** Returns how far an element is from the screen, in pixels; 0 while it is visible. */
function getDistancePx(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(top - window.innerHeight, -bottom, 0);
}

import type { PostId } from '@social/api';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { readPostId } from '../../lib/post-article-id';
import { findArticleBelow, findArticles } from './find-articles';
import { measureInterlude } from './feed-interlude';
import { holdVisiblePost } from './hold-visible-post';
import { isInUse } from './is-in-use';
import type { ListLayout } from './list-layout';
import { useUpdateOnScroll } from './use-update-on-scroll';
import { findIndicesToMount, RETAINED_WITHIN_PX } from './window-range';

/** New posts at the top of a list that are mounted at once, because the reader has just asked for them. */
const MAX_MOUNTED_AT_TOP = 4;

/** From this number of mounted posts on, those far away are removed before others are mounted. */
const MAX_MOUNTED = 20;

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
  const lastScrollPx = useRef(0);
  const schedule = useUpdateOnScroll(list, update);
  // Mounts the next post in the frame after the last one.
  useEffect(schedule, [schedule, mounted, postIds]);

  function update() {
    const column = list.current;
    if (!column) return;
    const articles = new Map(findArticles(column).map((article) => [readPostId(article), article]));
    for (const [postId, article] of articles) if (postId) layout.measure(postId, article.getBoundingClientRect().height);
    measureInterlude(column, layout);
    onChange();

    const visible = findArticleBelow(column, 0);
    const isScrollingDown = window.scrollY > lastScrollPx.current;
    const viewport = { topPx: -column.getBoundingClientRect().top, heightPx: window.innerHeight };
    const added = findIndicesToMount(layout.getOffsets(postIds), viewport, {
      isMounted: (index) => articles.has(postIds[index] ?? null),
      // Moving the page in the frame of the reader's own scroll would count as a layout shift, so posts above wait until the page stands still.
      minIndex: isScrollingDown && visible ? postIds.findIndex((postId) => postId === readPostId(visible)) : 0,
    }).flatMap((index) => postIds[index] ?? []);
    // A post that is not in the list now may return: the reader has hidden it, and can undo that.
    const retained = [...new Set([...mounted, ...articles.keys()])].flatMap((postId) => {
      const article = articles.get(postId);
      return postId && (!article || getDistancePx(article) <= RETAINED_WITHIN_PX || isInUse(article)) ? postId : [];
    });

    // A frame on a slow device has no time for both.
    const isMounting = added.length > 0 && (mounted.size < MAX_MOUNTED || retained.length >= mounted.size);
    const next = new Set(isMounting ? [...mounted, ...retained, ...added] : retained);
    // In this frame: by the next one the page may have scrolled on, and other posts be visible.
    const change = () => flushSync(() => setMounted(next));
    const anchor = visible ?? [...articles.values()].at(-1);
    if (isMounting || retained.length < mounted.size) {
      if (anchor && viewport.topPx > 0) holdVisiblePost(anchor, visible ? 'top' : 'bottom', change);
      else change();
    }
    if (isScrollingDown) schedule();
    lastScrollPx.current = window.scrollY;
  }

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

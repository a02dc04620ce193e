import type { PostId } from '@social/api';
import { startTransition, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { readPostId } from '../../lib/post-article-id';
import { findArticleBelow, findArticles } from './find-articles';
import { measureInterlude } from './feed-interlude';
import { holdPageEnd } from './hold-page-end';
import { holdVisiblePost } from './hold-visible-post';
import { isInUse } from './is-in-use';
import type { ListLayout } from './list-layout';
import { useUpdateOnScroll } from './use-update-on-scroll';
import { findIndexAt, findMissingIndices, PRERENDERED_WITHIN_PX, RETAINED_WITHIN_PX, SHOWN_WITHIN_PX } from './window-range';
import { toWindowRows } from './window-rows';

/** New posts at the top of a list that are shown at once, because the reader has just asked for them. */
const MAX_SHOWN_AT_TOP = 4;

/** From this number of shown posts on, those far away are removed before others are shown. */
const MAX_SHOWN = 20;

/** Posts removed in one frame: a slow device has no time for more. */
const MAX_REMOVED = 2;

/** Posts rendered ahead of the frames that show them: a flung feed needs more than one. */
const MAX_PRERENDERED = 3;

export type ListWindowOptions = {
  list: RefObject<HTMLElement | null>;
  postIds: readonly PostId[];
  layout: ListLayout;
  /** Posts to show before anything can be measured. */
  initialIds: ReadonlySet<PostId>;
  /** True if further posts may follow the last one. */
  hasMore: boolean;
  /** Called when the page has scrolled or the list has changed its size. */
  onChange: () => void;
};

/**
 * Chooses the posts of a long list to mount: those around the screen, and those in use elsewhere. They are in the flow of the page between
 * spacers, so the browser lays them out, and nothing visible depends on an estimated height. A post is rendered hidden at first, in slices
 * between the frames, so that the frame that shows it has only to lay it out and paint it.
 */
export function useListWindow({ list, postIds, layout, initialIds, hasMore, onChange }: ListWindowOptions) {
  const [shown, setShown] = useState(initialIds);
  const [prerendered, setPrerendered] = useState<ReadonlySet<PostId>>(new Set());
  const [endVersion, setEndVersion] = useState(0);
  const lastPrerendered = useRef<PostId | null>(null);
  const lastScrollPx = useRef(0);
  const schedule = useUpdateOnScroll(list, update);
  // Shows the next post in the frame after the last one.
  useEffect(schedule, [schedule, shown, prerendered, postIds]);

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
    const offsets = layout.getOffsets(postIds);
    const visibleId = readPostId(visible);
    const firstVisible = visibleId === null ? findIndexAt(offsets, viewport.topPx) : postIds.indexOf(visibleId);
    const findMissing = (withinPx: number) =>
      findMissingIndices(offsets, viewport, {
        isShown: (index) => articles.has(postIds[index] ?? null),
        // Moving the page in the frame of the reader's own scroll would count as a layout shift, so posts above wait until the page stands still.
        minIndex: isScrollingDown ? firstVisible : 0,
        withinPx,
      }).flatMap((index) => postIds[index] ?? []);
    const due = findMissing(SHOWN_WITHIN_PX);
    const added = due.filter((postId) => prerendered.has(postId)).slice(0, 1);
    // With those shown at the top of the list, which have not been chosen here.
    const all = new Set([...shown, ...[...articles.keys()].filter((postId) => postId !== null)]);
    const removed = [...all].filter((postId) => isRemovable(articles.get(postId))).slice(0, MAX_REMOVED);

    // A frame on a slow device has no time for both.
    const isAdding = due.length > 0 && (all.size < MAX_SHOWN || removed.length === 0);
    const next = new Set(isAdding ? [...all, ...added] : [...all].filter((postId) => !removed.includes(postId)));
    // In this frame: by the next one the page may have scrolled on, and other posts be visible.
    const change = () =>
      flushSync(() => {
        setShown(next);
        if (viewport.topPx + 2 * viewport.heightPx > column.offsetHeight) setEndVersion((version) => version + 1);
      });
    holdPageEnd(column, { hasMore });
    if (isAdding ? added.length > 0 : removed.length > 0) {
      const article = visible ?? [...articles.values()].at(-1);
      const onScrollDown = (scrollByPx: number) => holdPageEnd(column, { hasMore, scrollByPx });
      if (article && viewport.topPx > 0) holdVisiblePost({ article, edge: visible ? 'top' : 'bottom', change, onScrollDown });
      else change();
    }
    prerender(findMissing(PRERENDERED_WITHIN_PX).filter((postId) => !next.has(postId)));
    if (isScrollingDown) schedule();
    lastScrollPx.current = window.scrollY;
  }

  /** Renders the next of these posts hidden. */
  function prerender(missing: readonly PostId[]) {
    const wanted = missing.slice(0, MAX_PRERENDERED);
    const upcoming = wanted.find((postId) => !prerendered.has(postId));
    if (upcoming === undefined || upcoming === lastPrerendered.current) return;
    lastPrerendered.current = upcoming;
    startTransition(() => setPrerendered(new Set(wanted.filter((postId) => postId === upcoming || prerendered.has(postId)))));
  }

  const rows = useMemo(
    () =>
      toWindowRows(postIds, layout.getOffsets(postIds), {
        isShown: (postId, index) => shown.has(postId) || (index < MAX_SHOWN_AT_TOP && !layout.isMeasured(postId)),
        prerendered,
      }),
    [postIds, shown, prerendered, layout],
  );
  return { ...rows, endVersion };
}

/**
 * Returns true if a post is far from the screen and not in use. A post that is not in the list now may return: the reader can undo hiding
 * it.
 */
function isRemovable(article: Element | undefined): boolean {
  return article !== undefined && getDistancePx(article) > RETAINED_WITHIN_PX && !isInUse(article);
}

/** Returns how far an element is from the screen, in pixels; 0 while it is visible. */
function getDistancePx(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(top - window.innerHeight, -bottom, 0);
}

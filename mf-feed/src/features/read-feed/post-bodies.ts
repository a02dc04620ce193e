import type { PostId } from '@social/api';
import { isInUse } from './is-in-use';
import { postHeights } from './post-heights';

/** Bodies come this far from the screen, and go only further away, so that a small move back and forth changes nothing. Pixels. */
const COMES_WITHIN_PX = 1200;
const GOES_BEYOND_PX = 2000;
/** How many are on their way at once, those in sight first: a frame has time to draw one, not three. */
const MOST_AT_ONCE = 1;

export type PostRow = {
  postId: PostId;
  hasBody: boolean;
  show: (hasBody: boolean) => void;
};

export type PostBodies = ReturnType<typeof createPostBodies>;

/**
 * Keeps the bodies of a long list to those near the screen. Each article stays; the list is searched by halves, so that its length
 * costs nothing while one scrolls.
 */
export function createPostBodies() {
  const rows = new Map<Element, PostRow>();
  const withBody = new Set<Element>();
  const onTheirWay = new Set<Element>();
  let widthPx = 0;

  function giveBody(article: Element, row: PostRow): void {
    row.hasBody = true;
    withBody.add(article);
    onTheirWay.add(article);
    row.show(true);
  }

  function takeBody(article: Element): void {
    const row = rows.get(article);
    if (!row) return;
    measure(article, row.postId);
    row.hasBody = false;
    withBody.delete(article);
    onTheirWay.delete(article);
    row.show(false);
  }

  return {
    /** Measures, then changes. Returns whether more bodies are still to come. */
    update(list: HTMLElement): boolean {
      widthPx = list.clientWidth;
      const missing = nearArticles(list).filter(({ article }) => rows.get(article)?.hasBody === false);
      const far = [...withBody].filter((article) => isFar(article) && !isInUse(article));
      for (const article of far) takeBody(article);

      const most = MOST_AT_ONCE - onTheirWay.size;
      missing.sort((one, other) => one.distancePx - other.distancePx);
      for (const { article } of missing.slice(0, Math.max(0, most))) {
        const row = rows.get(article);
        if (row) giveBody(article, row);
      }
      return missing.length > 0;
    },
    /** An article takes part from now on; `row` says whether it has its body, and how to change that. Returns how it leaves. */
    register(article: Element, row: PostRow): () => void {
      rows.set(article, row);
      if (row.hasBody) withBody.add(article);
      return () => {
        if (row.hasBody) measure(article, row.postId);
        rows.delete(article);
        withBody.delete(article);
        onTheirWay.delete(article);
      };
    },
    /** The body of an article has arrived. */
    arrived: (article: Element) => onTheirWay.delete(article),
    /** What a post leaves open while its body is away, in pixels. */
    blankHeightOf: (postId: PostId): number => postHeights.of(postId, widthPx),
  };
}

function measure(article: Element, postId: PostId): void {
  const { height, width } = article.getBoundingClientRect();
  postHeights.remember(postId, { heightPx: height, widthPx: width });
}

function isFar(article: Element): boolean {
  const { top, bottom } = article.getBoundingClientRect();
  return bottom < -GOES_BEYOND_PX || top > window.innerHeight + GOES_BEYOND_PX;
}

function nearArticles(list: HTMLElement): { article: Element; distancePx: number }[] {
  const near = [];
  const end = window.innerHeight + COMES_WITHIN_PX;
  for (let index = firstBelow(list, -COMES_WITHIN_PX); index < list.children.length; index += 1) {
    const article = list.children[index];
    const box = article?.getBoundingClientRect();
    if (!article || !box || box.top > end) break;
    near.push({ article, distancePx: Math.max(box.top - window.innerHeight, -box.bottom, 0) });
  }
  return near;
}

/** The index of the first article that ends below `y`, in pixels from the top of the screen: they stand in order. */
export function firstBelow(list: HTMLElement, y: number): number {
  let low = 0;
  let high = list.children.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list.children[middle]?.getBoundingClientRect().bottom ?? 0) > y) high = middle;
    else low = middle + 1;
  }
  return low;
}

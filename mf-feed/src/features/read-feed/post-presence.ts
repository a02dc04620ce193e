import type { PostId } from '@social/api';
import { readPostId } from '../../lib/post-article-id';
import { isInUse } from './is-in-use';
import { childrenNear } from './list-places';
import { postHeights } from './post-heights';
import { createPresence } from './presence';

/** How many of the newest posts have their bodies at once. */
const FIRST = 4;
/** What stands between two posts, in pixels. */
export const GAP_PX = 16;

export type PostPresence = ReturnType<typeof createPostPresence>;

/**
 * Of a long list, what is drawn: the articles of the groups around the screen, and of these the bodies of the posts near it. The list
 * begins with the groups and bodies of `firstIds`, where the reader looks first.
 */
export function createPostPresence(firstIds: ReadonlySet<PostId>) {
  let widthPx = 0;
  let hasMoved = false;

  const bodies = createPresence({
    comesWithinPx: 1200,
    goesBeyondPx: 2000,
    isKept: isInUse,
    onGoing(article) {
      const { height, width } = article.getBoundingClientRect();
      const postId = readPostId(article);
      if (postId !== null) postHeights.remember(postId, { heightPx: height, widthPx: width });
    },
  });
  const groups = createPresence({
    comesWithinPx: 4000,
    goesBeyondPx: 8000,
    isKept: (group) => group.contains(document.activeElement) || group.querySelector(':scope > article:not([data-blank])') !== null,
  });
  const blankHeightOf = (postId: PostId): number => postHeights.of(postId, widthPx);

  return {
    bodies,
    groups,
    /** Measures, then changes. Returns whether more is still to come. */
    update(list: HTMLElement): boolean {
      widthPx = list.clientWidth;
      hasMoved = true;
      const nearGroups = childrenNear(list, groups.comesWithinPx);
      const nearArticles = nearGroups.flatMap((group) => childrenNear(group, bodies.comesWithinPx));
      const awaitsBodies = bodies.update(nearArticles);
      const awaitsGroups = groups.update(nearGroups);
      // A group that has come is empty until its posts are unpacked: nobody else would ask for their bodies then.
      return awaitsGroups || awaitsBodies || nearGroups.some(({ childElementCount }) => childElementCount === 0);
    },
    startsWithGroup: (postIds: readonly PostId[]): boolean => hasMoved || postIds.some((postId) => firstIds.has(postId)),
    /** What is new on top is there at once, without an outline before it. */
    startsWithBody: (postId: PostId, position: number): boolean =>
      (!hasMoved && firstIds.has(postId)) || (position <= FIRST && !postHeights.knows(postId)),
    /** What a post leaves open while its body is away, in pixels. */
    blankHeightOf,
    /** What posts leave open, one below the other, while their group is away. */
    blankHeightOfGroup: (postIds: readonly PostId[]): number =>
      postIds.reduce((sumPx, postId) => sumPx + blankHeightOf(postId), (postIds.length - 1) * GAP_PX),
  };
}

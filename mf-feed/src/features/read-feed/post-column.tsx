import type { PostId } from '@social/api';
import type { Post } from '@social/api/posts/post';
import { styled } from '@social/ui';
import { useRef, useState, type ComponentType } from 'react';
import { moveBetweenArticles } from './move-between-articles';
import { PostArticles } from './post-articles';
import { createPostBodies } from './post-bodies';
import { useKeptPlace } from './use-kept-place';
import { useListMoves } from './use-list-moves';
import { usePostKeys } from './use-post-keys';

export type PostColumnProps = {
  posts: readonly Post[];
  /** Whether the last post of all is here. */
  isWhole: boolean;
  isLoading: boolean;
  /** Tells the lists of one page apart. */
  name: string;
  PostView: ComponentType<{ post: Post }>;
};

/** How many posts a screen shows at the most before anything is measured: before and after where the reader looks first. */
const BEFORE = 1;
const AFTER = 4;

/** Posts one below the other. All their articles are here, the bodies of those near the screen alone. */
export function PostColumn({ posts, isWhole, isLoading, name, PostView }: PostColumnProps) {
  const list = useRef<HTMLDivElement>(null);
  const [bodies] = useState(createPostBodies);
  const { place, keep } = useKeptPlace(list, name);
  const [firstIds] = useState(() => idsAround(posts, place?.postId ?? null));

  useListMoves(list, (element) => {
    keep();
    return bodies.update(element);
  });
  usePostKeys(list);

  return (
    <Column ref={list} role="feed" aria-label="Posts" aria-busy={isLoading} onKeyDown={moveBetweenArticles}>
      <PostArticles posts={posts} isWhole={isWhole} firstIds={firstIds} bodies={bodies} PostView={PostView} />
    </Column>
  );
}

function idsAround(posts: readonly Post[], anchor: PostId | null): ReadonlySet<PostId> {
  const index = posts.findIndex(({ id }) => id === anchor);
  return new Set(index === -1 ? [] : posts.slice(Math.max(0, index - BEFORE), index + AFTER).map(({ id }) => id));
}

// No grid: with thousands of rows each new one would be laid out with all the others.
const Column = styled('div')(({ theme }) => ({ '& > * + *': { marginTop: theme.spacing(2) } }));

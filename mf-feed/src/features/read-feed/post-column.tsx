import type { PostId } from '@social/api';
import type { Post } from '@social/api/posts/post';
import { styled } from '@social/ui';
import { useDeferredValue, useRef, useState, type ComponentType } from 'react';
import { moveBetweenArticles } from './move-between-articles';
import type { PostEntry } from '../../lib/post-entry';
import { PostGroupColumn } from './post-group-column';
import { createPostGroups } from './post-groups';
import { createPostPresence, GAP_PX } from './post-presence';
import { useKeptPlace } from './use-kept-place';
import { useListMoves } from './use-list-moves';
import { usePostKeys } from './use-post-keys';

export type PostColumnProps = {
  entries: readonly PostEntry[];
  /** Whether the last post of all is here. */
  isWhole: boolean;
  isLoading: boolean;
  /** Tells the lists of one page apart. */
  name: string;
  PostView: ComponentType<{ post: Post }>;
};

/** The total is unknown until the last page has come. */
const UNKNOWN_SIZE = -1;
/** How many posts a screen shows at the most before anything is measured: before and after where the reader looks first. */
const BEFORE = 1;
const AFTER = 4;

/** Posts one below the other. Those around the screen have their articles here, those near it their bodies. */
export function PostColumn({ entries, isWhole, isLoading, name, PostView }: PostColumnProps) {
  const list = useRef<HTMLDivElement>(null);
  const { place, keep } = useKeptPlace(list, name);
  const [presence] = useState(() => createPostPresence(idsAround(entries, place?.postId ?? null)));
  const [groupsOf] = useState(createPostGroups);
  // Once the end is known, all articles say so: whatever the reader does meanwhile comes first.
  const size = useDeferredValue(isWhole ? entries.length : UNKNOWN_SIZE);

  useListMoves(list, (element) => {
    keep();
    return presence.update(element);
  });
  usePostKeys(list);

  return (
    <Column ref={list} role="feed" aria-label="Posts" aria-busy={isLoading} onKeyDown={moveBetweenArticles}>
      {groupsOf(entries).map((group) => (
        <PostGroupColumn key={group.id} group={group} size={size} presence={presence} PostView={PostView} />
      ))}
    </Column>
  );
}

/** Where the reader was, or the top. */
function idsAround(entries: readonly PostEntry[], anchor: PostId | null): ReadonlySet<PostId> {
  const index = Math.max(
    0,
    entries.findIndex(({ id }) => id === anchor),
  );
  return new Set(entries.slice(Math.max(0, index - BEFORE), index + AFTER).map(({ id }) => id));
}

const Column = styled('div')({ '& > * + *': { marginTop: GAP_PX } });

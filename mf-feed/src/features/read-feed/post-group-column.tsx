import type { Post } from '@social/api/posts/post';
import { styled } from '@social/ui';
import { memo, type ComponentType } from 'react';
import { FeedItem } from './feed-item';
import type { PostGroup } from './post-groups';
import { GAP_PX, type PostPresence } from './post-presence';
import { usePresence } from './use-presence';
import { useShelf } from './use-shelf';

export type PostGroupColumnProps = {
  group: PostGroup;
  /** How many posts the list has; -1 while nobody knows. */
  size: number;
  presence: PostPresence;
  PostView: ComponentType<{ post: Post }>;
};

/** Posts that stand together. Far from the screen it is one empty element, as high as they are, and its posts are packed. */
export const PostGroupColumn = memo(function PostGroupColumn({ group, size, presence, PostView }: PostGroupColumnProps) {
  const { entries } = group;
  const postIds = entries.map(({ id }) => id);
  const { ref, isHere } = usePresence<HTMLDivElement>(presence.groups, () => presence.startsWithGroup(postIds));
  const isDrawn = useShelf(entries, isHere);

  const blank = isDrawn ? undefined : { height: presence.blankHeightOfGroup(postIds), contain: 'strict' };

  return (
    <Column ref={ref} style={blank}>
      {isDrawn && <Articles group={group} size={size} presence={presence} PostView={PostView} />}
    </Column>
  );
});

/** A component of its own: React keeps what an element was last given, and these are the posts themselves. */
function Articles({ group, size, presence, PostView }: PostGroupColumnProps) {
  return group.entries.map(
    ({ id, post }, index) =>
      post && <FeedItem key={id} post={post} position={group.before + index + 1} size={size} presence={presence} PostView={PostView} />,
  );
}

// No grid: each new row would be laid out with all the others.
const Column = styled('div')({
  // What changes in one group has nothing to do with where the others stand.
  contain: 'layout style',
  '& > * + *': { marginTop: GAP_PX },
});

import type { PostId } from '@social/api';
import type { Post } from '@social/api/posts/post';
import { styled } from '@social/ui';
import { Fragment, useDeferredValue, useMemo, useRef, useState, type ComponentType } from 'react';
import type { PostEntry } from '../../lib/post-entry';
import { FeedEndNotice } from './feed-end-notice';
import { FeedItem } from './feed-item';
import type { FeedSource } from './feed-query';
import { GAP_PX } from './list-layout';
import { moveBetweenArticles } from './move-between-articles';
import { useListWindow } from './use-list-window';
import { usePostKeys } from './use-post-keys';
import type { FeedEnd } from './use-feed';
import { useScrollAnchor } from './use-scroll-anchor';

export type PostColumnProps = {
  entries: readonly PostEntry[];
  end: FeedEnd;
  source: FeedSource;
  PostView: ComponentType<{ post: Post }>;
};

/** The total is unknown until the last page has come. */
const UNKNOWN_SIZE = -1;
/** How many posts fill a screen before anything is measured: before and after the reader's scroll anchor. */
const BEFORE = 1;
const AFTER = 4;

/** Posts one below the other; only those around the screen are mounted. */
export function PostColumn({ entries, end, source, PostView }: PostColumnProps) {
  const list = useRef<HTMLDivElement>(null);
  const { restored, layout, save } = useScrollAnchor(list, JSON.stringify(source.of));
  const postIds = useMemo(() => entries.map(({ id }) => id), [entries]);
  const [initialIds] = useState(() => idsAround(postIds, restored?.postId ?? null));
  const { rows, omittedAfterPx } = useListWindow({ list, postIds, layout, initialIds, onChange: save });
  // Once the end is known, all articles say so: whatever the reader does meanwhile comes first.
  const size = useDeferredValue(end.kind === 'reached' ? entries.length : UNKNOWN_SIZE);
  usePostKeys(list);

  return (
    <>
      <Column ref={list} role="feed" aria-label="Posts" aria-busy={end.kind === 'loading'} onKeyDown={moveBetweenArticles}>
        {rows.map(({ index, omittedPx }) => {
          const entry = entries[index];
          return (
            entry && (
              <Fragment key={entry.id}>
                {spacer(omittedPx)}
                <FeedItem
                  entry={entry}
                  source={source}
                  position={index + 1}
                  size={size}
                  heightPx={layout.heightOf(entry.id)}
                  PostView={PostView}
                />
              </Fragment>
            )
          );
        })}
        {spacer(omittedAfterPx)}
      </Column>
      {/* A skeleton in sight is a new element too when the posts above it change. */}
      <FeedEndNotice key={end.kind === 'failed' ? end.kind : `${entries.length} ${omittedAfterPx}`} end={end} />
    </>
  );
}

/** A new element for each height: one that posts push away would count, and feel, as a jump. */
function spacer(heightPx: number) {
  return heightPx > 0 && <Spacer key={heightPx} style={{ height: heightPx }} />;
}

/** The posts around the anchor, or those at the top. */
function idsAround(postIds: readonly PostId[], anchor: PostId | null): ReadonlySet<PostId> {
  const index = Math.max(
    0,
    postIds.findIndex((id) => id === anchor),
  );
  return new Set(postIds.slice(Math.max(0, index - BEFORE), index + AFTER));
}

// No grid: each new row would be laid out with all the others.
const Column = styled('div')({ display: 'flow-root', '& > article': { marginBottom: GAP_PX } });

// Cards without content: a reader who is faster than the device sees that posts will be here.
const Spacer = styled('div')(({ theme }) => ({
  background: `repeating-linear-gradient(${theme.vars.palette.background.paper} 0 420px, transparent 420px 436px)`,
}));

import type { PostId } from '@social/api';
import type { Post } from '@social/api/posts/post';
import type { ListEnd } from '@social/data/lists/list-state';
import { t } from '@social/texts';
import { notPrinted, styled, FirstPicture } from '@social/ui';
import { Fragment, useDeferredValue, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { PostEntry } from '../../lib/post-entry';
import { FeedEndNotice } from './feed-end-notice';
import { FeedInterlude } from './feed-interlude';
import { FeedItem } from './feed-item';
import type { FeedSource } from './feed-query';
import { GAP_PX } from './list-layout';
import { moveBetweenArticles } from './move-between-articles';
import { useListWindow } from './use-list-window';
import { usePostKeys } from './use-post-keys';
import { useScrollAnchor } from './use-scroll-anchor';

export type PostColumnProps = {
  entries: readonly PostEntry[];
  end: ListEnd;
  unreadableCount: number;
  source: FeedSource;
  PostView: ComponentType<{ post: Post }>;
  /** Stands after the third post. */
  interlude?: ReactNode;
};

/** The value of aria-setsize until the last page is loaded. */
const UNKNOWN_SIZE = -1;
const POSTS_BEFORE_INTERLUDE = 3;
/** Posts mounted before anything is measured, before and from the reader's scroll anchor: enough for a screen. */
const INITIAL_BEFORE = 1;
const INITIAL_AFTER = 4;

/** Shows posts in a column, of which only those around the screen are mounted. */
export function PostColumn({ entries, end, unreadableCount, source, PostView, interlude }: PostColumnProps) {
  const list = useRef<HTMLDivElement>(null);
  const { restored, layout, save } = useScrollAnchor(list, source);
  const postIds = useMemo(() => entries.map(({ id }) => id), [entries]);
  const [initialIds] = useState(() => findIdsAround(postIds, restored?.postId ?? null));
  const hasMore = end.kind === 'more' || end.kind === 'loading';
  const { rows, shownCount, endVersion, omittedAfterPx } = useListWindow({ list, postIds, layout, initialIds, hasMore, onChange: save });
  // Deferred, because all articles change when the end is known.
  const size = useDeferredValue(end.kind === 'reached' ? entries.length : UNKNOWN_SIZE);
  usePostKeys(list);
  const interludeIndex = Math.min(POSTS_BEFORE_INTERLUDE, entries.length) - 1;

  return (
    <>
      <FirstPicture>
        <Column ref={list} role="feed" aria-label={t('Posts')} aria-busy={end.kind === 'loading'} onKeyDown={moveBetweenArticles}>
          {rows.map(({ index, shownAbove, omittedPx, isHidden }) => {
            const entry = entries[index];
            return (
              entry && (
                <Fragment key={entry.id}>
                  {renderSpacer(omittedPx, shownAbove)}
                  <FeedItem
                    entry={entry}
                    source={source}
                    position={index + 1}
                    size={size}
                    isHidden={isHidden}
                    layout={layout}
                    PostView={PostView}
                  />
                  {interlude !== undefined && index === interludeIndex && <FeedInterlude afterIndex={index}>{interlude}</FeedInterlude>}
                </Fragment>
              )
            );
          })}
          {renderSpacer(omittedAfterPx, shownCount)}
        </Column>
      </FirstPicture>
      <FeedEndNotice
        end={end}
        unreadableCount={unreadableCount}
        noticeKey={end.kind === 'failed' ? end.kind : `${entries.length} ${endVersion}`}
      />
    </>
  );
}

/**
 * Makes a new element whenever posts above it are mounted, because one that posts push away would count as a layout shift: a post is seldom
 * as high as estimated.
 */
function renderSpacer(heightPx: number, shownAbove: number) {
  return heightPx > 0 && <Spacer key={`${shownAbove} ${heightPx}`} style={{ height: heightPx }} />;
}

/** Returns the posts around the anchor, or those at the top. */
function findIdsAround(postIds: readonly PostId[], anchor: PostId | null): ReadonlySet<PostId> {
  const index = Math.max(
    0,
    postIds.findIndex((id) => id === anchor),
  );
  return new Set(postIds.slice(Math.max(0, index - INITIAL_BEFORE), index + INITIAL_AFTER));
}

// Not a grid, in which each new row would be laid out with all the others.
const Column = styled('div')({ display: 'flow-root', '& > article': { marginBottom: GAP_PX } });

// Empty cards show a reader who scrolls faster than posts are mounted that there will be posts.
const Spacer = styled('div')(({ theme }) => ({
  // The posts that it replaces are not in the document.
  ...notPrinted,
  // The browser's scroll anchoring holds posts: a spacer is replaced whenever its height changes.
  overflowAnchor: 'none',
  background: `repeating-linear-gradient(${theme.vars.palette.background.paper} 0 420px, transparent 420px 436px)`,
}));

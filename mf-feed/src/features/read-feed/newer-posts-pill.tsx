import { PAGE_TOP } from '@social/contracts/page-protocol';
import { plural, t } from '@social/texts';
import { Button, styled, useHotkey } from '@social/ui';
import { useEffect, useRef } from 'react';
import type { PostId } from '@social/api';
import { postArticleId } from '../../lib/post-article-id';
import type { FeedSource } from './feed-query';
import type { PostEntry } from '../../lib/post-entry';
import { useNewerPosts } from './use-newer-posts';

export type NewerPostsPillProps = { source: FeedSource; entries: readonly PostEntry[]; hiddenIds: ReadonlySet<PostId> };

/** Offers to show newer posts. It is laid over the feed, so that nothing moves when it appears. */
export function NewerPostsPill({ source, entries, hiddenIds }: NewerPostsPillProps) {
  const { newer, show, ask } = useNewerPosts(source, entries, hiddenIds);
  const goTo = useRef<PostId | null>(null);
  const count = newer.posts.length;

  function showNewer() {
    const first = newer.posts[0];
    if (!first) return ask();
    goTo.current = first.id;
    show();
  }

  useHotkey({ key: '.', label: t('Show new posts'), group: t('Posts'), run: showNewer });

  useEffect(() => {
    const article = goTo.current === null ? null : document.getElementById(postArticleId(goTo.current));
    if (!article) return;
    goTo.current = null;
    article.focus({ preventScroll: true });
    article.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [entries]);

  return (
    <Overlay role="status">
      {count > 0 && (
        <Pill variant="contained" onClick={showNewer}>
          {newer.hasGap ? t('{count}+ new posts', { count }) : plural(count, { one: '{count} new post', other: '{count} new posts' })}
        </Pill>
      )}
    </Overlay>
  );
}

// Takes no height, and sticks below the bars at the top.
const Overlay = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: `calc(${PAGE_TOP} + ${theme.spacing(9)})`,
  zIndex: theme.zIndex.appBar - 2,
  height: 0,
  display: 'flex',
  justifyContent: 'center',
}));

const Pill = styled(Button)(({ theme }) => ({
  height: 40,
  borderRadius: 999,
  paddingInline: theme.spacing(2.5),
  boxShadow: theme.shadows[4],
}));

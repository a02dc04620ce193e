import { PAGE_TOP } from '@social/contracts/page-protocol';
import { Button, styled, useHotkey } from '@social/ui';
import { useEffect, useRef } from 'react';
import type { PostId } from '@social/api';
import { postArticleId } from '../../lib/post-article-id';
import type { FeedSource } from './feed-query';
import type { PostEntry } from '../../lib/post-entry';
import { useNewerPosts } from './use-newer-posts';

export type NewerPostsPillProps = { source: FeedSource; entries: readonly PostEntry[]; leftOut: ReadonlySet<PostId> };

/** Says that newer posts have come, and brings them when it is pressed. It lies over the posts: nothing moves when it comes. */
export function NewerPostsPill({ source, entries, leftOut }: NewerPostsPillProps) {
  const { newer, show, ask } = useNewerPosts(source, entries, leftOut);
  const goTo = useRef<PostId | null>(null);
  const count = newer.posts.length;

  function bring() {
    const first = newer.posts[0];
    if (!first) return ask();
    goTo.current = first.id;
    show();
  }

  useHotkey({ key: '.', label: 'Show new posts', group: 'Posts', run: bring });

  useEffect(() => {
    const article = goTo.current === null ? null : document.getElementById(postArticleId(goTo.current));
    if (!article) return;
    goTo.current = null;
    article.focus({ preventScroll: true });
    article.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [entries]);

  return (
    <Place role="status">
      {count > 0 && (
        <Pill variant="contained" onClick={bring}>
          {newer.hasGap ? `${count}+ new posts` : count === 1 ? '1 new post' : `${count} new posts`}
        </Pill>
      )}
    </Place>
  );
}

// As high as nothing, below the row that sticks above.
const Place = styled('div')(({ theme }) => ({
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

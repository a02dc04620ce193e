import type { Post } from '@social/api/posts/post';
import { liveChannel } from '@social/data';
import { useEffect } from 'react';
import { createShownPosts } from './shown-posts';

const shownPosts = createShownPosts();
let isStarted = false;

/** Shows what others do to a post while it is on the screen: its likes, reactions and comments are counted as they happen. */
export function useWatchedCounts(post: Post): void {
  useEffect(() => {
    startOnce();
    return shownPosts.add(post);
  }, [post]);
}

/** Loads the rest when there is a stream of events to watch them on; without one, counts are those of the last request. */
function startOnce(): void {
  if (isStarted) return;
  isStarted = true;
  if (liveChannel.getStreamId() !== null) return load();
  const stop = liveChannel.subscribe((news) => {
    if (news.kind !== 'stream' || news.streamId === null) return;
    stop();
    load();
  });
}

function load(): void {
  void import('./watch-counts').then(
    ({ watchCounts }) => void watchCounts({ channel: liveChannel, posts: shownPosts }),
    () => (isStarted = false), // The next post tries again.
  );
}

import { Typography } from '@social/ui';
import { UnsavedNotice } from '../../features/save-post/unsaved-notice';
import { PostList } from '../parts/post-list';
import { RegionColumn } from '../parts/region-column';

const SAVED = { kind: 'saved' } as const;

/** `/saved-posts`: what this member keeps for later. */
export function SavedPostsPage() {
  return (
    <RegionColumn>
      <Typography variant="h1">Saved Posts</Typography>
      <PostList
        of={SAVED}
        empty={{ title: 'No saved posts yet', detail: 'Save a post in your feed, and it will wait for you here.' }}
        failedTitle="Your saved posts could not be loaded"
        noticeOf={(post) => <UnsavedNotice post={post} />}
      />
    </RegionColumn>
  );
}

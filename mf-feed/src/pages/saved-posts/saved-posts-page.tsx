import { t } from '@social/texts';
import { Typography } from '@social/ui';
import type { Post } from '@social/api/posts/post';
import { UnsavedNotice } from '../../features/save-post/unsaved-notice';
import { FeedPost } from '../parts/feed-post';
import { PostList } from '../parts/post-list';
import { NarrowPageColumn } from '@social/ui/layout/narrow-page-column';

const SAVED = { kind: 'saved' } as const;

export function SavedPostsPage() {
  return (
    <NarrowPageColumn>
      <Typography variant="h1">{t('Saved Posts')}</Typography>
      <PostList
        of={SAVED}
        empty={{ title: t('No saved posts yet'), detail: t('Save a post in your feed, and it will wait for you here.') }}
        failedTitle={t('Your saved posts could not be loaded')}
        PostView={SavedPost}
      />
    </NarrowPageColumn>
  );
}

function SavedPost({ post }: { post: Post }) {
  return <FeedPost post={post} notice={<UnsavedNotice post={post} />} />;
}

import { useSession } from '@social/session';
import { t } from '@social/texts';
import { Button, type EmptyStateProps } from '@social/ui';
import { Link } from '@social/ui/router';
import { useReadAgain } from '../../features/read-feed/use-read-again';
import type { FeedKind } from '../../lib/feed-kind';
import { PostList } from '../parts/post-list';

const emptyTexts = {
  person: { title: t('No posts yet'), detail: t('What they post, and you may see, will appear here.') },
  page: { title: t('No posts yet'), detail: t('What this page posts will appear here.') },
  group: { title: t('No posts yet'), detail: t('What the members of this group post, and you may see, will appear here.') },
};

const ownEmptyState: EmptyStateProps = {
  title: t('You have not posted yet'),
  detail: t('What you post will appear here.'),
  action: (
    <Button component={Link} to="/" variant="outlined">
      {t('Write a post')}
    </Button>
  ),
};

/** Shows the posts of a person, page or group inside another remote's screen. */
export function PostListPage({ of, revision }: { of: Extract<FeedKind, { id: string }>; revision: number }) {
  const userId = useSession((session) => session.userId);
  useReadAgain(userId, of, revision);
  const isOwn = of.kind === 'person' && of.id === userId;
  const empty = isOwn ? ownEmptyState : emptyTexts[of.kind];
  return <PostList key={`${of.kind} ${of.id}`} of={of} empty={empty} failedTitle={t('The posts could not be loaded')} />;
}
